import { expect, test } from 'vitest'
import { priced, pricedUnit } from './priced.ts'

/** More digits than the fast arithmetic has. */
const long = '12345678901234567890'
const tiny = `0.${'0'.repeat(18)}1`

test.each([
  ['1', true],
  ['0.01', true],
  [long, true],
  [tiny, true],
  ['0', false],
  ['0.00', false],
  [`0.${'0'.repeat(19)}`, false],
  ['-1', false],
  [`-${long}`, false],
])('%s is a price: %s', (price, isPrice) => {
  expect(priced(price)).toBe(isPrice ? price : undefined)
  const unit = { price, per: 'container' }
  expect(pricedUnit(unit)).toBe(isPrice ? unit : undefined)
})

test('what is not filled in has no price', () => {
  expect(priced(undefined)).toBeUndefined()
  expect(pricedUnit(undefined)).toBeUndefined()
})
