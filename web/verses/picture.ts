import type { DayColour } from '#contract/liturgy.ts'
import type { Language } from '#contract/text.ts'
import type { pictureFormats } from '#contract/verses.ts'

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
