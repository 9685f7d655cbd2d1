import { expect, test } from 'vitest'
import { typedMargin } from './typed-margin.ts'

const values = { 'pricing.freight.40HQ': '2500', 'cost.40HQ': '2000', 'cost.20GP': '900' }

test.each([
  [{}, '20.0'],
  [{ 'cost.40HQ': '2600' }, '-4.0'],
  [{ 'pricing.freight.40HQ': '' }, undefined],
  [{ 'cost.40HQ': 'abc' }, undefined],
  [{ 'pricing.freight.40HQ': '0', 'cost.40HQ': '0' }, undefined],
])('the margin follows what is typed: %o is %s', (typed, percent) => {
  expect(typedMargin('ocean-lane', '40HQ', { ...values, ...typed })?.percent).toBe(percent)
  expect(typedMargin('ocean-lane', '20GP', values)).toBeUndefined()
  expect(typedMargin('depot-tariff', '40HQ', values)).toBeUndefined()
})
