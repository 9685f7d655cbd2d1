import type { AddressView } from '#contract/addresses.ts'
import { type AddressField, type AddressTexts, addressFields } from '#domain/addresses/address-entry.ts'
import type { StoredAddress } from './address-store.ts'

/** The typed fields, each picked by its name. */
export const textsOf = (entry: AddressTexts): AddressTexts => ({
  kind: entry.kind,
  ...(Object.fromEntries(addressFields.map((field) => [field, entry[field]])) as Record<
    AddressField,
    string
  >),
})

export const viewAddress = (entry: StoredAddress): AddressView => ({
  ...textsOf(entry),
  id: entry.id,
  isDefault: entry.isDefault,
  version: entry.version,
  changedAt: entry.changedAt.toISOString(),
})
