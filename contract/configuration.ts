import { Type, type Static } from 'typebox'
import { endpoint } from './endpoint.ts'
import { ById, ListOf, ListQuery, referencePageSize } from './lists.ts'
import { nullable } from './text.ts'

/** A setting of the community that everybody may read, such as its name or time zone. Never a secret. */
export const ConfigurationEntry = Type.Object({
  id: Type.Integer(),
  key: Type.String(),
  value: nullable(Type.String()),
})
export type ConfigurationEntry = Static<typeof ConfigurationEntry>

export const configuration = {
  list: endpoint({
    method: 'GET',
    path: '/main/configuration/',
    access: 'browse',
    summary: 'The public settings of this community.',
    query: ListQuery({ ordering: ['id', 'key'], page_size: referencePageSize }, {}),
    reply: ListOf(ConfigurationEntry),
    tables: ['configuration'],
  }),
  show: endpoint({
    method: 'GET',
    path: '/main/configuration/{id}/',
    access: 'browse',
    summary: 'One public setting.',
    params: ById,
    reply: ConfigurationEntry,
    tables: ['configuration'],
  }),
}
