import { expect, test } from 'vitest'
import { requestDueAt } from './request-due.ts'

// Times of Shanghai; 2026-11-16 is a Monday.
test.each([
  ['at the same hour of the next day', '2026-11-16T10:30:15+08:00', '2026-11-17T10:30:15+08:00'],
  ['after the weekend, for a request of Friday', '2026-11-20T17:00:00+08:00', '2026-11-23T17:00:00+08:00'],
  [
    'at the end of Monday, for a request of Saturday',
    '2026-11-21T09:00:00+08:00',
    '2026-11-23T24:00:00+08:00',
  ],
  ['by the day of Shanghai', '2026-11-20T00:30:00+08:00', '2026-11-23T00:30:00+08:00'],
  ['after a holiday', '2026-09-30T16:00:00+08:00', '2026-10-08T16:00:00+08:00'],
])('a request is due %s', (_when, createdAt, due) => {
  expect(requestDueAt(new Date(createdAt))).toEqual(new Date(due))
})
