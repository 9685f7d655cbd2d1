import { readMobile } from '#domain/values/formats.ts'
import { plainTyped } from '#domain/values/typed-text.ts'

/** What people log in with: their mobile, or the name they chose. */
export type AccountKey = { readonly by: 'mobile' | 'account'; readonly key: string }

/** `+86`, spaces and full-width digits make no other phone; capitals make no other name. */
export function readAccountKey(typed: string): AccountKey {
  const mobile = readMobile(typed)
  return mobile.ok
    ? { by: 'mobile', key: mobile.value }
    : { by: 'account', key: plainTyped(typed).toLowerCase() }
}

/** Enough to know one's own number by, too little for anybody else. */
export const maskMobile = (mobile: string): string => `${mobile.slice(0, 3)}****${mobile.slice(-4)}`
