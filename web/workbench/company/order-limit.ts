import type { FieldProblem } from '#domain/values/refusal.ts'
import { plainTyped } from '#domain/values/typed-text.ts'

/** Commas and spaces between thousands are ignored. */
const plainAmount = (text: string): string => plainTyped(text).replace(/[\s,¥]/gu, '')

const amountPattern = /^\d{1,9}(\.\d{1,2})?$/

export const orderLimitProblem = (text: string): FieldProblem | undefined =>
  amountPattern.test(plainAmount(text)) ? undefined : 'wrong-format'

export const parseOrderLimit = (text: string): string | null => plainAmount(text) || null
