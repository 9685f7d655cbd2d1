import { sql } from 'drizzle-orm'
import { check, date, index, numeric, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { brandCodes } from '#domain/brands/brand.ts'
import { type ContainerType, containerTypeCodes } from '#domain/values/container-type.ts'
import { type Currency, currencies } from '#domain/values/money.ts'
import { company } from './certification.ts'
import { moment, newId, oneOf } from './columns.ts'
import { person } from './identity.ts'

/** A customer is notified when the lane costs less than the threshold. */
export const rateAlert = pgTable(
  'rate_alert',
  {
    id: newId(),
    /** The company, or the person without one: the tenant that the row belongs to, also after the person has moved. */
    ownerId: uuid('owner_id').notNull(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id),
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    brand: text({ enum: brandCodes }).notNull(),
    pol: text().notNull(),
    pod: text().notNull(),
    containerType: text('container_type').$type<ContainerType>().notNull(),
    /** Per container, all-in. */
    threshold: numeric({ precision: 12, scale: 2 }).notNull(),
    /** The total of the last notification; null again once the price has risen above the threshold. */
    notifiedTotal: numeric('notified_total', { precision: 14, scale: 2 }),
    /** The lowest price on the last day on which there was one, as its first check found it, and on the day before that. */
    latestOn: date('latest_on', { mode: 'string' }),
    latestPrice: numeric('latest_price', { precision: 14, scale: 2 }),
    earlierOn: date('earlier_on', { mode: 'string' }),
    earlierPrice: numeric('earlier_price', { precision: 14, scale: 2 }),
    /** Of the threshold and of the prices. */
    currency: text().$type<Currency>().notNull().default('CNY'),
    notifiedAt: moment('notified_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('rate_alert_lane').on(table.personId, table.pol, table.pod, table.containerType),
    oneOf('rate_alert_brand_listed', table.brand, brandCodes),
    oneOf('rate_alert_container_type_listed', table.containerType, containerTypeCodes),
    oneOf('rate_alert_currency_listed', table.currency, currencies),
    check('rate_alert_owner', sql`${table.ownerId} = coalesce(${table.companyId}, ${table.personId})`),
    check('rate_alert_latest_whole', sql`(${table.latestOn} is null) = (${table.latestPrice} is null)`),
    check('rate_alert_earlier_whole', sql`(${table.earlierOn} is null) = (${table.earlierPrice} is null)`),
    check('rate_alert_days_in_order', sql`${table.earlierOn} < ${table.latestOn}`),
    index('rate_alert_tenant').on(table.ownerId, table.id),
  ],
)
