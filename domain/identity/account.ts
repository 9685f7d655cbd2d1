import { readMobile } from '#domain/values/formats.ts'
import { plainTyped } from '#domain/values/typed-text.ts'

/** Users log in with their mobile or their account name. */
export type AccountKey = { readonly by: 'mobile' | 'account'; readonly key: string }

/** Ignores `+86`, spaces and full-width digits in a mobile, and upper case in an account name. */
export function readAccountKey(typed: string): AccountKey {
  const mobile = readMobile(typed)
  return mobile.ok
    ? { by: 'mobile', key: mobile.value }
    : { by: 'account', key: plainTyped(typed).toLowerCase() }
}

/** Shows enough digits to recognise one's own number. */
export const maskMobile = (mobile: string): string => `${mobile.slice(0, 3)}****${mobile.slice(-4)}`
