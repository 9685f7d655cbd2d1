import { expect, test } from 'vitest'
import { usualCompanySort } from './company-sorts.ts'

test.each([
  [undefined, '-submitted'],
  ['none', '-submitted'],
  ['under-review', 'submitted'],
  ['certified', '-submitted'],
  ['refused', '-submitted'],
  ['suspended', '-submitted'],
  ['revoked', '-submitted'],
] as const)('companies in state %s are listed by %s', (state, sort) => {
  expect(usualCompanySort(state)).toBe(sort)
})
