import type { Bilingual } from '#domain/brands/brand.ts'
import { ownNames } from './charge-names.data.ts'
import { type FeeCode, feeItems } from './fee-items.data.ts'

type NamedCharge = { readonly fee: FeeCode; readonly rule?: string; readonly trigger?: string }

/** What a charge is called on pages and in documents. */
export function chargeName({ fee, rule, trigger }: NamedCharge): Bilingual {
  const reason = rule ?? trigger ?? ''
  const key = [`${fee} ${reason}`, reason].find((one) => Object.hasOwn(ownNames, one))
  return (key === undefined ? undefined : ownNames[key]) ?? feeItems[fee].name
}
