import type { Verse, verses } from '#contract/verses.ts'
import { Refusal } from '../http/refusal.ts'
import { etagOf } from '../http/replies.ts'
import type { Call } from '../http/serve.ts'
import { PICTURE_TYPE, versePicture } from './picture.ts'

/** Pictures take a while to draw and few are asked for: the last ones are kept. */
const kept = new Map<string, Promise<Buffer>>()
const most = 40

/** Drawings under way; more than a few would keep everybody else waiting. */
let drawings = 0
const mostAtOnce = 8

/** Draws a verse's picture, or takes the one drawn before, and says how long it may be kept elsewhere. */
export async function answerPicture(call: Call<typeof verses.picture>, verse: Verse): Promise<Buffer> {
  const { language, query, reply } = call
  const { format = 'square', colour = 'green' } = query
  const { text, reference, translation } = verse
  const key = JSON.stringify([text, reference, translation, language, format, colour])
  const picture = await (kept.get(key) ?? draw())
  reply.type(PICTURE_TYPE).header('etag', etagOf(picture)).header('cache-control', 'public, max-age=86400')
  return picture

  function draw(): Promise<Buffer> {
    if (drawings >= mostAtOnce) throw new Refusal('unavailable')
    drawings++
    const drawing = versePicture(
      { text, reference, translation, language, colour, seed: String(verse.id) },
      format,
    )
    kept.set(key, drawing)
    drawing.catch(() => kept.delete(key)).finally(() => drawings--)
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break
      kept.delete(oldest)
    }
    return drawing
  }
}
