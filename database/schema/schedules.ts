import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Bilingual } from '#domain/brands/brand.ts'
import { inBothLanguages, moment } from './columns.ts'

export const carrier = pgTable(
  'carrier',
  {
    code: text().primaryKey(),
    name: jsonb().$type<Bilingual>().notNull(),
    sortOrder: integer('sort_order').notNull(),
  },
  (table) => [inBothLanguages('carrier_name', table.name)],
)

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
    startedOn: date('started_on', { mode: 'string' }).notNull(),
    origins: jsonb().$type<readonly StoredOrigin[]>().notNull(),
    /** Days after the last origin. */
    calls: jsonb().$type<readonly StoredCall[]>().notNull(),
    sortOrder: integer('sort_order').notNull(),
  },
  (table) => [
    index('liner_service_carrier').on(table.carrierCode),
    inBothLanguages('liner_service_name', table.name),
    inBothLanguages('liner_service_summary', table.summary),
  ],
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
    /** Null where the schedule does not state it. */
    imoNumber: text('imo_number'),
    voyage: text().notNull(),
    pol: text().notNull(),
    terminal: text().notNull(),
    departsAt: moment('departs_at').notNull(),
    shipTeu: integer('ship_teu').notNull(),
  },
  (table) => [
    index('sailing_departs').on(table.departsAt),
    index('sailing_pol').on(table.pol, table.departsAt),
    check('sailing_imo_number', sql`${table.imoNumber} ~ '^[1-9][0-9]{6}$'`),
  ],
)

/** The ports of call after the departure, numbered from 1; a ship may call twice at one port. */
export const sailingCall = pgTable(
  'sailing_call',
  {
    sailingCode: text('sailing_code')
      .notNull()
      .references(() => sailing.code, { onDelete: 'cascade' }),
    callNo: integer('call_no').notNull(),
    port: text().notNull(),
    /** SMDG; null where the schedule does not state it. */
    terminal: text(),
    arrivesAt: moment('arrives_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sailingCode, table.callNo] }),
    check('sailing_call_call_no', sql`${table.callNo} > 0`),
    index('sailing_call_port').on(table.port),
  ],
)
