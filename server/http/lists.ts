import type { FastifyRequest } from 'fastify'
import { defaultPageSize, maximumPageSize, type Page } from '#contract/lists.ts'
import type { Settings } from '../settings.ts'
import type { Rows, Window } from '../db/lists.ts'
import { originOf } from './serve.ts'

/** Which rows a list query asks for. */
export function windowOf(query: { page?: number; page_size?: number }): Window {
  return { page: query.page ?? 1, page_size: Math.min(query.page_size ?? defaultPageSize, maximumPageSize) }
}

/** The list envelope, with the addresses of the pages around this one. */
export function listed<Row>(
  {
    request,
    settings,
    query,
  }: { request: FastifyRequest; settings: Settings; query: { page?: number; page_size?: number } },
  { count, results }: Rows<Row>,
): Page<Row> {
  const { page, page_size } = windowOf(query)
  const last = Math.max(1, Math.ceil(count / page_size))
  const url = new URL(request.url, settings.publicUrl ?? originOf(request))
  if (!url.pathname.endsWith('/')) url.pathname += '/'
  const at = (number: number) => {
    url.searchParams.set('page', String(number))
    return url.href
  }
  return {
    count,
    next: page < last ? at(page + 1) : null,
    previous: page > 1 ? at(Math.min(page - 1, last)) : null,
    results,
  }
}
