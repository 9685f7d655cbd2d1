import type { FieldProblem } from '#domain/values/refusal.ts'
import { plainTyped } from '#domain/values/typed-text.ts'

const accountFormat = /^[a-z][a-z0-9._-]*$/

/** Account names are case-insensitive. */
export const readStaffAccount = (typed: string): string => plainTyped(typed).toLowerCase()

export const accountProblem = (account: string): FieldProblem | undefined =>
  accountFormat.test(account) ? undefined : 'wrong-format'
