import { describe, expect, test } from 'vitest'
import { keepPages } from './kept-pages.ts'

const page = (html: string) => ({ status: 200, headers: [], parts: [html], seen: [] })

describe('kept pages', () => {
  test('are found until a minute has passed', () => {
    let time = 0
    const pages = keepPages(1_000, () => time)
    pages.keep('/home', page('today'))
    time = 60_000
    expect(pages.find('/home')?.parts).toEqual(['today'])
    time = 60_001
    expect(pages.find('/home')).toBeUndefined()
  })
  test('take no more room than they may: what was used longest ago goes', () => {
    const pages = keepPages(250)
    for (const key of ['/a', '/b']) pages.keep(key, page('x'.repeat(100)))
    pages.find('/a')
    pages.keep('/c', page('x'.repeat(100)))
    expect(['/a', '/b', '/c'].map((key) => pages.find(key) !== undefined)).toEqual([true, false, true])
  })
  test('replace the page of the same address', () => {
    const pages = keepPages(250)
    for (let turn = 0; turn < 10; turn++) pages.keep('/a', page('x'.repeat(200)))
    expect(pages.find('/a')).toBeDefined()
  })
})
