import { describe, expect, test } from 'vitest'
import { problemsOf } from '#web/components/forms/rules.ts'
import { enrolRules, logInRules } from './rules.ts'
import { inFours } from './secret-groups.ts'

test('the first log-in needs no code; a malformed one is refused', () => {
  const typed = { account: 'reviewer', password: 'whatever' }
  expect(problemsOf(logInRules, typed)).toEqual({})
  expect(problemsOf(logInRules, { ...typed, code: '12 34 56' })).toEqual({})
  expect(problemsOf(logInRules, { ...typed, code: '12345' })).toEqual({ code: 'wrong-format' })
  expect(problemsOf(logInRules, {})).toEqual({ account: 'required', password: 'required' })
})

describe('setting up an account', () => {
  const typed = { code: '123456', password: 'quay crane at dawn', passwordAgain: 'quay crane at dawn' }
  test.each([
    [{}, {}],
    [
      { password: 'quay crane dawn'.slice(0, 14), passwordAgain: 'quay crane dawn'.slice(0, 14) },
      { password: 'too-short' },
    ],
    [{ passwordAgain: 'quay crane at dusk' }, { passwordAgain: 'inconsistent' }],
    [{ code: '' }, { code: 'required' }],
  ])('%o: %o', (change, problems) => {
    expect(problemsOf(enrolRules, { ...typed, ...change })).toEqual(problems)
  })
})

test('a key is shown in groups of four', () => {
  expect(inFours('ABCDEFGHIJ')).toBe('ABCD EFGH IJ')
  expect(inFours('')).toBe('')
})
