import { expect, test } from 'vitest'
import { daysAfter, daysBetween, isCalendarDay, shanghaiDay } from './shanghai-day.ts'

test.each([
  ['2026-11-14T15:59:59.999Z', '2026-11-14'],
  ['2026-11-14T16:00:00.000Z', '2026-11-15'],
  ['2026-12-31T16:00:00.000Z', '2027-01-01'],
])('%s is %s in Shanghai', (instant, day) => {
  expect(shanghaiDay(new Date(instant))).toBe(day)
})

test.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2026-01-01', 0, '2026-01-01'],
])('%s and %i days is %s', (day, days, later) => {
  expect(daysAfter(day, days)).toBe(later)
})

test.each([
  ['2026-02-28', true],
  ['0000-01-01', false],
  ['0206-11-16', false],
  ['2206-11-16', false],
  ['1999-12-31', true],
  ['2100-01-01', true],
  ['2026-02-29', false],
  ['2028-02-29', true],
  ['2026-04-31', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-1-1', false],
  ['2026-01', false],
  ['2026', false],
  ['20260101', false],
  ['x2026-01-01', false],
  ['2026-01-01T00:00', false],
  ['', false],
])('"%s" is a day of the calendar: %s', (text, exists) => {
  expect(isCalendarDay(text)).toBe(exists)
})

test.each([
  ['2026-12-01', '2026-12-01', 0],
  ['2026-12-28', '2027-01-03', 6],
  ['2027-01-03', '2026-12-28', -6],
])('from %s to %s: %i days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days)
})
