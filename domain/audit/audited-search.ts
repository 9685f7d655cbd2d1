import { maskMobile } from '#domain/identity/account.ts'
import { readMobile } from '#domain/values/formats.ts'
import { plainTyped } from '#domain/values/typed-text.ts'

/** What somebody searched for, as the audit log may keep it: no whole mobile, however it was typed. */
export function auditedSearch(typed: string): string {
  const mobile = readMobile(typed)
  if (mobile.ok) return maskMobile(mobile.value)
  return plainTyped(typed).replace(/\d{9,}/g, (digits) => `${digits.slice(0, 3)}****`)
}
