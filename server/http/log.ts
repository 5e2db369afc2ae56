import type { FastifyRequest } from 'fastify'

/** How much is logged, and what of it. Nothing about people: neither addresses, nor queries, nor what they wrote. */
export function loggerOf(level: string) {
  return { level, serializers: { req: describeRequest, err: describeError } }
}

// An address may name a person or carry a token, and so may a query: the route says enough.
function describeRequest(request: FastifyRequest) {
  return { method: request.method, route: request.routeOptions?.url }
}

// What the database says of a failure may hold what somebody wrote; code and constraint name the fault as well.
function describeError(
  error: Error & { code?: string; severity?: string; constraint?: string; table?: string },
) {
  const { name: type, message, stack = '', code, severity, constraint, table } = error
  return severity ? { type, message: '', stack: '', code, constraint, table } : { type, message, stack, code }
}
