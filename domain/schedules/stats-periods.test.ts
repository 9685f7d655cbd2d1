import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysAfter } from '#domain/values/shanghai-day.ts'
import { type StatsPeriod, statsPeriods, statsWindow } from './stats-periods.ts'

test('statistics are shown by week, month and year', () => {
  expect(statsPeriods).toEqual(['week', 'month', 'year'])
})

test.each<[StatsPeriod, string, string, string]>([
  ['week', '2026-11-15', '2026-11-09', '2026-11-15'],
  ['week', '2026-11-16', '2026-11-16', '2026-11-22'],
  ['month', '2026-11-01', '2026-11-01', '2026-11-30'],
  ['month', '2026-11-30', '2026-11-01', '2026-11-30'],
  ['month', '2026-12-31', '2026-12-01', '2026-12-31'],
  ['month', '2027-01-31', '2027-01-01', '2027-01-31'],
  ['month', '2027-02-10', '2027-02-01', '2027-02-28'],
  ['month', '2028-02-10', '2028-02-01', '2028-02-29'],
  ['year', '2026-01-01', '2026-01-01', '2026-12-31'],
  ['year', '2026-12-31', '2026-01-01', '2026-12-31'],
])('the %s of %s is %s to %s', (period, day, from, to) => {
  expect(statsWindow(period, day)).toEqual({ from, to })
})

test('every day lies in its period, and the day after the period begins the next', () => {
  const anyDay = fc.integer({ min: 0, max: 3650 }).map((days) => daysAfter('2026-01-01', days))
  fc.assert(
    fc.property(anyDay, fc.constantFrom(...statsPeriods), (day, period) => {
      const { from, to } = statsWindow(period, day)
      expect(from <= day && day <= to).toBe(true)
      expect(statsWindow(period, daysAfter(to, 1)).from).toBe(daysAfter(to, 1))
      expect(statsWindow(period, daysAfter(from, -1)).to).toBe(daysAfter(from, -1))
    }),
  )
})
