import { expect, test } from 'vitest'
import { barOf, todayPercent } from './validity-bar.ts'

const today = '2026-11-17'

test.each([
  ['2026-11-17', '2027-03-16', 20, 100],
  ['2026-10-18', '2026-11-16', 0, 20],
  ['2026-12-02', '2026-12-31', 30, 50],
  ['2020-01-01', '2099-12-31', 0, 100],
  ['2020-01-01', '2020-01-31', 0, 0],
])('from %s to %s is from %i to %i percent', (from, to, start, end) => {
  expect(barOf(from, to, today)).toEqual({ from: start, to: end })
})

test('today is after a fifth of the bar', () => {
  expect(todayPercent).toBe(20)
})
