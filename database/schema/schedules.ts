import { date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Bilingual } from '#domain/brands/brand.ts'
import { moment } from './columns.ts'

export const carrier = pgTable('carrier', {
  code: text().primaryKey(),
  name: jsonb().$type<Bilingual>().notNull(),
  position: integer().notNull(),
})

export type StoredOrigin = { readonly port: string; readonly terminal: string; readonly weekday: number }
export type StoredCall = { readonly port: string; readonly days: number }

/** A weekly liner service of a carrier. */
export const linerService = pgTable(
  'liner_service',
  {
    code: text().primaryKey(),
    carrierCode: text('carrier_code')
      .notNull()
      .references(() => carrier.code),
    name: jsonb().$type<Bilingual>().notNull(),
    summary: jsonb().$type<Bilingual>().notNull(),
    region: text().notNull(),
    shipTeu: integer('ship_teu').notNull(),
    since: date({ mode: 'string' }).notNull(),
    origins: jsonb().$type<readonly StoredOrigin[]>().notNull(),
    /** Days after the last origin. */
    calls: jsonb().$type<readonly StoredCall[]>().notNull(),
    position: integer().notNull(),
  },
  (table) => [index('liner_service_carrier').on(table.carrierCode)],
)

/** A departure of a vessel from one of our ports. */
export const sailing = pgTable(
  'sailing',
  {
    code: text().primaryKey(),
    carrierCode: text('carrier_code')
      .notNull()
      .references(() => carrier.code),
    serviceCode: text('service_code')
      .notNull()
      .references(() => linerService.code),
    vessel: text().notNull(),
    voyage: text().notNull(),
    pol: text().notNull(),
    terminal: text().notNull(),
    departsAt: moment('departs_at').notNull(),
    shipTeu: integer('ship_teu').notNull(),
  },
  (table) => [
    index('sailing_departs').on(table.departsAt),
    index('sailing_pol').on(table.pol, table.departsAt),
  ],
)

/** The ports of call after the departure. */
export const sailingCall = pgTable(
  'sailing_call',
  {
    sailingCode: text('sailing_code')
      .notNull()
      .references(() => sailing.code, { onDelete: 'cascade' }),
    port: text().notNull(),
    arrivesAt: moment('arrives_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sailingCode, table.port] }),
    index('sailing_call_port').on(table.port),
  ],
)
