import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysAfter } from '#domain/values/shanghai-day.ts'
import { isInWindow, type WeekFilter, weekFilterCodes, weekWindow } from './weeks.ts'

test('the schedules are filtered by four windows', () => {
  expect(weekFilterCodes).toEqual(['this-week', 'next-week', 'next-two-weeks', 'next-three-weeks'])
})

test.each<[WeekFilter, string, string, string]>([
  ['this-week', '2026-11-15', '2026-11-09', '2026-11-15'],
  ['this-week', '2026-11-16', '2026-11-16', '2026-11-22'],
  ['this-week', '2026-11-18', '2026-11-16', '2026-11-22'],
  ['this-week', '2027-01-01', '2026-12-28', '2027-01-03'],
  ['next-week', '2026-11-15', '2026-11-16', '2026-11-22'],
  ['next-week', '2026-11-16', '2026-11-23', '2026-11-29'],
  ['next-two-weeks', '2026-11-15', '2026-11-16', '2026-11-29'],
  ['next-two-weeks', '2026-11-16', '2026-11-23', '2026-12-06'],
  ['next-three-weeks', '2026-11-15', '2026-11-16', '2026-12-06'],
  ['next-three-weeks', '2028-02-20', '2028-02-21', '2028-03-12'],
])('%s on %s is %s to %s', (filter, today, from, to) => {
  expect(weekWindow(filter, today)).toEqual({ from, to })
})

test.each([
  ['2026-11-15T15:59:59.999Z', false],
  ['2026-11-15T16:00:00.000Z', true],
  ['2026-11-22T15:59:59.999Z', true],
  ['2026-11-22T16:00:00.000Z', false],
])('a sailing at %s is in the week of 16 November: %s', (instant, isIn) => {
  expect(isInWindow({ from: '2026-11-16', to: '2026-11-22' }, new Date(instant))).toBe(isIn)
})

test('every window runs from a Monday to a Sunday, and the next begins where this week ends', () => {
  const anyDay = fc.integer({ min: 0, max: 3650 }).map((days) => daysAfter('2026-01-01', days))
  fc.assert(
    fc.property(anyDay, (today) => {
      const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()
      const thisWeek = weekWindow('this-week', today)
      expect(thisWeek.from <= today && today <= thisWeek.to).toBe(true)
      for (const filter of weekFilterCodes) {
        const { from, to } = weekWindow(filter, today)
        expect([weekday(from), weekday(to)]).toEqual([1, 0])
        if (filter !== 'this-week') expect(from).toBe(daysAfter(thisWeek.to, 1))
      }
    }),
  )
})
