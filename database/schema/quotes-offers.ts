import { sql } from 'drizzle-orm'
import { bigint, check, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { TemplateLine } from '#domain/quotes/requests/line-template.ts'
import type { LineCosts } from '#domain/quotes/requests/offer-costs.ts'
import { requestKinds } from '#domain/quotes/requests/quote-request.ts'
import { moment, newId, oneOf } from './columns.ts'
import { staffMember } from './console.ts'
import { quote } from './quotes.ts'

/** What Quayside pays for the lines of an offer by staff. In its own table, so that no query for customers can select it with the quote. */
export const offerCost = pgTable('offer_cost', {
  quoteId: bigint('quote_id', { mode: 'number' })
    .primaryKey()
    .references(() => quote.id),
  /** For one unit, by the id of the line. */
  costs: jsonb().$type<LineCosts>().notNull(),
})

/** Lines that staff keep for offers of one kind. */
export const lineTemplate = pgTable(
  'line_template',
  {
    id: newId(),
    kind: text({ enum: requestKinds }).notNull(),
    name: text().notNull(),
    lines: jsonb().$type<readonly TemplateLine[]>().notNull(),
    version: integer().notNull().default(1),
    changedBy: uuid('changed_by')
      .notNull()
      .references(() => staffMember.id),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    oneOf('line_template_kind_listed', table.kind, requestKinds),
    check('line_template_version', sql`${table.version} > 0`),
    uniqueIndex('line_template_name').on(table.kind, sql`lower(${table.name})`),
  ],
)
