import type { FieldProblem } from '#domain/values/refusal.ts'
import { plainTyped } from '#domain/values/typed-text.ts'

/** Thousands are grouped by commas and spaces, which count for nothing. */
const plainAmount = (text: string): string => plainTyped(text).replace(/[\s,¥]/gu, '')

const shape = /^\d{1,9}(\.\d{1,2})?$/

export const limitProblem = (text: string): FieldProblem | undefined =>
  shape.test(plainAmount(text)) ? undefined : 'wrong-format'

export const limitOf = (text: string): string | null => plainAmount(text) || null
