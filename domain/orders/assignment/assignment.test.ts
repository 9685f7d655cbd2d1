import { expect, test } from 'vitest'
import { assigneeOf } from './assignment.ts'

const rules = [
  { port: null, service: null, staffId: 'any' },
  { port: null, service: 'trucking', staffId: 'trucks' },
  { port: 'CNNGB', service: null, staffId: 'ningbo' },
  { port: 'CNNGB', service: 'trucking', staffId: 'ningbo trucks' },
] as const

test.each([
  ['CNNGB', 'trucking', 'ningbo trucks'],
  ['CNNGB', 'ocean', 'ningbo'],
  ['CNTAO', 'trucking', 'trucks'],
  ['CNTAO', 'ocean', 'any'],
  [null, 'warehouse', 'any'],
] as const)('a new order of %s for %s goes to %s', (port, service, staffId) => {
  expect(assigneeOf(rules, { port, service })).toBe(staffId)
})

test('without a rule that fits, the order stays in the queue', () => {
  expect(assigneeOf([], { port: 'CNNGB', service: 'ocean' })).toBeNull()
  expect(assigneeOf(rules.slice(2), { port: 'CNTAO', service: 'ocean' })).toBeNull()
})
