import { readMobile } from '#domain/values/formats.ts'
import type { FieldProblem, Verdict, WrongFields } from '#domain/values/refusal.ts'
import { companyNameProblem, passwordProblem, personNameProblem } from '#domain/values/text-limits.ts'
import { commonPasswords } from './common-passwords.data.ts'
import { readCode } from './one-time-code.ts'

const known = new Set(commonPasswords)

/** The rule of the password, and not one that everybody tries first; capitals make it no rarer. */
export const newPasswordProblem = (text: string): FieldProblem | undefined =>
  passwordProblem(text) ?? (known.has(text.toLowerCase()) ? 'too-common' : undefined)

/** What somebody typed, as far as he did; a field that is missing is told by the contract. */
export type TypedForm = {
  readonly mobile?: string
  readonly code?: string
  readonly name?: string
  readonly companyName?: string
  readonly password?: string
  readonly passwordAgain?: string
}

const problemOf = (verdict: Verdict<string>, field: string): FieldProblem | undefined =>
  verdict.ok ? undefined : verdict.fields?.[field]

const rules: Readonly<Record<keyof TypedForm, (text: string, form: TypedForm) => FieldProblem | undefined>> =
  {
    mobile: (text) => problemOf(readMobile(text), 'mobile'),
    code: (text) => problemOf(readCode(text), 'code'),
    name: personNameProblem,
    companyName: companyNameProblem,
    password: newPasswordProblem,
    passwordAgain: (text, { password }) => (text === password ? undefined : 'inconsistent'),
  }
const fields = Object.keys(rules) as (keyof TypedForm)[]

/** Every field against its rule at once: of registering, of a forgotten password, of a new one. */
export function formProblems(form: TypedForm): WrongFields {
  const problems: Record<string, FieldProblem> = {}
  for (const field of fields) {
    const text = form[field]
    const problem = text === undefined ? undefined : rules[field](text, form)
    if (problem) problems[field] = problem
  }
  return problems
}
