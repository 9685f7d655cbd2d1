import { expect, test } from 'vitest'
import { rangeAt } from './number-ranges.ts'

const amount = { min: 0, max: 999_999_999, decimals: 4 }

test.each([
  ['ocean-lane', 'pricing.freight.20GP', amount],
  ['ocean-lane', 'cost.40HQ', amount],
  ['ocean-tariff', 'pricing.deadFreightPercent', { min: 0, max: 999, decimals: 4 }],
  ['trucking-tariff', 'pricing.waiting.freeHours', { min: 0, max: 100_000 }],
  ['trucking-tariff', 'pricing.overweight.steps.0.overTons', { min: 0, max: 100, decimals: 3 }],
  ['ocean-lane', 'pricing.carrier', undefined],
  ['ocean-lane', 'code', undefined],
] as const)('in %s, %s takes %o', (kind, name, range) => {
  expect(rangeAt(kind, name)).toEqual(range)
})
