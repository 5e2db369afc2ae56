import type { verses } from '#contract/verses.ts'
import { listed, windowOf } from '../http/lists.ts'
import { found } from '../http/refusal.ts'
import type { Handlers } from '../http/serve.ts'
import { answerPicture } from './picture-reply.ts'
import { referenceOf } from './reference.ts'
import * as store from './store.ts'

export const versesRoutes: Handlers<typeof verses> = {
  async list(call) {
    const { db, language, query } = call
    const { count, results } = await store.list(db, language, {
      ...windowOf(query),
      ordering: query.ordering,
    })
    return listed(call, {
      count,
      results: results.map((verse) => ({ ...verse, reference: referenceOf(verse, language) })),
    })
  },

  async today({ db, language, query, clock }) {
    const verse = found(await store.ofDay(db, language, query.date ?? clock.today()))
    return { ...verse, reference: referenceOf(verse, language) }
  },

  async show({ db, language, params }) {
    const verse = found(await store.show(db, language, params.id))
    return { ...verse, reference: referenceOf(verse, language) }
  },

  async picture(call) {
    const { db, language, params } = call
    const verse = found(await store.show(db, language, params.id))
    return answerPicture(call, { ...verse, reference: referenceOf(verse, language) })
  },
}
