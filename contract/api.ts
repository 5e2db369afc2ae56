import { configuration } from './configuration.ts'
import { liturgy } from './liturgy.ts'
import { media } from './media.ts'
import { places } from './places.ts'
import { verses } from './verses.ts'

/** The table of contents: every room of the API, by its noun. */
export const api = { configuration, liturgy, media, places, verses }
