import type { FieldError, ProblemKind } from '#contract/problems.ts'

/** What went wrong with a call: a kind of problem that the server names, no answer at all, or none in time. */
export type FailureKind = ProblemKind | 'network' | 'timeout' | 'unknown'

/**
 * A call that was refused or failed. `status` is the HTTP status, 0 when there was no response; `detail` is the
 * server's sentence in the caller's language, empty when there was no response; `errors` are the wrong fields.
 */
export class ProblemError extends Error {
  override name = 'ProblemError'
  readonly status: number
  readonly kind: FailureKind
  readonly detail: string
  readonly errors: readonly FieldError[]

  constructor(
    operation: string,
    problem: { status: number; kind: FailureKind; detail?: string; errors?: readonly FieldError[] },
    cause?: unknown,
  ) {
    super(`${operation}: ${problem.detail || problem.kind} (${problem.status})`, { cause })
    this.status = problem.status
    this.kind = problem.kind
    this.detail = problem.detail ?? ''
    this.errors = problem.errors ?? []
  }
}

const kindPrefix = 'urn:pray:problem:'

/** Reads a response outside 200–299 as a problem; a body that is none gives kind `unknown` with the status. */
export async function readProblem(operation: string, response: Response): Promise<ProblemError> {
  const { status } = response
  const body: unknown = await response.json().catch(() => undefined)
  if (typeof body !== 'object' || body === null)
    return new ProblemError(operation, { status, kind: 'unknown' })
  const type = 'type' in body && typeof body.type === 'string' ? body.type : ''
  return new ProblemError(operation, {
    status,
    kind: type.startsWith(kindPrefix) ? (type.slice(kindPrefix.length) as ProblemKind) : 'unknown',
    detail: 'detail' in body && typeof body.detail === 'string' ? body.detail : '',
    errors: 'errors' in body && Array.isArray(body.errors) ? (body.errors as FieldError[]) : [],
  })
}
