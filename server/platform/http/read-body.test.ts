import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sizeLimits } from '#server/platform/time-limits.ts'
import { isTooDeep } from './read-body.ts'

/** A text that counts how often one of its signs is looked at. */
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

test('no sign of a body is looked at twice, so that no body costs more than its length', () => {
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

test('a body may be exactly as deep as the limit', () => {
  const nested = (depth: number) => `${'[{"a":'.repeat(depth / 2)}1${'}]'.repeat(depth / 2)}`
  expect(isTooDeep(nested(sizeLimits.jsonDepth))).toBe(false)
  expect(isTooDeep(`[${nested(sizeLimits.jsonDepth)}]`)).toBe(true)
})
