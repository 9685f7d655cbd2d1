import { expect, test } from 'vitest'
import { moveAtDeadline } from './deadline.ts'
import { orderMoves } from './moves.ts'
import { orderStates } from './states.ts'

const due = new Date('2026-11-18T04:00:00Z')
const before = new Date(due.getTime() - 1)

test.each([
  ['awaiting-company-approval', 'lapse-approval'],
  ['returned', 'expire'],
  ['fees-confirmed', 'expire'],
] as const)('an order that is %s ends at its deadline by %s, and not before', (state, move) => {
  expect(moveAtDeadline({ state, dueAt: due }, before)).toBeUndefined()
  expect(moveAtDeadline({ state, dueAt: due }, due)).toBe(move)
  expect(moveAtDeadline({ state, dueAt: null }, due)).toBeUndefined()
  expect(orderMoves[move]).toMatchObject({ to: 'expired', by: 'system' })
})

test('in every other state a passed deadline ends nothing', () => {
  const ending = orderStates.filter((state) => moveAtDeadline({ state, dueAt: due }, due))
  expect(ending.toSorted()).toEqual(['awaiting-company-approval', 'fees-confirmed', 'returned'])
})
