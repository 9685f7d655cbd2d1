import { expect, test } from 'vitest'
import { waitOf } from './waits.ts'

const now = new Date('2026-11-15T09:00:00Z')

test.each([
  ['2026-11-15T09:00:00Z', 'now', 0],
  ['2026-11-15T08:59:01Z', 'now', 0],
  ['2026-11-15T08:59:00Z', 'minutes', 1],
  ['2026-11-15T08:00:01Z', 'minutes', 59],
  ['2026-11-15T08:00:00Z', 'hours', 1],
  ['2026-11-13T09:00:01Z', 'hours', 47],
  ['2026-11-13T09:00:00Z', 'days', 2],
  ['2026-11-01T09:00:00Z', 'days', 14],
  ['2026-11-15T09:00:30Z', 'now', 0],
] as const)('since %s: %s %d', (since, unit, count) => {
  expect(waitOf(new Date(since), now)).toEqual({ unit, count })
})
