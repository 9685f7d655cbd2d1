import { sql } from 'drizzle-orm'
import { check, date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { type Bilingual, brandCodes } from '#domain/brands/brand.ts'
import { eachOneOf, inBothLanguages } from './columns.ts'

export const activity = pgTable(
  'activity',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    brands: text({ enum: brandCodes }).array().notNull(),
    title: jsonb().$type<Bilingual>().notNull(),
    summary: jsonb().$type<Bilingual>().notNull(),
    path: text().notNull(),
    startsOn: date('starts_on').notNull(),
    endsOn: date('ends_on').notNull(),
    sortOrder: integer('sort_order').notNull(),
  },
  (table) => [
    check('activity_dates', sql`${table.endsOn} >= ${table.startsOn}`),
    inBothLanguages('activity_title', table.title),
    inBothLanguages('activity_summary', table.summary),
    eachOneOf('activity_brands_listed', table.brands, brandCodes),
  ],
)
