import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl/react'
import { Mark } from '#web/ui/icons.tsx'
import { NavRibbon, TabRibbon } from '#web/ui/ribbon.tsx'
import { LanguageChoice, ThemeChoice } from './choices.tsx'
import { Footer } from './footer.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { destinations } from './navigation.ts'

/**
 * What stands around every page: skip link, top bar, the page, the footer, and on phones the tab bar. `margin`
 * leaves the ribbon its margin beside the name, on the page that has one.
 */
export function Frame({ children, margin = false }: { children: ReactNode; margin?: boolean }) {
  const t = useTranslations('shell')
  return (
    <>
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 -translate-y-[250%] rounded-m bg-primary px-5 py-3.5 font-semibold text-on-primary focus:translate-y-0"
      >
        {t('skip')}
      </a>
      <header className="relative z-10 desk:sticky desk:top-0 desk:border-b desk:border-line desk:bg-paper">
        <div
          className={`mx-auto flex h-16 max-w-360 items-center gap-1 pr-3 desk:h-18 desk:gap-3 desk:px-10 ${margin ? 'pl-17 max-[359px]:pl-15' : 'pl-(--gutter)'}`}
        >
          <Link
            to="/home"
            className="tap inline-flex items-center gap-2.5 font-serif text-[clamp(1.25rem,7vw,1.75rem)]/none font-bold tracking-[-.02em] text-teal-text"
          >
            <Mark size={30} className={margin ? 'hidden desk:block' : ''} />
            Pray
          </Link>
          <TopNavigation />
          <span className="grow" />
          <LanguageChoice />
          <ThemeChoice />
        </div>
      </header>
      <OfflineNotice />
      {children}
      <Footer margin={margin} />
      <TabBar />
    </>
  )
}

function TopNavigation() {
  const t = useTranslations('shell')
  return (
    <nav aria-label={t('navigation')} className="ml-9 hidden h-full desk:block">
      <ul className="flex h-full gap-1">
        {destinations.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              className="relative flex h-full items-center px-4 pt-1.5 text-[1.0625rem]/none font-medium text-ink-2 aria-[current=page]:font-semibold aria-[current=page]:text-lit-text"
            >
              {({ isActive }) => (
                <>
                  {isActive && (
                    <NavRibbon className="top-0 left-1/2 -ml-2.5" style={{ position: 'absolute' }} />
                  )}
                  {t(label)}
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function TabBar() {
  const t = useTranslations('shell')
  return (
    <nav
      aria-label={t('navigation')}
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] desk:hidden"
    >
      <ul className="flex h-21">
        {destinations.map(({ to, label, icon: Icon }) => (
          <li key={to} className="flex-1">
            <Link
              to={to}
              className="relative flex h-full flex-col items-center justify-between pt-4 pb-3 type-tab text-ink-2 aria-[current=page]:pt-0 aria-[current=page]:text-lit-text"
            >
              {({ isActive }) => (
                <>
                  {isActive ? (
                    <TabRibbon className="-mt-px">
                      <Icon size={26} />
                    </TabRibbon>
                  ) : (
                    <Icon size={26} />
                  )}
                  {t(label)}
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
