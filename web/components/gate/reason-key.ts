import type { Permission } from '#domain/access/permissions.ts'
import type { RefusalCode } from '#domain/values/refusal-codes.ts'

/** Spec §8 words the refusal of a user without a company by the order; at the rates the text is about rates. */
export const reasonKey = (permission: Permission, refusal: RefusalCode) =>
  (permission === 'view-rates' || permission === 'read-quotes') && refusal === 'not-a-member'
    ? ('gate:joinToSeeRates' as const)
    : (`refusals:${refusal}` as const)
