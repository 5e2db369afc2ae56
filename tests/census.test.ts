import { existsSync, readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { has, rights, roles } from '#contract/access.ts'
import { isFile, type Endpoint } from '#contract/endpoint.ts'
import { addressOf, census, examples } from './examples.ts'
import { startApp, type TestApp } from './harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const ajv = new Ajv({ strict: false, allErrors: true })
addFormats.default(ajv)

async function call(operation: string, endpoint: Endpoint, headers: Record<string, string> = {}) {
  const { params, data } = await examples[operation]!(app.app)
  const address = addressOf(endpoint.path, params)
  const payload = data !== undefined && { payload: data as object }
  return { address, ...(await app.call(endpoint.method, address, { headers, ...payload })) }
}

test('no two operations answer the same call, and each path is canonical', () => {
  const calls = census.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)
  expect(new Set(calls).size).toBe(calls.length)
  for (const { endpoint } of census)
    expect(endpoint.path).toMatch(/^\/([a-z0-9_-]+|\{\w+\})(\/([a-z0-9_-]+|\{\w+\}))*\/$/)
})

describe.each(census)('$operation', ({ operation, endpoint }) => {
  test('states a right of the table and what it does', () => {
    expect(Object.keys(rights)).toContain(endpoint.access)
    expect(endpoint.summary).toMatch(/^[A-Z].*\.$/)
  })

  test('answers its schema and nothing else, with or without the trailing slash', async () => {
    const role = roles.findLast((name) => has(name, endpoint.access))!
    const headers = await app.as(role)
    const { address, status, body, bytes, headers: answered } = await call(operation, endpoint, headers)
    expect(status).toBe(endpoint.status ?? 200)
    if (isFile(endpoint.reply)) {
      expect(endpoint.reply.file).toContain(String(answered['content-type']).split(';')[0])
      expect(bytes.length).toBeGreaterThan(0)
    } else if (status !== 204) {
      const valid = ajv.compile(closed(endpoint.reply))
      expect(valid(body), JSON.stringify(valid.errors?.slice(0, 3))).toBe(true)
    }
    if (endpoint.method === 'GET') {
      const bare = await app.get(address.replace(/\/$/, ''), headers)
      expect(bare.body).toEqual(body)
    }
  })

  test('lets in exactly those who have its right', async () => {
    for (const role of roles) {
      const { status } = await call(operation, endpoint, await app.as(role))
      if (has(role, endpoint.access)) expect([401, 403], `${role} may`).not.toContain(status)
      else expect(status, `${role} may not`).toBe(role === 'anonymous' ? 401 : 403)
    }
  })

  test('is tested by its room: works, refuses nonsense, respects access', () => {
    const [room = '', ...names] = operation.split('.')
    const file = new URL(`../server/${room}/routes.test.ts`, import.meta.url)
    expect(existsSync(file), `server/${room}/routes.test.ts`).toBe(true)
    const source = readFileSync(file, 'utf8')
    const block = names
      .map((name) => source.split(`describe('${name}'`)[1])
      .find(Boolean)
      ?.split('\ndescribe(')[0]
    for (const words of ['works', 'refuses nonsense', 'respects access']) {
      expect(block, `describe('${names.join("' or '")}') in ${file.pathname}`).toContain(`test('${words}`)
    }
  })
})

/** The schema with every object closed, so that a property which it does not name is found. */
function closed(schema: object): object {
  return JSON.parse(JSON.stringify(schema), (_, value) =>
    value?.type === 'object' && value.properties ? { ...value, additionalProperties: false } : value,
  ) as object
}

describe('the API describes itself', () => {
  test('as OpenAPI 3.1, with every operation', async () => {
    const { body } = await app.get('/api/openapi.json')
    expect(body.openapi).toBe('3.1.0')
    const described = Object.values(
      body.paths as Record<string, Record<string, { operationId: string }>>,
    ).flatMap((path) => Object.values(path).map(({ operationId }) => operationId))
    expect(described.toSorted()).toEqual(census.map(({ operation }) => operation).toSorted())
  })

  test('and as a page to read', async () => {
    for (const address of ['/api/docs', '/api/docs/']) {
      const { status, text, headers } = await app.get(address)
      expect([status, headers['content-security-policy']]).toEqual([
        200,
        expect.stringContaining("script-src 'self'"),
      ])
      const [script = ''] = text.match(/[^"]+swagger-ui-bundle\.js/) ?? []
      expect((await app.get(new URL(script, `http://pray.test${address}`).pathname)).status).toBe(200)
    }
  })
})
