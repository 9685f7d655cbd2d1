import { expect, test } from 'vitest'
import { lastDayOfNotice, licenceEndProblem } from './licence-end.ts'

test.each([
  ['2026-11-18', 'too-small'],
  ['2026-11-19', undefined],
  ['2036-01-01', undefined],
  [undefined, undefined],
] as const)('a licence until %s: %s', (validTo, problem) => {
  expect(licenceEndProblem(validTo, '2026-11-19')).toBe(problem)
})

test('a licence is due thirty days before its end', () => {
  expect(lastDayOfNotice('2026-11-19')).toBe('2026-12-19')
})
