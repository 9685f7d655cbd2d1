import { expect, test } from 'vitest'
import { canOrder, quoteStateAt } from './quote-state.ts'

const validUntil = '2026-11-22T15:59:59.000Z'
const inTime = new Date('2026-11-22T15:59:59.000Z')
const late = new Date('2026-11-22T15:59:59.001Z')

// By hand: accepted, withdrawn, the state at its last instant and after it.
test.each([
  [false, false, 'open', 'expired'],
  [false, true, 'withdrawn', 'withdrawn'],
  [true, false, 'accepted', 'accepted'],
  [true, true, 'accepted', 'accepted'],
])('accepted %s, withdrawn %s: %s, later %s', (isAccepted, isWithdrawn, before, after) => {
  const quote = { isAccepted, isWithdrawn, validUntil }
  expect(quoteStateAt(quote, inTime)).toBe(before)
  expect(quoteStateAt(quote, late)).toBe(after)
})

test.each([
  ['ocean', 'open', true],
  ['ocean', 'accepted', true],
  ['ocean', 'expired', false],
  ['ocean', 'withdrawn', false],
  // An offer by staff.
  ['agreed', 'open', false],
  ['agreed', 'accepted', true],
  ['agreed', 'expired', false],
  ['agreed', 'withdrawn', false],
] as const)(
  'a quote of mode %s that is %s can be ordered: %s, and never after its validity',
  (mode, state, expected) => {
    expect(canOrder({ mode, state, validUntil }, inTime)).toBe(expected)
    expect(canOrder({ mode, state, validUntil }, late)).toBe(false)
  },
)
