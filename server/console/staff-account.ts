import type { FieldProblem, WrongFields } from '#domain/values/refusal.ts'
import { personNameProblem } from '#domain/values/text-limits.ts'
import { plainTyped } from '#domain/values/typed-text.ts'

const accountFormat = /^[a-z][a-z0-9._-]*$/

/** Account names are case-insensitive. */
export const readStaffAccount = (typed: string): string => plainTyped(typed).toLowerCase()

const accountProblem = (account: string): FieldProblem | undefined =>
  accountFormat.test(account) ? undefined : 'wrong-format'

type SentStaff = { readonly account?: string; readonly name?: string }

/** Every wrong field of those that were sent. */
export function staffProblems({ account, name }: SentStaff): WrongFields {
  const wrongAccount = account === undefined ? undefined : accountProblem(readStaffAccount(account))
  const wrongName = name === undefined ? undefined : personNameProblem(name)
  return { ...(wrongName && { name: wrongName }), ...(wrongAccount && { account: wrongAccount }) }
}
