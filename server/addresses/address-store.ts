import { and, count, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import { addressEntry, addressWords } from '#database/schema/addresses.ts'
import type { AddressKind, AddressTexts } from '#domain/addresses/address-entry.ts'
import type { AddressSort } from '#domain/addresses/sorts.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { byName, type ListOrder, listOrder } from '#server/platform/database/list-order.ts'
import { hasWords } from '#server/platform/database/words.ts'

export type StoredAddress = typeof addressEntry.$inferSelect

/** Serialises the changes of one address book, so that neither their number nor the defaults change meanwhile. */
export const lockAddressBook = (db: Db, ownerId: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`addresses of ${ownerId}`}, 0))`)

export async function countAddresses(db: Db, ownerId: string): Promise<number> {
  const [row] = await db
    .select({ counted: count() })
    .from(addressEntry)
    .where(eq(addressEntry.ownerId, ownerId))
  return row?.counted ?? 0
}

const isEntry = (ownerId: string, id: string) =>
  and(eq(addressEntry.ownerId, ownerId), eq(addressEntry.id, id))

export async function findAddress(db: Db, ownerId: string, id: string): Promise<StoredAddress | undefined> {
  const [found] = await db.select().from(addressEntry).where(isEntry(ownerId, id))
  return found
}

/** Entries of one kind with a name, in capitals or not. */
export const findNamed = (
  db: Db,
  ownerId: string,
  { kind, name }: Pick<AddressTexts, 'kind' | 'name'>,
): Promise<StoredAddress[]> =>
  db
    .select()
    .from(addressEntry)
    .where(
      and(
        eq(addressEntry.ownerId, ownerId),
        eq(addressEntry.kind, kind),
        sql`lower(${addressEntry.name}) = lower(${name})`,
      ),
    )
    .orderBy(addressEntry.id)

const id = { by: addressEntry.id, type: 'uuid' } as const

export const addressOrder = (sort: AddressSort, after: string | undefined) =>
  listOrder(
    {
      name: [{ by: byName(addressEntry.name), type: 'text' }, id],
      changedAt: [{ by: addressEntry.changedAt, type: 'timestamptz' }, id],
    },
    sort,
    after,
  )

export type AddressFilter = { readonly kinds?: readonly AddressKind[]; readonly search?: string | undefined }

const isWanted = (ownerId: string, { kinds, search }: AddressFilter) =>
  and(
    eq(addressEntry.ownerId, ownerId),
    kinds && inArray(addressEntry.kind, [...kinds]),
    search ? hasWords(addressWords(addressEntry), search) : undefined,
  )

type AddressPage = AddressFilter & { readonly order: ListOrder; readonly limit: number }

export const searchAddresses = (db: Db, ownerId: string, { order, limit, ...filter }: AddressPage) =>
  db
    .select({ entry: addressEntry, position: order.position })
    .from(addressEntry)
    .where(and(isWanted(ownerId, filter), order.isBehind))
    .orderBy(...order.orderBy)
    .limit(limit)

/** The default ones first, then those changed last. */
export const pickAddresses = (db: Db, ownerId: string, filter: AddressFilter, limit: number) =>
  db
    .select()
    .from(addressEntry)
    .where(isWanted(ownerId, filter))
    .orderBy(desc(addressEntry.isDefault), desc(addressEntry.changedAt), desc(addressEntry.id))
    .limit(limit)

export const allAddresses = (db: Db, ownerId: string, filter: AddressFilter = {}): Promise<StoredAddress[]> =>
  db
    .select()
    .from(addressEntry)
    .where(isWanted(ownerId, filter))
    .orderBy(byName(addressEntry.name), addressEntry.id)

/** Which of the names are contacts of the address book. */
export async function findContacts(
  db: Db,
  ownerId: string,
  names: readonly string[],
): Promise<readonly string[]> {
  const found = await db
    .selectDistinct({ contact: addressEntry.contact })
    .from(addressEntry)
    .where(and(eq(addressEntry.ownerId, ownerId), inArray(addressEntry.contact, [...names])))
  return found.map(({ contact }) => contact)
}

export type NewAddress = AddressTexts & { readonly isDefault: boolean }

export const insertAddresses = (
  db: Db,
  ownerId: string,
  entries: readonly NewAddress[],
): Promise<StoredAddress[]> =>
  db
    .insert(addressEntry)
    .values(entries.map((entry) => ({ ...entry, ownerId })))
    .returning()

const changed = { version: sql`${addressEntry.version} + 1`, changedAt: sql`now()` }

/** Each kind has one default entry. A form that shows the former one is then outdated. */
export async function clearDefault(
  db: Db,
  ownerId: string,
  { kind, except }: { readonly kind: AddressKind; readonly except?: string },
): Promise<void> {
  await db
    .update(addressEntry)
    .set({ isDefault: false, ...changed })
    .where(
      and(
        eq(addressEntry.ownerId, ownerId),
        eq(addressEntry.kind, kind),
        addressEntry.isDefault,
        except === undefined ? undefined : ne(addressEntry.id, except),
      ),
    )
}

export async function updateAddress(
  db: Db,
  ownerId: string,
  { id: entryId, ...entry }: NewAddress & { readonly id: string },
): Promise<StoredAddress> {
  const [saved] = await db
    .update(addressEntry)
    .set({ ...entry, ...changed })
    .where(isEntry(ownerId, entryId))
    .returning()
  if (!saved) throw new Error('An address was changed but not returned')
  return saved
}

export async function deleteAddress(db: Db, ownerId: string, entryId: string): Promise<void> {
  await db.delete(addressEntry).where(isEntry(ownerId, entryId))
}
