import { expect, test } from 'vitest'
import { dueAfter } from './due-time.ts'

const wall = (text: string) => new Date(`${text}:00+08:00`)

test.each([
  ['on Tuesday', '2026-11-17T10:30', 1, '2026-11-18T10:30'],
  ['just after midnight', '2026-11-17T00:01', 2, '2026-11-19T00:01'],
  ['just before midnight', '2026-11-17T23:59', 1, '2026-11-18T23:59'],
  ['on Friday', '2026-11-13T10:30', 1, '2026-11-16T10:30'],
  ['before the days off of National Day', '2026-09-30T17:00', 1, '2026-10-08T17:00'],
  ['at once', '2026-11-17T10:30', 0, '2026-11-17T10:30'],
  ['on Saturday', '2026-11-14T10:30', 1, '2026-11-17T00:00'],
  ['on Sunday', '2026-11-15T23:00', 2, '2026-11-18T00:00'],
])('what comes %s, at %s, is due in %i business days at %s', (_when, at, businessDays, due) => {
  expect(dueAfter(wall(at), businessDays)).toEqual(wall(due))
})
