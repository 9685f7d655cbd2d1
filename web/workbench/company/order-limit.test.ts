import { expect, test } from 'vitest'
import { orderLimitProblem, parseOrderLimit } from './order-limit.ts'

test.each([
  ['20000', '20000', undefined],
  ['20,000.50', '20000.50', undefined],
  ['¥ 20 000', '20000', undefined],
  ['２００００', '20000', undefined],
  ['999999999.99', '999999999.99', undefined],
  ['1000000000', '1000000000', 'wrong-format'],
  ['12.345', '12.345', 'wrong-format'],
  ['-1', '-1', 'wrong-format'],
  ['1e9', '1e9', 'wrong-format'],
] as const)('a limit typed as "%s"', (typed, limit, problem) => {
  expect(orderLimitProblem(typed)).toBe(problem)
  expect(parseOrderLimit(typed)).toBe(limit)
})

test('an empty field means no limit', () => {
  expect(parseOrderLimit('  ')).toBeNull()
})
