import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { Verse } from '#contract/verses.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { PauseIcon, ShareIcon, VoiceIcon } from '#web/ui/icons.tsx'
import { useVoice } from './voice.ts'

const ShareDialog = lazy(() => import('./share-dialog.tsx'))

/** What can be done with a verse: share it, hear it. */
export function VerseActs({ verse }: { verse: Verse }) {
  const t = useTranslations('verses')
  const voice = useVoice()
  const [sharing, share] = useState(false)
  // The dialog is fetched when it is first asked for, and stays so that it can close gently.
  const [asked, ask] = useState(false)
  return (
    <div className="flex flex-wrap items-center gap-1">
      <Button
        kind="tonal"
        size="small"
        icon={ShareIcon}
        onClick={() => {
          ask(true)
          share(true)
        }}
      >
        {t('share')}
      </Button>
      {voice && (
        <IconButton
          icon={voice.speaking ? PauseIcon : VoiceIcon}
          label={voice.speaking ? t('stop') : t('listen')}
          onClick={() => (voice.speaking ? voice.stop() : voice.say(`${verse.text} ${verse.reference}`))}
        />
      )}
      {asked && (
        <Suspense>
          <ShareDialog verse={verse} open={sharing} onOpenChange={share} />
        </Suspense>
      )}
    </div>
  )
}
