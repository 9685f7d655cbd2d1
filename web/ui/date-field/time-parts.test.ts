import { expect, test } from 'vitest'
import { readClock, timeParts } from './time-parts.ts'

test.each([
  ['18:00', '18:00'],
  ['9:30', '09:30'],
  ['0930', '09:30'],
  ['930', '09:30'],
  ['2330', '23:30'],
  ['18', '18:00'],
  ['18：05', '18:05'],
  [' 7.15 ', '07:15'],
  ['00:00', '00:00'],
])('“%s” is %s', (typed, read) => expect(readClock(typed)).toBe(read))

test.each(['', '24:00', '18:60', '6 pm', '1:5', 'noon'])('“%s” is no time of 24 hours', (typed) =>
  expect(readClock(typed)).toBeUndefined(),
)

test.each([
  ['2026-12-04 18:00', { day: '2026-12-04', clock: '18:00' }],
  ['2026-12-04T08:05', { day: '2026-12-04', clock: '08:05' }],
  ['2026-12-04 1800', { day: '2026-12-04', clock: '18:00' }],
  ['4 Dec 2026', { day: '4 Dec 2026', clock: '' }],
  ['4 Dec 9:30', { day: '4 Dec', clock: '09:30' }],
  ['2026-12-04', { day: '2026-12-04', clock: '' }],
  ['18:00', { day: '', clock: '18:00' }],
  ['', { day: '', clock: '' }],
])('“%s” in its parts', (text, parts) => expect(timeParts(text)).toEqual(parts))
