import { sql } from 'drizzle-orm'
import { bigint, boolean, check, pgTable } from 'drizzle-orm/pg-core'

/** One row. Its number grows by one with every committed transaction that changed a table prices are calculated from. */
export const priceVersion = pgTable(
  'price_version',
  {
    isOnlyRow: boolean('is_only_row').primaryKey().default(true),
    version: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [check('price_version_one_row', sql`${table.isOnlyRow}`)],
)

/** The transactions that changed prices and have not yet committed; each deletes its own row when it commits. */
export const priceChange = pgTable('price_change', {
  transactionId: bigint('transaction_id', { mode: 'number' }).primaryKey(),
})
