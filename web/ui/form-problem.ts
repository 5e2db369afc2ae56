import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { ProblemError } from '#web/api/problem-error.ts'

/**
 * Shows what the server refused at the fields of a form, and moves the focus to the first of them.
 *
 * @returns the sentence to show above the form: what no field of it can show; nothing when the fields say it all
 */
export function showProblem<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
  fields: readonly FieldPath<Values>[],
): string | undefined {
  if (!(error instanceof ProblemError)) throw error
  const known = error.errors.flatMap(({ field, message }) => {
    const name = fields.find((candidate) => candidate === field)
    return name ? [{ name, message }] : []
  })
  known.forEach(({ name, message }, index) =>
    form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 }),
  )
  return known.length > 0 && known.length === error.errors.length ? undefined : error.detail
}
