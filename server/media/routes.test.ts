import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { coverCategories } from '#contract/media.ts'
import { startApp, type TestApp } from '#tests/harness.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

describe('cover', () => {
  test('works: the same window each time, another for another seed, for every category', async () => {
    for (const category of coverCategories) {
      const url = `/api/media/covers/${category}/2026-07-19/`
      const { status, headers, text } = await app.get(url)
      expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml'])
      expect((await app.get(url)).text).toBe(text)
      expect((await app.get(`/api/media/covers/${category}/other/`)).text).not.toBe(text)
      expect((await app.get(`${url}?wall=false`)).text.length).toBeLessThan(text.length)
    }
  })

  test('works: nothing in it can run, and it is kept by whoever asked', async () => {
    const { headers, text } = await app.get('/api/media/covers/prayers/%3Cscript%3E/')
    expect(text).not.toContain('<script')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['cache-control']).toBe('public, max-age=604800')
    const again = await app.get('/api/media/covers/prayers/%3Cscript%3E/', {
      'if-none-match': String(headers.etag),
    })
    expect(again.status).toBe(304)
  })

  test('refuses nonsense', async () => {
    expect((await app.get('/api/media/covers/cats/1/')).status).toBe(404)
    expect((await app.get(`/api/media/covers/prayers/${'a'.repeat(101)}/`)).status).toBe(404)
    expect((await app.get('/api/media/covers/prayers/1/?wall=perhaps')).status).toBe(400)
  })

  test('respects access: everybody may have it', async () => {
    expect((await app.get('/api/media/covers/prayers/1/', await app.as('member'))).status).toBe(200)
  })
})
