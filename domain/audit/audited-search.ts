import { maskMobile } from '#domain/identity/account.ts'
import { readMobile } from '#domain/values/formats.ts'
import { plainTyped } from '#domain/values/typed-text.ts'

/** A search text for the audit log, with mobile numbers masked. */
export function auditedSearch(typed: string): string {
  const mobile = readMobile(typed)
  if (mobile.ok) return maskMobile(mobile.value)
  const plain = plainTyped(typed)
  const digits = plain.replace(/[\s+()-]/g, '')
  // The part of a mobile that was typed first: with the mask of the whole it would give the number.
  if (/^\d{4,}$/.test(digits)) return `${digits.slice(0, 3)}****`
  return plain.replace(/\d{9,}/g, (digits) => `${digits.slice(0, 3)}****`)
}
