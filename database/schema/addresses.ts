import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { addressKinds } from '#domain/addresses/address-entry.ts'
import { company } from './certification.ts'
import { moment, newId, oneOf, type Searched, searchWords } from './columns.ts'

/** Found by label, name, contact and address. */
export const addressWords = (table: Searched<'label' | 'name' | 'contact' | 'address'>) =>
  searchWords(sql`${table.label} || ' ' || ${table.name} || ' ' || ${table.contact}`, table.address)

/** An entry of a company's address book. A field without a value is empty. */
export const addressEntry = pgTable(
  'address_entry',
  {
    id: newId(),
    /** The company: the tenant that the row belongs to. */
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => company.id),
    kind: text({ enum: addressKinds }).notNull(),
    label: text().notNull(),
    name: text().notNull(),
    country: text().notNull(),
    district: text().notNull(),
    address: text().notNull(),
    contact: text().notNull(),
    mobile: text().notNull(),
    telephone: text().notNull(),
    email: text().notNull(),
    taxNumber: text('tax_number').notNull(),
    isDefault: boolean('is_default').notNull(),
    version: integer().notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (table) => [
    oneOf('address_entry_kind_listed', table.kind, addressKinds),
    check('address_entry_version', sql`${table.version} > 0`),
    index('address_entry_tenant').on(table.ownerId, table.id),
    uniqueIndex('address_entry_default').on(table.ownerId, table.kind).where(sql`${table.isDefault}`),
    index('address_entry_words').using('gin', addressWords(table)),
  ],
)
