import { maskMobile } from '#domain/identity/account.ts'
import { readMobile } from '#domain/values/formats.ts'
import { plainTyped } from '#domain/values/typed-text.ts'

/** A search text for the audit log, with mobile numbers masked. */
export function auditedSearch(typed: string): string {
  const mobile = readMobile(typed)
  if (mobile.ok) return maskMobile(mobile.value)
  return plainTyped(typed).replace(/\d{9,}/g, (digits) => `${digits.slice(0, 3)}****`)
}
