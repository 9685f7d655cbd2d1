import type { Permission } from '#domain/access/permissions.ts'
import type { RefusalCode } from '#domain/values/refusal.ts'

/** Spec §8 tells who is no member yet of the order he cannot place; before the rates it is the rates he reads of. */
export const reasonKey = (permission: Permission, refusal: RefusalCode) =>
  permission === 'view-rates' && refusal === 'not-a-member'
    ? ('gate:joinToSeeRates' as const)
    : (`refusals:${refusal}` as const)
