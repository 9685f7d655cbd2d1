import type { Bilingual } from '#domain/brands/brand.ts'
import { ownNames } from './charge-names.data.ts'
import { type FeeCode, feeItems } from './fee-items.data.ts'

type NamedCharge = { readonly fee: FeeCode; readonly rule?: string; readonly trigger?: string }

/** What a charge is called on pages and in documents. */
export function chargeName({ fee, rule, trigger }: NamedCharge): Bilingual {
  const reason = rule ?? trigger ?? ''
  return (Object.hasOwn(ownNames, reason) ? ownNames[reason] : undefined) ?? feeItems[fee].name
}
