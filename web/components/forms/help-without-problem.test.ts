import { expect, test } from 'vitest'
import { helpWithoutProblem } from './help-without-problem.ts'

test('the error of a field takes the place of its help', () => {
  const helpOf = helpWithoutProblem({
    problemOf: (name) => (name === 'code' ? 'wrong-format' : undefined),
    refusedField: 'validTo',
  })
  expect(helpOf('code', 'Letters and digits')).toBeUndefined()
  expect(helpOf('validTo', 'Both dates are included')).toBeUndefined()
  expect(helpOf('validFrom', 'A day')).toBe('A day')
  expect(helpOf('validFrom', undefined)).toBeUndefined()
})
