import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { Verse } from '#contract/verses.ts'
import { useQueries } from '#web/api/provider.tsx'
import { useLanguage } from '#web/i18n/speaking.tsx'
import { Button, buttonClass, Chip } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { DownloadIcon, LinkIcon, ShareIcon } from '#web/ui/icons.tsx'
import { notify } from '#web/ui/toast.tsx'
import { pictureAddress, pictureSizes, type PictureFormat } from './picture.ts'

const shapes = ['square', 'story'] as const satisfies PictureFormat[]

/** Shares a verse: as a picture through whatever the device shares with, as a file, or as a link. */
export default function ShareDialog(props: {
  verse: Verse
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  const { verse, open, onOpenChange } = props
  const t = useTranslations('verses')
  const language = useLanguage()
  const colour = useQuery(useQueries().liturgy.today()).data?.colour ?? 'green'
  const [format, choose] = useState<(typeof shapes)[number]>('square')
  const [busy, setBusy] = useState(false)
  const picture = pictureAddress(verse.id, format, colour, language)
  const link = `${location.origin}/verses/${verse.id}${language === 'es' ? '' : `?lang=${language}`}`
  const name = `pray-${verse.date}-${format}.jpg`

  async function share() {
    setBusy(true)
    try {
      const blob = await (await fetch(picture)).blob()
      const files = [new File([blob], name, { type: blob.type })]
      const words = `${verse.text}\n${verse.reference}\n${link}`
      await navigator.share(navigator.canShare({ files }) ? { files, text: words } : { text: words })
      onOpenChange(false)
    } catch (error) {
      // Whoever closes the device's own sheet has not failed at anything.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        notify({ text: t('share_failure') })
    } finally {
      setBusy(false)
    }
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(link)
      notify({ text: t('copied') })
      onOpenChange(false)
    } catch {
      notify({ text: link, lasting: true })
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('share_title')}
      actions={
        <>
          {'share' in navigator && (
            <Button icon={ShareIcon} busy={busy} onClick={() => void share()} className="w-full">
              {t('share_picture')}
            </Button>
          )}
          <a href={picture} download={name} className={buttonClass('tonal', 'usual', 'w-full')}>
            <DownloadIcon size={20} />
            {t('download')}
          </a>
          <Button kind="quiet" icon={LinkIcon} onClick={() => void copy()} className="w-full">
            {t('copy')}
          </Button>
        </>
      }
    >
      <div role="group" aria-label={t('shape')} className="mt-4 flex flex-wrap gap-2">
        {shapes.map((shape) => (
          <Chip key={shape} on={format === shape} onClick={() => choose(shape)}>
            {t(`shapes.${shape}`)}
          </Chip>
        ))}
      </div>
      <div className="mt-4 flex h-[min(44dvh,24rem)] justify-center">
        <img
          key={picture}
          src={picture}
          alt={`${verse.text} ${verse.reference}`}
          {...pictureSizes[format]}
          className="h-full w-auto rounded-m bg-night shadow-float"
        />
      </div>
    </Dialog>
  )
}
