import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { Refusal } from './refusal.ts'

/** The largest JSON body, in bytes; uploads have limits of their own. */
export const bodyLimit = 1_000_000

/** Unsafe calls that one address may make in a minute; rooms set narrower limits where they need them. */
export const unsafeCallsPerMinute = 300

/** Slows down whoever writes too often; reads are answered always. */
export async function limit(api: FastifyInstance): Promise<void> {
  await api.register(rateLimit, {
    global: true,
    max: unsafeCallsPerMinute,
    timeWindow: '1 minute',
    allowList: (request) => ['GET', 'HEAD', 'OPTIONS'].includes(request.method),
    errorResponseBuilder: () => new Refusal('frequent'),
  })
}
