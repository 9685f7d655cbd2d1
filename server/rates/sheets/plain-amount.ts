import { exactText, readDecimal } from '#domain/values/exact-decimal.ts'

/** A fast path: most amounts of a large sheet are already in this form. */
const isPlain = /^(0|[1-9]\d*)(\.\d*[1-9])?$/

/** Normalises an amount, so that 1850.50 equals 1850.5; what is no amount is left for the validation. */
export function plainAmount(text: string): string {
  if (isPlain.test(text)) return text
  const typed = readDecimal(text)
  return typed ? exactText(typed.value) : text
}
