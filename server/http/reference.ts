import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import type { Contract } from '#contract/endpoint.ts'
import type { Settings } from '../settings.ts'
import { describe } from './openapi.ts'
import { originOf } from './serve.ts'

/** `/api/openapi.json`, and a readable reference of the API at `/api/docs`. */
export async function documentApi(
  api: FastifyInstance,
  contract: Contract,
  settings: Settings,
): Promise<void> {
  api.get('/openapi.json', (request) => describe(contract, settings.publicUrl ?? originOf(request)))
  await api.register(swagger, {
    mode: 'static',
    specification: { document: describe(contract, '/') as never },
  })
  await api.register(swaggerUi, {
    routePrefix: '/docs',
    indexPrefix: '/api',
    staticCSP:
      "default-src 'none'; connect-src 'self'; img-src 'self' data:; script-src 'self'; style-src 'self'; " +
      "style-src-attr 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  })
}
