import fc from 'fast-check'
import { expect, test } from 'vitest'
import { depotTariffs } from './depot-tariff.data.ts'
import { chargeableDays, daysInDepot, daysWithin, isAhead } from './storage-days.ts'

const { storageTiers } = depotTariffs.CNSHA
const daysByTier = (days: number) => storageTiers.map((tier) => daysWithin(tier, days))

test.each([
  [0, 3, 0],
  [3, 3, 0],
  [4, 3, 1],
  [1, 1, 0],
  [2, 1, 1],
  [21, 21, 0],
  [22, 21, 1],
])('%i days in the depot with %i free cost %i', (days, free, chargeable) => {
  expect(chargeableDays(days, free)).toBe(chargeable)
})

test.each([
  [0, [0, 0, 0]],
  [1, [1, 0, 0]],
  [15, [15, 0, 0]],
  [16, [15, 1, 0]],
  [30, [15, 15, 0]],
  [31, [15, 15, 1]],
  [100, [15, 15, 70]],
])('%i chargeable days fall into the tiers as %o', (days, tiers) => {
  expect(daysByTier(days)).toEqual(tiers)
})

test.each([
  [0, [true, true, true]],
  [14, [true, true, true]],
  [15, [false, true, true]],
  [29, [false, true, true]],
  [30, [false, false, true]],
  [31, [false, false, true]],
  [1000, [false, false, true]],
])('after %i chargeable days the next ones can fall into %o', (days, ahead) => {
  expect(storageTiers.map((tier) => isAhead(tier, days))).toEqual(ahead)
})

test('every chargeable day falls into exactly one tier', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000 }), (days) => {
      expect(daysByTier(days).reduce((one, other) => one + other, 0)).toBe(days)
    }),
  )
})

test.each([
  ['2026-11-01', '2026-11-01', 1],
  ['2026-11-01', '2026-11-02', 2],
  ['2026-11-01', '2026-11-03', 3],
  ['2026-02-27', '2026-03-01', 3],
  ['2028-02-27', '2028-03-01', 4],
  ['2026-12-31', '2027-01-01', 2],
])('from %s to %s are %i days', (arrived, left, days) => {
  expect(daysInDepot(arrived, left)).toBe(days)
})
