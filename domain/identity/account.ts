import type { Result } from '#domain/values/refusal.ts'
import { textLimits } from '#domain/values/text-limits.ts'
import { type Format, plainTyped, readFormat } from '#domain/values/typed-text.ts'
import { type Recipient, readRecipient } from './recipient.ts'

/** Users log in with their mobile, their email address or their account name. */
export type AccountKey = Recipient | { readonly by: 'account'; readonly key: string }

/** Ignores `+86`, spaces and full-width digits in a mobile, and upper case in the others. */
export function readAccountKey(typed: string): AccountKey {
  const recipient = readRecipient(typed.includes('@') ? { email: typed } : { mobile: typed })
  return recipient.ok ? recipient.value : { by: 'account', key: plainTyped(typed).toLowerCase() }
}

const accountName: Format = {
  clean: (text) => plainTyped(text).toLowerCase(),
  holds: (text) => /^[a-z][a-z0-9._-]{3,}$/.test(text) && text.length <= textLimits.account,
}

/** A chosen one begins with a letter and has no @, so that it is never a mobile or an email address. */
export const readAccountName = (typed: string): Result<string> => readFormat(typed, accountName, 'account')

/** Shows enough digits to recognise one's own number. */
export const maskMobile = (mobile: string): string => `${mobile.slice(0, 3)}****${mobile.slice(-4)}`

/** People who registered by email have none. */
export const maskMobileIfAny = (mobile: string | null): string | null =>
  mobile === null ? null : maskMobile(mobile)
