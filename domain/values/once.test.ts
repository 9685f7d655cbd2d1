import { expect, it } from 'vitest'
import { once } from './once.ts'

it('makes the value at the first call only', () => {
  let made = 0
  const value = once(() => {
    made += 1
    return { made }
  })
  expect(made).toBe(0)
  const first = value()
  expect(first).toEqual({ made: 1 })
  expect(value()).toBe(first)
  expect(made).toBe(1)
})
