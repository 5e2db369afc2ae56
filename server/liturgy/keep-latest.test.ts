import { expect, test } from 'vitest'
import { keepLatest } from './keep-latest.ts'

test('keeps the latest results and forgets the others', async () => {
  const made: string[] = []
  const year = keepLatest(2, async (number: number, calendar: string) => {
    made.push(`${calendar} ${number}`)
    return number
  })
  await Promise.all([year(1, 'a'), year(1, 'a')])
  expect(await year(2, 'a')).toBe(2)
  expect(await year(1, 'a')).toBe(1)
  expect(made).toEqual(['a 1', 'a 2'])
  // A third pushes out 2, which was asked for before 1.
  await year(1, 'b')
  await year(1, 'a')
  await year(2, 'a')
  expect(made).toEqual(['a 1', 'a 2', 'b 1', 'a 2'])
})

test('does not keep a failure', async () => {
  let calls = 0
  const flaky = keepLatest(2, async (key: string) => {
    if (++calls === 1) throw new Error(`not yet: ${key}`)
    return key
  })
  await expect(flaky('a')).rejects.toThrow('not yet: a')
  expect(await flaky('a')).toBe('a')
})
