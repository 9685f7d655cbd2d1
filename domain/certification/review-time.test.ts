import { expect, test } from 'vitest'
import { reviewDueAt } from './review-time.ts'

// Times of Shanghai; 2026-11-16 is a Monday.
test.each([
  ['two days later at the same hour', '2026-11-16T10:30:00+08:00', '2026-11-18T10:30:00+08:00'],
  ['after the weekend', '2026-11-19T09:00:00+08:00', '2026-11-23T09:00:00+08:00'],
  [
    'at the end of the second business day, for one of a Sunday',
    '2026-11-22T12:00:00+08:00',
    '2026-11-24T24:00:00+08:00',
  ],
])('an application is due %s', (_when, submittedAt, due) => {
  expect(reviewDueAt(new Date(submittedAt))).toEqual(new Date(due))
})
