import { expect, test } from 'vitest'
import { groupNameKey } from './group-name.ts'

test('a stay in a depot has no origin; an ocean booking has', () => {
  expect(groupNameKey('origin', [{ mode: 'depot' }, { mode: 'depot' }])).toBe('services.depot')
  expect(groupNameKey('origin', [{ mode: 'warehouse' }])).toBe('services.warehouse')
  expect(groupNameKey('origin', [{ mode: 'ocean' }])).toBe('groups.origin')
  expect(groupNameKey('origin', [{ mode: 'ocean' }, { mode: 'depot' }])).toBe('groups.origin')
  expect(groupNameKey('freight', [])).toBe('groups.freight')
})
