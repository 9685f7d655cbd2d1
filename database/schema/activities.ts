import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { brandCodes } from '#domain/brands/brand.ts'
import { eachOneOf } from './columns.ts'

export const activity = pgTable(
  'activity',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    brands: text({ enum: brandCodes }).array().notNull(),
    titleZh: text('title_zh').notNull(),
    titleEn: text('title_en').notNull(),
    summaryZh: text('summary_zh').notNull(),
    summaryEn: text('summary_en').notNull(),
    path: text().notNull(),
    startsOn: date('starts_on').notNull(),
    endsOn: date('ends_on').notNull(),
    position: integer().notNull(),
  },
  (table) => [
    check('activity_dates', sql`${table.endsOn} >= ${table.startsOn}`),
    eachOneOf('activity_brands_listed', table.brands, brandCodes),
  ],
)
