import type { DayColour } from '#contract/liturgy.ts'
import type { Language } from '#contract/text.ts'
import type { pictureFormats, Verse } from '#contract/verses.ts'

/** A shape of a verse's picture. */
export type PictureFormat = (typeof pictureFormats)[number]

/** The size of each picture, in pixels. */
export const pictureSizes: Record<PictureFormat, { width: number; height: number }> = {
  square: { width: 1080, height: 1080 },
  story: { width: 1080, height: 1920 },
  card: { width: 1200, height: 630 },
}

/** The address of a verse's picture, from `/`. */
export function pictureAddress(
  id: number,
  format: PictureFormat,
  colour: DayColour,
  language: Language,
): string {
  return `/api/daily-verses/verses/${id}/picture/?format=${format}&colour=${colour}&lang=${language}`
}

/** A verse's picture for link previews, as the head of a page takes it. */
export function previewOf(verse: Verse, colour: DayColour, language: Language) {
  const path = pictureAddress(verse.id, 'card', colour, language)
  return { path, ...pictureSizes.card, alt: `${verse.text} ${verse.reference}` }
}
