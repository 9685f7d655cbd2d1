import { expect, test } from 'vitest'
import { urgencyOf } from './urgency.ts'

const now = new Date('2026-11-17T02:00:00Z')

test.each([
  ['2026-11-17T01:00:00Z', 'now'],
  ['2026-11-17T05:59:59Z', 'now'],
  ['2026-11-17T06:00:00Z', 'soon'],
  ['2026-11-18T01:59:59Z', 'soon'],
  ['2026-11-18T02:00:00Z', 'later'],
] as const)('%s is %s', (at, urgency) => {
  expect(urgencyOf(at, now)).toBe(urgency)
})
