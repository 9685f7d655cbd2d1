import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalText } from './canonical.ts'

const plain = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 }))

/** The same value with its properties in another order. */
function shuffled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shuffled)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, part]) => [name, shuffled(part)])
      .toReversed(),
  )
}

describe('a snapshot', () => {
  test('has the same bytes in any order of properties', () => {
    fc.assert(
      fc.property(plain, (value) => {
        expect(canonicalText(shuffled(value) as object)).toBe(canonicalText(value))
      }),
    )
  })

  test('reads back as the same value', () => {
    fc.assert(
      fc.property(plain, (value) => {
        expect(JSON.parse(canonicalText(value))).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })

  test('has the same bytes when it is read and written again', () => {
    fc.assert(
      fc.property(plain, (value) => {
        const text = canonicalText(value)
        expect(canonicalText(JSON.parse(text))).toBe(text)
      }),
    )
  })

  test('sorts names by code units, keeps the order of lists and omits undefined', () => {
    const offer = { to: undefined, b: [2, 1, { z: null, a: '"堃' }], a: 1, B: true }
    expect(canonicalText(offer)).toBe(String.raw`{"B":true,"a":1,"b":[2,1,{"a":"\"堃","z":null}]}`)
  })

  test.each([Number.NaN, Number.POSITIVE_INFINITY])('refuses %s', (number) => {
    expect(() => canonicalText({ number })).toThrow('has no JSON text')
  })
})
