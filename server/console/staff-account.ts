import type { FieldProblem } from '#domain/values/refusal.ts'
import { plainTyped } from '#domain/values/typed-text.ts'

const shape = /^[a-z][a-z0-9._-]*$/

/** As it was typed; capitals make no other account. */
export const readStaffAccount = (typed: string): string => plainTyped(typed).toLowerCase()

export const accountProblem = (account: string): FieldProblem | undefined =>
  shape.test(account) ? undefined : 'wrong-format'
