import { expect, test } from 'vitest'
import { orderAsOf } from './order-as-of.ts'

const day = (date: number) => new Date(Date.UTC(2026, 10, date))
const placed = { state: 'request-sent', feeState: 'none', feeVersion: 0 } as const
const proposed = { ...placed, feeState: 'proposed', feeVersion: 1 } as const
const running = { state: 'in-process', feeState: 'accepted', feeVersion: 1 } as const
const events = [
  { kind: 'place', at: day(1), status: placed },
  { kind: 'return', at: day(2), status: { ...placed, state: 'returned' } },
  { kind: 'send-again', at: day(3), status: placed },
  { kind: 'propose-fees', at: day(4), status: proposed },
  { kind: 'start', at: day(5), status: running },
  { kind: 'request-amendment', at: day(6), status: running },
  { kind: 'decline-amendment', at: day(7), status: running },
  { kind: 'request-amendment', at: day(8), status: running },
  { kind: 'accept-amendment', at: day(9), status: { ...running, feeVersion: 2 } },
  { kind: 'fill-in', at: day(10), status: undefined },
] as const

// By hand: state, state of the charges, their version, the version of the fields.
test.each([
  [1, 'request-sent', 'none', 0, 0],
  [2, 'returned', 'none', 0, 0],
  [3, 'request-sent', 'none', 0, 1],
  [4, 'request-sent', 'proposed', 1, 1],
  [5, 'in-process', 'accepted', 1, 1],
  [6, 'in-process', 'accepted', 1, 1],
  [7, 'in-process', 'accepted', 1, 1],
  [8, 'in-process', 'accepted', 1, 1],
  [9, 'in-process', 'accepted', 2, 3],
  [10, 'in-process', 'accepted', 2, 3],
  [30, 'in-process', 'accepted', 2, 3],
] as const)(
  'on day %i: %s, charges %s in version %i, fields in version %i',
  (date, state, feeState, feeVersion, fieldVersion) => {
    const since = day(Math.min(date, 10))
    expect(orderAsOf(events, day(date))).toEqual({ state, feeState, feeVersion, fieldVersion, since })
  },
)

test('a moment holds what happened in it, and nothing of the next', () => {
  const before = new Date(day(4).getTime() - 1)
  expect(orderAsOf(events, before)).toMatchObject({ feeVersion: 0 })
  expect(orderAsOf(events, day(4))).toMatchObject({ feeVersion: 1 })
})

test('before it was placed, and before its status was recorded, there is nothing to show', () => {
  expect(orderAsOf(events, new Date(day(1).getTime() - 1))).toBeUndefined()
  expect(orderAsOf([{ kind: 'place', at: day(1), status: undefined }], day(2))).toBeUndefined()
})
