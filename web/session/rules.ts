import { readCode } from '#domain/identity/one-time-code.ts'
import { readMobile } from '#domain/values/formats.ts'
import type { FieldProblem, Verdict, WrongFields } from '#domain/values/refusal.ts'
import {
  companyNameProblem,
  passwordProblem,
  personNameProblem,
  textLimits,
} from '#domain/values/text-limits.ts'

/** What stands in a form, by field; a box that is not ticked is empty. */
export type Given = Readonly<Record<string, string>>
type Rule = (text: string, given: Given) => FieldProblem | undefined
export type Rules = Readonly<Record<string, Rule>>

const required: Rule = (text) => (text.trim() === '' ? 'required' : undefined)

/** A reader of the house names the field it could not read. */
const readable =
  (read: (text: string) => Verdict<string>, field: string): Rule =>
  (text) => {
    const verdict = read(text)
    return verdict.ok ? undefined : verdict.fields?.[field]
  }

const mobile = readable(readMobile, 'mobile')
const code = readable(readCode, 'code')

const again: Rule = (text, { password }) => {
  if (text === '') return 'required'
  return text === password ? undefined : 'inconsistent'
}

const newPassword = { password: passwordProblem, passwordAgain: again }

/** Spec §5, in the order of the fields on the page. */
export const logInRules: Rules = { account: required, password: required }
export const codeLogInRules: Rules = { mobile, code }
export const registerRules: Rules = {
  mobile,
  code,
  name: personNameProblem,
  companyName: companyNameProblem,
  ...newPassword,
  agreement: required,
  policy: required,
}
export const resetRules: Rules = { mobile, code, ...newPassword }
export const changeRules: Rules = { currentPassword: required, code, ...newPassword }

export function problemsOf(rules: Rules, given: Given): WrongFields {
  const found: Record<string, FieldProblem> = {}
  for (const [name, rule] of Object.entries(rules)) {
    const problem = rule(given[name] ?? '', given)
    if (problem) found[name] = problem
  }
  return found
}

/** One sign beside seven others shows what the rule takes it for. */
const completes = (others: string, text: string) =>
  [...text].some((sign) => passwordProblem(others + sign) === undefined)

/** The parts of the rule, each by itself, for whoever is still typing. */
export const passwordHints = (text: string) =>
  ({
    length: [...text].length >= textLimits.password.least && [...text].length <= textLimits.password.most,
    letters: completes('1234567', text),
    digits: completes('abcdefg', text),
  }) as const
