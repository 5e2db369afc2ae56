import Fastify from 'fastify'
import { Type } from 'typebox'
import { expect, test } from 'vitest'
import { endpoint } from '#contract/endpoint.ts'
import { settingsOf } from '#tests/harness.ts'
import { clockOf } from './clock.ts'
import { limit, unsafeCallsPerMinute } from './limits.ts'
import { answerProblems } from './problems.ts'
import { keepReplies } from './replies.ts'
import { mount, recogniseCallers, refuseOtherMethods, type Services } from './serve.ts'
import { identifyBy } from './session.ts'
import { validatorCompiler } from './validation.ts'

const door = {
  knock: endpoint({
    method: 'POST',
    path: '/door/',
    access: 'take_part',
    summary: 'Knocks.',
    reply: Type.Object({}),
  }),
}

async function open() {
  const settings = settingsOf()
  const identify = identifyBy(settings.secret)
  const services = { settings, clock: clockOf('UTC'), replies: keepReplies(), identify } as Services
  const app = Fastify({ routerOptions: { ignoreTrailingSlash: true } })
  app.setValidatorCompiler(validatorCompiler)
  await app.register(
    async (api) => {
      answerProblems(api)
      recogniseCallers(api, identify)
      await limit(api)
      mount(api, door, { knock: () => ({}) }, services)
      refuseOtherMethods(api, door)
    },
    { prefix: '/api' },
  )
  return app
}

test.each([
  ['without a token', 'POST', {}, 401],
  ['with one that is guessed', 'POST', { authorization: 'Bearer a.b.c' }, 401],
  ['with a method that there is not', 'DELETE', {}, 405],
] as const)('whoever knocks too often %s is slowed down', async (_, method, headers, refused) => {
  const app = await open()
  const knock = () => app.inject({ method, url: '/api/door/', headers })
  for (let i = 0; i < unsafeCallsPerMinute; i++) expect((await knock()).statusCode).toBe(refused)
  const last = await knock()
  expect(last.statusCode).toBe(429)
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
  expect(last.json()).toMatchObject({ status: 429, type: 'urn:pray:problem:frequent' })
  await app.close()
})
