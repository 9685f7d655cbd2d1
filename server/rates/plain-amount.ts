import { exactText, readDecimal } from '#domain/values/exact-decimal.ts'

/** Already as short as it gets; most are, and a sheet has many. */
const isPlain = /^(0|[1-9]\d*)(\.\d*[1-9])?$/

/** One spelling for one amount, so that 1850.50 and 1850.5 are the same; anything else stays for the rules to refuse. */
export function plainAmount(text: string): string {
  if (isPlain.test(text)) return text
  const typed = readDecimal(text)
  return typed ? exactText(typed.value) : text
}
