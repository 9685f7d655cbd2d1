import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  businessDaysAfter,
  holidayWindowOn,
  holidayWindows,
  isBusinessDay,
  isWeekend,
  springFestival,
} from './business-days.ts'
import { daysAfter } from './shanghai-day.ts'

test.each([
  [2024, '2024-02-10'],
  [2025, '2025-01-29'],
  [2026, '2026-02-17'],
  [2027, '2027-02-06'],
  [2028, '2028-01-26'],
  [2029, '2029-02-13'],
  [2030, '2030-02-03'],
  [2031, '2031-01-23'],
  [2032, '2032-02-11'],
  [2033, '2033-01-31'],
  [2034, '2034-02-19'],
  [2035, '2035-02-08'],
])('Spring Festival of %i is %s', (year, day) => {
  expect(springFestival(year)).toBe(day)
})

// ICU calculates the moons itself, a few minutes off: it errs in 2027 (new moon at 23:56 in Shanghai) and 2030 (00:07).
const lunar = new Intl.DateTimeFormat('en-u-ca-chinese', {
  timeZone: 'UTC',
  month: 'numeric',
  day: 'numeric',
})

test.each([2024, 2025, 2026, 2028, 2029, 2031, 2032, 2033, 2034, 2035])(
  'Spring Festival of %i is the first day of the lunar year',
  (year) => {
    expect(lunar.format(new Date(`${springFestival(year)}T00:00:00Z`))).toBe('1/1')
  },
)

test.each([
  [2024, '02-03', '02-17'],
  [2025, '01-22', '02-05'],
  [2026, '02-10', '02-24'],
  [2027, '01-30', '02-13'],
  [2028, '01-19', '02-02'],
  [2029, '02-06', '02-20'],
  [2030, '01-27', '02-10'],
  [2031, '01-16', '01-30'],
  [2032, '02-04', '02-18'],
  [2033, '01-24', '02-07'],
  [2034, '02-12', '02-26'],
  [2035, '02-01', '02-15'],
])('in %i the windows are %s to %s, a week around 1 May and a week around 1 October', (year, from, to) => {
  const edges = [
    ['spring-festival', from, to],
    ['may-day', '04-24', '05-08'],
    ['national-day', '09-24', '10-08'],
  ] as const
  for (const [holiday, first, last] of edges) {
    const asked = [-1, 0].map((days) => holidayWindowOn(daysAfter(`${year}-${first}`, days))?.holiday)
    const after = [0, 1].map((days) => holidayWindowOn(daysAfter(`${year}-${last}`, days))?.holiday)
    expect([...asked, ...after]).toEqual([undefined, holiday, holiday, undefined])
  }
})

test.each(['2023-12-31', '2036-01-01'])('%s lies beyond the known years and is thrown out', (day) => {
  expect(() => holidayWindowOn(day)).toThrow('no Spring Festival known')
})

test('the first and the last known day are answered', () => {
  expect([holidayWindowOn('2024-01-01'), holidayWindowOn('2035-12-31')]).toEqual([undefined, undefined])
})

test('the windows of 2026', () => {
  expect(holidayWindows(2026)).toEqual([
    { holiday: 'spring-festival', from: '2026-02-10', to: '2026-02-24' },
    { holiday: 'may-day', from: '2026-04-24', to: '2026-05-08' },
    { holiday: 'national-day', from: '2026-09-24', to: '2026-10-08' },
  ])
})

test.each([
  ['2026-02-09', undefined],
  ['2026-02-10', 'spring-festival'],
  ['2026-02-24', 'spring-festival'],
  ['2026-02-25', undefined],
  ['2026-04-23', undefined],
  ['2026-04-24', 'may-day'],
  ['2026-05-08', 'may-day'],
  ['2026-05-09', undefined],
  ['2026-09-23', undefined],
  ['2026-09-24', 'national-day'],
  ['2026-10-08', 'national-day'],
  ['2026-10-09', undefined],
  ['2031-01-15', undefined],
  ['2031-01-16', 'spring-festival'],
])('%s lies in the window of %s', (day, holiday) => {
  expect(holidayWindowOn(day)?.holiday).toBe(holiday)
})

test.each(['2026-02-30', '2026-2-1', ''])('"%s" is no day and is thrown out', (day) => {
  expect(() => holidayWindowOn(day)).toThrow('not a day')
  expect(() => isWeekend(day)).toThrow('not a day')
  expect(() => isBusinessDay(day)).toThrow('not a day')
})

test('every known year has 45 days in its windows', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2024, max: 2035 }), (year) => {
      const days = Array.from({ length: 365 }, (_, passed) => daysAfter(`${year}-01-01`, passed))
      expect(days.filter(holidayWindowOn)).toHaveLength(45)
    }),
    { numRuns: 12 },
  )
})

test.each([
  ['2026-11-13', false],
  ['2026-11-14', true],
  ['2026-11-15', true],
  ['2026-11-16', false],
])('%s is a weekend day: %s', (day, weekend) => {
  expect(isWeekend(day)).toBe(weekend)
})

test.each(['2026-01-04', '2026-02-14', '2026-02-28', '2026-05-09', '2026-09-20', '2026-10-10'])(
  '%s is a weekend day that is worked',
  (day) => {
    expect(isWeekend(day)).toBe(true)
    expect(isBusinessDay(day)).toBe(true)
  },
)

test.each([
  ['2025-12-31', '2026-01-01', '2026-01-03', '2026-01-04'],
  ['2026-02-14', '2026-02-16', '2026-02-23', '2026-02-24'],
  ['2026-04-03', '2026-04-06', '2026-04-06', '2026-04-07'],
  ['2026-04-30', '2026-05-01', '2026-05-05', '2026-05-06'],
  ['2026-06-18', '2026-06-19', '2026-06-19', '2026-06-22'],
  ['2026-09-24', '2026-09-25', '2026-09-25', '2026-09-28'],
  ['2026-09-30', '2026-10-01', '2026-10-07', '2026-10-08'],
])('worked on %s, off on %s and %s, worked again on %s', (before, first, last, after) => {
  expect([before, first, last, after].map(isBusinessDay)).toEqual([true, false, false, true])
})

test.each([
  ['2027-01-01', false],
  ['2027-01-04', true],
  ['2028-01-24', true],
  ['2028-01-25', false],
  ['2028-01-28', false],
  ['2028-01-31', true],
  ['2028-05-01', false],
  ['2028-05-02', false],
  ['2028-05-03', true],
  ['2029-10-01', false],
  ['2029-10-02', false],
  ['2029-10-03', false],
  ['2029-10-04', true],
  ['2029-10-06', false],
])('in a year not yet published %s is worked: %s', (day, worked) => {
  expect(isBusinessDay(day)).toBe(worked)
})

test.each([
  ['2026-11-13', 0, '2026-11-13'],
  ['2026-11-13', 1, '2026-11-16'],
  ['2026-11-14', 1, '2026-11-16'],
  ['2026-02-13', 1, '2026-02-14'],
  ['2026-02-14', 1, '2026-02-24'],
  ['2026-12-31', 1, '2027-01-04'],
  ['2026-11-16', 5, '2026-11-23'],
])('%s and %i business days is %s', (day, businessDays, reached) => {
  expect(businessDaysAfter(day, businessDays)).toBe(reached)
})

test.each([-1, 0.5, Number.NaN])('%s is no number of business days', (businessDays) => {
  expect(() => businessDaysAfter('2026-11-16', businessDays)).toThrow('not a number of business days')
})
