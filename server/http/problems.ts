import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { problem, type Problem, type ProblemKind } from '#contract/problems.ts'
import { preferredLanguage } from '#contract/text.ts'
import { Refusal } from './refusal.ts'
import { fieldErrors } from './validation.ts'

const kinds: Record<number, ProblemKind> = {
  400: 'malformed',
  404: 'missing',
  413: 'large',
  414: 'large',
  415: 'media',
  429: 'frequent',
  503: 'unavailable',
}

/** What PostgreSQL says (appendix A of its manual) that is no fault of the code. */
const databaseKinds: Record<string, ProblemKind> = {
  '23505': 'conflict', // what must be unique is there already
  '22003': 'invalid', // a number out of range
  '22021': 'invalid', // a character that the encoding does not have, such as NUL
  '22P05': 'invalid', // the same in JSON
  '53100': 'full', // disk full
  '53300': 'unavailable', // too many connections
  '57P01': 'unavailable', // being shut down
  '57P02': 'unavailable',
  '57P03': 'unavailable', // starting up
  '57014': 'unavailable', // cancelled by the time-out
  '08006': 'unavailable',
  ECONNREFUSED: 'unavailable',
  ECONNRESET: 'unavailable',
  ENOTFOUND: 'unavailable',
  ETIMEDOUT: 'unavailable',
  ENOSPC: 'full',
}

/** Answers every failure of the API as problem+json in the caller's language, and lets nothing else out. */
export function answerProblems(api: FastifyInstance): void {
  api.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    const body = toProblem(error, request)
    if (body.status >= 500) request.log.error({ err: error }, 'request failed')
    if (body.status === 401) reply.header('www-authenticate', 'Bearer')
    if (body.status === 503) reply.header('retry-after', '5')
    send(reply, body)
  })
  api.setNotFoundHandler((request, reply) => {
    send(reply, problem('missing', request.language ?? languageOf(request)))
  })
}

/** Answers what fails before any route is found: an address that cannot be read, or is far too long. */
export function answerFrameworkError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  send(reply, toProblem(error, request))
}

/** The language that a request asks for: `?lang=`, else `Accept-Language`. */
export function languageOf(request: FastifyRequest) {
  const asked = /[?&]lang=([a-z]{2})\b/.exec(request.url)?.[1]
  return preferredLanguage(asked ?? request.headers['accept-language'])
}

/** Sends a problem with its status, never kept by any cache. */
export function send(reply: FastifyReply, body: Problem): void {
  const text = JSON.stringify(body)
  void reply
    .status(body.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .serializer((payload: string) => payload)
    .send(text)
}

function toProblem(error: FastifyError | Refusal, request: FastifyRequest): Problem {
  const language = request.language ?? languageOf(request)
  if (error instanceof Refusal) {
    const errors = error.errors(language)
    return problem(error.kind, language, {
      ...(error.detail && { detail: error.detail[language] }),
      ...(errors && { errors }),
    })
  }
  // A path parameter of the wrong form names something that cannot exist.
  if (error.validation && error.validationContext === 'params') return problem('missing', language)
  if (error.validation)
    return problem('invalid', language, { errors: fieldErrors(error.validation, language) })
  if (error.code in databaseKinds) return problem(databaseKinds[error.code]!, language)
  if (/Connection terminated|timeout exceeded when trying to connect/.test(error.message)) {
    return problem('unavailable', language)
  }
  return problem(kinds[error.statusCode ?? 500] ?? (clientFault(error) ? 'malformed' : 'failure'), language)
}

function clientFault(error: FastifyError): boolean {
  return error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500
}
