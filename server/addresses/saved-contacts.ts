import { contactsIn } from '#domain/orders/address-book/address-rows.ts'
import type { OrderValues } from '#domain/orders/fields/order-field.ts'
import { contactProblem } from '#domain/values/text-limits.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { findContacts } from './address-store.ts'

/** Those contacts of an order that may not be typed but are in the address book of its company; the browser is not asked. */
export async function savedContactsOf(
  db: Db,
  companyId: string,
  ...values: readonly OrderValues[]
): Promise<ReadonlySet<string>> {
  const contacts = values.flatMap(contactsIn).filter((contact) => contactProblem(contact) !== undefined)
  return new Set(contacts.length > 0 ? await findContacts(db, companyId, contacts) : [])
}
