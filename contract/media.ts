import { Type } from 'typebox'
import { endpoint } from './endpoint.ts'
import { oneOf } from './text.ts'

/** What a stained-glass window is for; each has its own form. */
export const coverCategories = [
  'prayers',
  'testimonials',
  'studies',
  'reverence',
  'events',
  'courses',
  'joyful',
  'luminous',
  'sorrowful',
  'glorious',
] as const

/** What a stained-glass window is for. */
export type CoverCategory = (typeof coverCategories)[number]

export const media = {
  cover: endpoint({
    method: 'GET',
    path: '/media/covers/{category}/{seed}/',
    access: 'browse',
    summary: 'A stained-glass window, always the same for the same seed.',
    params: Type.Object({
      category: oneOf(coverCategories),
      seed: Type.String({ minLength: 1, maxLength: 100 }),
    }),
    query: Type.Object({
      wall: Type.Optional(
        Type.Boolean({ default: true, description: 'With the wall about the window, or only its glass' }),
      ),
    }),
    reply: { file: ['image/svg+xml'] },
  }),
}

/** The address of a window, for an `<img>`. */
export function coverAddress(category: CoverCategory, seed: string, wall = true): string {
  return `/api/media/covers/${category}/${encodeURIComponent(seed)}/${wall ? '' : '?wall=false'}`
}
