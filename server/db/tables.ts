import type { ColumnType, Generated } from 'kysely'

/**
 * Every table and its columns as PostgreSQL sees them: the type, then `null` where it may be null, then `default`
 * where the database fills it in. The row types below are made from this, and a test holds it against the
 * migrated database.
 */
export const tables = {
  cities: {
    id: 'int4 default',
    state: 'int4',
    name: 'text',
    latitude: 'float8 null',
    longitude: 'float8 null',
    content_key: 'text null',
    edited_at: 'timestamptz null',
  },
  configuration: {
    key: 'text',
    value: 'text null',
    demo: 'bool default',
  },
  countries: {
    id: 'int4 default',
    code: 'text',
    translations: 'jsonb',
    content_key: 'text null',
    edited_at: 'timestamptz null',
  },
  daily_verses: {
    id: 'int4 default',
    date: 'text',
    book: 'text',
    chapter: 'int4',
    verse_start: 'int4',
    verse_end: 'int4',
    translations: 'jsonb',
    content_key: 'text null',
    edited_at: 'timestamptz null',
  },
  shipped_content: {
    table_name: 'text',
    key: 'text',
    digest: 'text',
  },
  states: {
    id: 'int4 default',
    country: 'int4',
    code: 'text',
    name: 'text',
    content_key: 'text null',
    edited_at: 'timestamptz null',
  },
} as const satisfies Record<string, Record<string, string>>

type Values = {
  bool: boolean
  float8: number
  int4: number
  int8: number
  jsonb: Record<string, unknown>
  text: string
  timestamptz: string
}

type Base<Stated> = Stated extends `${infer Name extends keyof Values} ${string}`
  ? Values[Name]
  : Stated extends keyof Values
    ? Values[Stated]
    : never

type Column<Stated> = Stated extends `${string} null`
  ? ColumnType<Base<Stated> | null, Base<Stated> | null | undefined, Base<Stated> | null>
  : Stated extends `${string} default`
    ? Generated<Base<Stated>>
    : Base<Stated>

/** The database as Kysely sees it. Instants are ISO 8601 strings in UTC, 64-bit counts are numbers. */
export type Tables = {
  [Table in keyof typeof tables]: {
    [Name in keyof (typeof tables)[Table]]: Column<(typeof tables)[Table][Name]>
  }
}
