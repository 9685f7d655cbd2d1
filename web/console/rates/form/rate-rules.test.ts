import { expect, test } from 'vitest'
import { problemsOf } from '#web/components/forms/rules.ts'
import { amountRules, headRules } from './rate-rules.ts'

const head = { code: 'QS-NGB-RTM-1a', validFrom: '2026-11-01', validTo: '2026-11-01' }

test('accepts a code and two dates, which may be the same', () => {
  expect(problemsOf(headRules, head)).toEqual({})
})

test.each([
  [{ code: '' }, { code: 'required' }],
  [{ code: 'a b' }, { code: 'wrong-format' }],
  [{ code: 'x'.repeat(61) }, { code: 'too-long' }],
  [{ validFrom: '' }, { validFrom: 'required' }],
  [{ validTo: '2026-10-31' }, { validTo: 'inconsistent' }],
  [{ validTo: '2026-13-01' }, { validTo: 'wrong-format' }],
])('refuses %o', (change, problems) => {
  expect(problemsOf(headRules, { ...head, ...change })).toEqual(problems)
})

test.each([
  ['', undefined],
  ['0', undefined],
  ['1150.5', undefined],
  ['999999999.9999', undefined],
  ['1150.12345', 'wrong-format'],
  ['01', 'wrong-format'],
  ['-1', 'wrong-format'],
  ['1,150', 'wrong-format'],
])('the amount %s: %s', (text, problem) => {
  expect(problemsOf(amountRules(['price']), { price: text }).price).toBe(problem)
})
