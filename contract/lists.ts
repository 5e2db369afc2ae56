import { Type, type TProperties, type TSchema } from 'typebox'
import { nullable } from './text.ts'

/** Rows on a page when none are asked for; lists that people scroll. */
export const defaultPageSize = 10
/** Rows on a page of a reference list (types, places, configuration). */
export const referencePageSize = 100
/** The most rows a page can have; more is capped, not refused. */
export const maximumPageSize = 100

/** The list envelope: how many rows in all, where the next and the previous page are, and this page's rows. */
export function ListOf<T extends TSchema>(item: T) {
  return Type.Object({
    count: Type.Integer({ description: 'How many rows fit the filters, on all pages together' }),
    next: nullable(Type.String({ description: 'Absolute address of the next page with every filter kept' })),
    previous: nullable(Type.String({ description: 'Absolute address of the page before' })),
    results: Type.Array(item),
  })
}

/** A page of rows of one kind, as the API answers it. */
export type Page<Item> = { count: number; next: string | null; previous: string | null; results: Item[] }

/**
 * The query of a list: `page`, `page_size`, `ordering` by the named fields, and the list's own filters.
 * `ordering` is a comma-separated list of field names, `-` before a name for descending.
 */
export function ListQuery<F extends TProperties>(
  list: { ordering: readonly string[]; page_size?: number },
  filters: F,
) {
  return Type.Object({ ...standard(list), ...filters })
}

function standard(list: { ordering: readonly string[]; page_size?: number }) {
  const field = `-?(${list.ordering.join('|')})`
  const page_size = list.page_size ?? defaultPageSize
  return {
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1 })),
    page_size: Type.Optional(Type.Integer({ minimum: 1, default: page_size })),
    ordering: Type.Optional(
      Type.String({ pattern: `^${field}(,${field})*$`, allowed: list.ordering, maxLength: 200 }),
    ),
  }
}

/** The free-text filter of a list. */
export const Search = Type.Optional(Type.String({ maxLength: 200, description: 'Words to look for' }))

/** An integer id, as in a path or a filter. */
export const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })

/** The parameters of a path that ends in `{id}/`. */
export const ById = Type.Object({ id: Id })

/** A calendar day, `YYYY-MM-DD`. */
export const Day = Type.String({ format: 'date', description: 'YYYY-MM-DD' })
