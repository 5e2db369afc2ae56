import type { media } from '#contract/media.ts'
import type { Handlers } from '../http/serve.ts'
import { glass } from './glass.ts'

export const mediaRoutes: Handlers<typeof media> = {
  cover({ params, query, reply }) {
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=604800')
    return glass(params.seed, params.category, { wall: query.wall ?? true })
  },
}
