import { createContext, use, useMemo, useState } from 'react'
import { contactsIn } from '#domain/orders/address-book/address-rows.ts'
import type { FieldTexts, OrderGroup, OrderValues } from '#domain/orders/fields/order-field.ts'

/** A row that was typed and is to be an entry of the address book. */
export type RowToSave = { readonly group: OrderGroup; readonly texts: FieldTexts }

type AddressTools = {
  /** A contact of the address book may be longer than a typed one. */
  onSavedContact(contact: string): void
  onSave(row: RowToSave): void
}

export const AddressToolsContext = createContext<AddressTools | undefined>(undefined)

export function useAddressTools(): AddressTools {
  const tools = use(AddressToolsContext)
  if (!tools) throw new Error('A row of an order is shown outside of its form')
  return tools
}

/**
 * Contacts that are known to be in the address book, and the row that is being saved. What the form starts with was
 * taken from there before, or the server refuses it.
 */
export function useAddressBook(start: OrderValues) {
  const [savedContacts, setSaved] = useState<ReadonlySet<string>>(() => new Set(contactsIn(start)))
  const [rowToSave, setRowToSave] = useState<RowToSave>()
  const tools = useMemo(
    () => ({
      onSavedContact: (contact: string) => setSaved((known) => new Set([...known, contact])),
      onSave: setRowToSave,
    }),
    [],
  )
  return { savedContacts, rowToSave, tools, close: () => setRowToSave(undefined) }
}
