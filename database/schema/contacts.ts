import { integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { type Bilingual, brandCodes } from '#domain/brands/brand.ts'
import { inBothLanguages, oneOf } from './columns.ts'

export const serviceContact = pgTable(
  'service_contact',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    platform: text().notNull(),
    brand: text({ enum: brandCodes }).notNull(),
    service: text().notNull(),
    team: jsonb().$type<Bilingual>().notNull(),
    city: jsonb().$type<Bilingual>().notNull(),
    phone: text().notNull(),
    email: text().notNull(),
    workTime: jsonb('work_time').$type<Bilingual>().notNull(),
    sortOrder: integer('sort_order').notNull(),
  },
  (table) => [
    unique('service_contact_place').on(table.platform, table.brand, table.sortOrder),
    inBothLanguages('service_contact_team', table.team),
    inBothLanguages('service_contact_city', table.city),
    inBothLanguages('service_contact_work_time', table.workTime),
    oneOf('service_contact_brand_listed', table.brand, brandCodes),
  ],
)
