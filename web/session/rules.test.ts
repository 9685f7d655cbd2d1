import { describe, expect, it } from 'vitest'
import { email, mobile, problemsOf } from '#web/components/forms/rules.ts'
import { registerRules as byStep, resetRules } from './rules.ts'

const registerRules = { mobile, ...byStep.recipient, ...byStep.details }

const right = {
  mobile: '13800000001',
  code: '123456',
  name: 'Lin Hai',
  companyName: 'Blue Gantry Trading',
  password: 'Harbour2026',
  passwordAgain: 'Harbour2026',
  consent: 'on',
}

describe('what is said of a registration before it is sent', () => {
  it('nothing, when everything keeps the rules', () => {
    expect(problemsOf(registerRules, right)).toEqual({})
  })

  it('every field that is missing, the box too, in the order of both steps', () => {
    const problems = problemsOf(registerRules, {})
    expect(Object.keys(problems)).toEqual(Object.keys(right))
    expect(new Set(Object.values(problems))).toEqual(new Set(['required']))
  })

  it.each([
    ['mobile', '12345', 'wrong-format'],
    ['mobile', '+86 138 0000 0001', undefined],
    ['mobile', '+31 6 1234 5678', undefined],
    ['mobile', 'anna@forwarder.example', 'wrong-format'],
    ['code', '12345', 'wrong-format'],
    ['code', '1234567', 'wrong-format'],
    ['code', ' 123 456 ', undefined],
    ['code', '１２３４５６', undefined],
    ['name', 'Lin 2', 'wrong-format'],
    ['companyName', '21st Gantry', 'wrong-format'],
    ['passwordAgain', 'Harbour2027', 'inconsistent'],
  ] as const)('%s "%s": %s', (field, typed, problem) => {
    expect(problemsOf(registerRules, { ...right, [field]: typed })[field]).toBe(problem)
  })

  it.each([
    [' Anna@Forwarder.example ', undefined],
    ['anna@forwarder', 'wrong-format'],
    ['+31612345678', 'wrong-format'],
    ['', 'required'],
  ] as const)('of the email address "%s": %s', (typed, problem) => {
    expect(problemsOf({ email }, { email: typed }).email).toBe(problem)
  })

  it.each([
    ['Harb026', 'too-short'],
    ['Harbo026', undefined],
    ['Harbour202620267', undefined],
    ['Harbour2026202678', 'too-long'],
    ['HarbourHarbour', 'wrong-format'],
    ['2026202620', 'wrong-format'],
  ] as const)('of the password %s: %s', (password, problem) => {
    expect(problemsOf(resetRules, { ...right, password, passwordAgain: password })).toEqual(
      problem ? { password: problem } : {},
    )
  })
})
