import { integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { brandCodes } from '#domain/brands/brand.ts'
import { oneOf } from './columns.ts'

export const serviceContact = pgTable(
  'service_contact',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    platform: text().notNull(),
    brand: text({ enum: brandCodes }).notNull(),
    service: text().notNull(),
    teamZh: text('team_zh').notNull(),
    teamEn: text('team_en').notNull(),
    cityZh: text('city_zh').notNull(),
    cityEn: text('city_en').notNull(),
    phone: text().notNull(),
    email: text().notNull(),
    workTimeZh: text('work_time_zh').notNull(),
    workTimeEn: text('work_time_en').notNull(),
    position: integer().notNull(),
  },
  (table) => [
    unique('service_contact_place').on(table.platform, table.brand, table.position),
    oneOf('service_contact_brand_listed', table.brand, brandCodes),
  ],
)
