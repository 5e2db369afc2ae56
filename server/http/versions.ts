import type { FastifyRequest } from 'fastify'
import { Refusal } from './refusal.ts'

/**
 * Says which version of a row a reply shows, so that its entity tag carries it: two editors who both start from
 * version 3 cannot silently overwrite each other, and counts that change beside the text disturb neither.
 */
export function shows(request: FastifyRequest, version: number): void {
  request.version = version
}

/**
 * Refuses an edit that was not made from the present version, when the request says from which it was made
 * (`If-Match`, RFC 9110, 13.1.1). The store must still compare the version in its `update`, for two edits at once.
 *
 * @throws Refusal `outdated` (412)
 */
export function requireVersion(request: FastifyRequest, version: number): void {
  const condition = request.headers['if-match']
  if (condition === undefined || condition.trim() === '*') return
  const tags = condition.split(',').map((tag) => /^"(\d+)-/.exec(tag.trim())?.[1])
  if (!tags.includes(String(version))) throw new Refusal('outdated')
}

/** The entity tag of a reply that shows a version of a row. */
export function tagOf(version: number, etag: string): string {
  return `"${version}-${etag.slice(1)}`
}
