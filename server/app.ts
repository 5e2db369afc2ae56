import Fastify, { type FastifyInstance } from 'fastify'
import { api } from '#contract/api.ts'
import { configurationRoutes } from './configuration/routes.ts'
import type { Database } from './db/database.ts'
import { clockOf } from './http/clock.ts'
import { answerHealth } from './http/health.ts'
import { bodyLimit, limit } from './http/limits.ts'
import { loggerOf } from './http/log.ts'
import { answerFrameworkError, answerProblems } from './http/problems.ts'
import { documentApi } from './http/reference.ts'
import { keepReplies } from './http/replies.ts'
import { secure } from './http/security.ts'
import { mount, recogniseCallers, refuseOtherMethods, type Services } from './http/serve.ts'
import { identifyBy } from './http/session.ts'
import { validatorCompiler } from './http/validation.ts'
import { liturgyRoutes } from './liturgy/routes.ts'
import { mediaRoutes } from './media/routes.ts'
import { placesRoutes } from './places/routes.ts'
import type { Settings } from './settings.ts'
import { versesRoutes } from './verses/routes.ts'

/** What an app is built from. The page renderer is handed in, since the server knows nothing of the web. */
export type Parts = {
  settings: Settings
  database: Database
  /** Mounts the pages beside the API; left out where only the API is wanted. */
  pages?: (app: FastifyInstance, origin: string | undefined) => Promise<void>
  /** The present instant; the machine's clock unless told. */
  now?: () => Date
}

/** The whole application, not yet listening: every request goes through it, in the process or over the network. */
export async function buildApp({ settings, database, pages, now }: Parts): Promise<FastifyInstance> {
  const app = Fastify({
    logger: loggerOf(settings.logLevel),
    requestIdHeader: 'x-request-id',
    trustProxy: settings.trustProxy,
    bodyLimit,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 1_000 },
    frameworkErrors: answerFrameworkError,
    forceCloseConnections: 'idle',
  })
  const services: Services = {
    db: database.db,
    settings,
    clock: clockOf(settings.timeZone, now),
    replies: keepReplies(),
    identify: identifyBy(settings.secret),
  }
  await database.listen('changed', services.replies.forget, services.replies.setListening)
  app.setValidatorCompiler(validatorCompiler)

  answerProblems(app)
  await secure(app)
  answerHealth(app, database)
  await app.register(
    async (routes) => {
      answerProblems(routes)
      recogniseCallers(routes, services.identify)
      await limit(routes)
      mount(routes, api.configuration, configurationRoutes, services)
      mount(routes, api.liturgy, liturgyRoutes, services)
      mount(routes, api.media, mediaRoutes, services)
      mount(routes, api.places, placesRoutes, services)
      mount(routes, api.verses, versesRoutes, services)
      refuseOtherMethods(routes, api)
      await documentApi(routes, api, settings)
    },
    { prefix: '/api' },
  )
  await pages?.(app, settings.publicUrl ?? undefined)
  return app
}
