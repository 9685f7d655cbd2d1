import { expect, test } from 'vitest'
import { changedValues } from './changed-values.ts'

test('changed values come first, unchanged ones after them', () => {
  const before = { account: 'lin', roles: ['sales'], isDisabled: false }
  const after = { account: 'lin', roles: ['sales', 'reviewer'], isDisabled: false }
  expect(changedValues(before, after)).toEqual([
    { name: 'roles', before: ['sales'], after: ['sales', 'reviewer'], isChanged: true },
    { name: 'account', before: 'lin', after: 'lin', isChanged: false },
    { name: 'isDisabled', before: false, after: false, isChanged: false },
  ])
})

test('a value that only one side has is a change', () => {
  expect(changedValues(null, { reason: 'blurred' })).toEqual([
    { name: 'reason', before: undefined, after: 'blurred', isChanged: true },
  ])
  expect(changedValues({ reason: null }, null)).toEqual([
    { name: 'reason', before: null, after: undefined, isChanged: true },
  ])
  expect(changedValues(null, null)).toEqual([])
})
