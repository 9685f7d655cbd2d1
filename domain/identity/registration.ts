import { readMobile } from '#domain/values/formats.ts'
import type { FieldProblem, Result, WrongFields } from '#domain/values/refusal.ts'
import {
  companyNameProblem,
  emailProblem,
  passwordProblem,
  personNameProblem,
} from '#domain/values/text-limits.ts'
import { readAccountName } from './account.ts'
import { commonPasswords } from './common-passwords.data.ts'
import { readCode } from './one-time-code.ts'
import { emailKey } from './recipient.ts'

const known = new Set(commonPasswords)

/** The password rule plus the list of common passwords, compared without case. */
export const newPasswordProblem = (text: string): FieldProblem | undefined =>
  passwordProblem(text) ?? (known.has(text.toLowerCase()) ? 'too-common' : undefined)

/** The fields as typed. The contract reports missing and malformed ones. */
export type TypedForm = {
  readonly mobile?: string
  readonly account?: string
  readonly email?: string
  readonly code?: string
  readonly name?: string
  readonly companyName?: string
  readonly password?: string
  readonly passwordAgain?: string
}

const problemOf = (result: Result<string>, field: string): FieldProblem | undefined =>
  result.ok ? undefined : result.fields?.[field]

const rules: Readonly<Record<keyof TypedForm, (text: string, form: TypedForm) => FieldProblem | undefined>> =
  {
    mobile: (text) => problemOf(readMobile(text), 'mobile'),
    email: (text, { mobile }) => (mobile === undefined ? emailProblem(emailKey(text)) : 'inconsistent'),
    account: (text) => problemOf(readAccountName(text), 'account'),
    code: (text) => problemOf(readCode(text), 'code'),
    name: personNameProblem,
    companyName: companyNameProblem,
    password: newPasswordProblem,
    passwordAgain: (text, { password }) =>
      password === undefined || text === password ? undefined : 'inconsistent',
  }
const fields = Object.keys(rules) as (keyof TypedForm)[]

/** Checks all fields at once. Used for registration and for a reset or changed password. */
export function formProblems(form: TypedForm): WrongFields {
  const problems: Record<string, FieldProblem> = {}
  for (const field of fields) {
    const text = form[field]
    const problem = text === undefined ? undefined : rules[field](text, form)
    if (problem) problems[field] = problem
  }
  return problems
}
