import { createContext, useContext } from 'react'
import type { Theme } from '#contract/visit.ts'
import { observable, useObservable, type Observable } from '#web/api/observable.ts'
import { remember } from '#web/offline/remembered.ts'

/** The theme of a visit. */
export type ThemeChoice = Observable<Theme>

/** A theme choice that begins as the visitor left it. */
export function createTheme(theme: Theme): ThemeChoice {
  return observable(theme)
}

const ThemeContext = createContext<ThemeChoice | undefined>(undefined)

/** Gives the theme choice to everything inside. */
export const Themed = ThemeContext.Provider

/** The theme, and how to choose another, which is remembered for a year. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const choice = useContext(ThemeContext)
  if (!choice) throw new Error('useTheme outside of <Themed>')
  const theme = useObservable(choice)
  return [
    theme,
    (next) => {
      remember('theme', next)
      choice.set(next)
    },
  ]
}

/** The colour of the browser's own frame: paper white in light, the brand in dark. */
export const themeColours = { light: '#ffffff', dark: '#00aba9' } as const

/**
 * Runs before the first paint: a page that was kept for offline use carries the theme of that day, the cookie the
 * one of now. `data-served` keeps what the page was made with, for hydration to begin from.
 */
export const themeScript =
  '(m=>{let r=document.documentElement;r.dataset.served=r.dataset.theme||"system";m&&(m[1]=="system"?delete r.dataset.theme:r.dataset.theme=m[1])})(/(?:^|; )theme=(light|dark|system)/.exec(document.cookie))'
