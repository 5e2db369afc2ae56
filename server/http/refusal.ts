import { problems, type FieldError, type ProblemKind } from '#contract/problems.ts'
import type { Language, Translated } from '#contract/text.ts'

/** A request that is refused: thrown by rooms, answered as a problem in the caller's language. */
export class Refusal extends Error {
  readonly kind: ProblemKind
  readonly detail: Translated | undefined
  readonly fields: Record<string, Translated> | undefined

  constructor(kind: ProblemKind, detail?: Translated, fields?: Record<string, Translated>) {
    super(detail?.en ?? problems[kind].detail.en)
    this.kind = kind
    this.detail = detail
    this.fields = fields
  }

  /** The wrong fields in a language; undefined when the refusal is not about fields. */
  errors(language: Language): FieldError[] | undefined {
    return (
      this.fields &&
      Object.entries(this.fields).map(([field, message]) => ({ field, message: message[language] }))
    )
  }
}

/** What was looked for, or a 404 when there is none. */
export function found<Thing>(thing: Thing | null | undefined): Thing {
  if (thing === null || thing === undefined) throw new Refusal('missing')
  return thing
}
