import { expect, test } from 'vitest'
import { creep, minimum, speed, trickle } from './progress.ts'

test('the bar has the constants of the specification', () => {
  expect({ minimum, speed, trickle }).toEqual({ minimum: 0.08, speed: 200, trickle: 800 })
})

test('the bar creeps on from its lowest value, slower and slower, and never to the end by itself', () => {
  let value = minimum
  let step = 1
  for (let time = 0; time < 1_000; time++) {
    const next = creep(value)
    expect(next).toBeGreaterThanOrEqual(value)
    expect(next - value).toBeLessThanOrEqual(step + 1e-9)
    step = next - value
    value = next
  }
  expect(value).toBeLessThan(1)
  expect(creep(0)).toBeGreaterThanOrEqual(minimum)
})
