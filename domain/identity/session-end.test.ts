import { expect, test } from 'vitest'
import { nearEnd } from './session-end.ts'

const minute = 60_000
const hour = 60 * minute
const openedAt = Date.parse('2026-11-17T01:00:00Z')
const hex = openedAt.toString(16).padStart(12, '0')
const session = `${hex.slice(0, 8)}-${hex.slice(8)}-7908-b86c-e469d5650dc2`
/** Minutes after the session was opened. */
const at = (minutes: number) => openedAt + minutes * minute
const ends = (usedAfter: number, after: number) =>
  nearEnd({ session, kind: 'staff', usedAt: at(usedAfter) }, at(after))

test.each([
  ['unused for 24 minutes', 60, 84, undefined],
  ['unused for 25 minutes', 60, 85, { at: at(90), canBeProlonged: true }],
  ['unused for nearly 30 minutes', 60, 89.9, { at: at(90), canBeProlonged: true }],
  ['unused for 30 minutes', 60, 90, undefined],
  ['open for 7 hours and 54 minutes', 474, 474, undefined],
  ['open for 7 hours and 55 minutes', 475, 475, { at: openedAt + 8 * hour, canBeProlonged: false }],
  ['open for 8 hours', 480, 480, undefined],
] as const)('the end of a session that is %s', (_, usedAfter, after, end) => {
  expect(ends(usedAfter, after)).toEqual(end)
})

test('of a session with another kind of id nothing is known', () => {
  expect(nearEnd({ session: 'walker', kind: 'staff', usedAt: at(60) }, at(85))).toBeUndefined()
})
