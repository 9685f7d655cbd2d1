import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sizeLimits } from '#server/platform/time-limits.ts'
import { isTooDeep } from './read-body.ts'

/** Counts how often its characters are read. */
function watched(text: string) {
  const looks = { count: 0 }
  const signs = new Proxy([...text], {
    get(target, name) {
      if (name !== 'length') looks.count += 1
      return Reflect.get(target, name)
    },
  })
  return { signs, looks }
}

test('reads each character of a body once, so that the cost is linear', () => {
  const hostile = fc.string({ unit: fc.constantFrom('"', '\\', '[', ']', '{', '}', 'a'), maxLength: 400 })
  fc.assert(
    fc.property(hostile, (text) => {
      const { signs, looks } = watched(text)
      isTooDeep(signs)
      expect(looks.count).toBeLessThanOrEqual(text.length)
    }),
    { examples: [['"\\'.repeat(200)], [`"${'\\"'.repeat(199)}`], ['['.repeat(400)]] },
  )
})

test('accepts a body exactly as deep as the limit', () => {
  const nested = (depth: number) => `${'[{"a":'.repeat(depth / 2)}1${'}]'.repeat(depth / 2)}`
  expect(isTooDeep(nested(sizeLimits.jsonDepth))).toBe(false)
  expect(isTooDeep(`[${nested(sizeLimits.jsonDepth)}]`)).toBe(true)
})
