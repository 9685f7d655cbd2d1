import type { AddressRow } from '#contract/addresses.ts'
import type { AddressTexts } from '#domain/addresses/address-entry.ts'

export const isWrong = ({ fields }: AddressRow): boolean => Object.keys(fields).length > 0

/** The entries of a sheet that are right, and that the address book does not have. */
export const newEntries = (rows: readonly AddressRow[]): AddressTexts[] =>
  rows.flatMap((row) => {
    const { entry, isKnown } = row
    const { kind } = entry
    return kind === undefined || isKnown || isWrong(row) ? [] : [{ ...entry, kind }]
  })
