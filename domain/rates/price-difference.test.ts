import { expect, test } from 'vitest'
import { differencePercent } from './price-difference.ts'

test.each([
  ['1150', '1265', '10.0'],
  ['1150', '1092.5', '-5.0'],
  ['2100.50', '2100.5', '0.0'],
  ['3', '4', '33.3'],
  ['0', '4', undefined],
  [undefined, '4', undefined],
  ['4', undefined, undefined],
  ['dear', '4', undefined],
  ['4', 'dear', undefined],
])('from %s to %s it is %s percent', (before, after, percent) => {
  expect(differencePercent(before, after)).toBe(percent)
})
