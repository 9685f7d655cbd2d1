import { expect, test } from 'vitest'
import { factRows } from './fact-rows.ts'

test('what changed comes first, what stayed is still there', () => {
  const before = { account: 'lin', roles: ['sales'], isDisabled: false }
  const after = { account: 'lin', roles: ['sales', 'reviewer'], isDisabled: false }
  expect(factRows(before, after)).toEqual([
    { name: 'roles', before: ['sales'], after: ['sales', 'reviewer'], isChanged: true },
    { name: 'account', before: 'lin', after: 'lin', isChanged: false },
    { name: 'isDisabled', before: false, after: false, isChanged: false },
  ])
})

test('what only one side knows is a change', () => {
  expect(factRows(null, { reason: 'blurred' })).toEqual([
    { name: 'reason', before: undefined, after: 'blurred', isChanged: true },
  ])
  expect(factRows({ reason: null }, null)).toEqual([
    { name: 'reason', before: null, after: undefined, isChanged: true },
  ])
  expect(factRows(null, null)).toEqual([])
})
