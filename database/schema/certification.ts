import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { certificationStates } from '#domain/certification/certification.ts'
import { joinRequestStates } from '#domain/certification/join-request.ts'
import { companyRoles, membershipStatuses } from '#domain/certification/membership.ts'
import { person } from './identity.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const company = pgTable(
  'company',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    /** Without spaces, in capitals and plain letters: two spellings are one company. */
    nameKey: text('name_key').notNull(),
    creditCode: text('credit_code').notNull(),
    vatNumber: text('vat_number'),
    licenceFileId: uuid('licence_file_id').notNull(),
    state: text({ enum: certificationStates }).notNull(),
    enteredBy: uuid('entered_by')
      .notNull()
      .references(() => person.id),
    submittedAt: moment('submitted_at').notNull().defaultNow(),
    decidedAt: moment('decided_at'),
    refusalReason: text('refusal_reason'),
    ordersNeedApproval: boolean('orders_need_approval').notNull().default(false),
  },
  (table) => [
    check('company_refusal', sql`(${table.state} = 'refused') = (${table.refusalReason} is not null)`),
    // Two may apply for one company at once; only one of them can be certified.
    uniqueIndex('company_certified_code').on(table.creditCode).where(sql`${table.state} = 'certified'`),
    uniqueIndex('company_certified_name').on(table.nameKey).where(sql`${table.state} = 'certified'`),
    index('company_queue').on(table.state, table.submittedAt),
    index('company_entered_by').on(table.enteredBy),
    index('company_licence').on(table.licenceFileId),
  ],
)

/** A person belongs to one company at a time. */
export const membership = pgTable(
  'membership',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    role: text({ enum: companyRoles }).notNull(),
    status: text({ enum: membershipStatuses }).notNull(),
    since: moment('since').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.personId] }),
    unique('membership_person').on(table.personId),
  ],
)

export const joinRequest = pgTable(
  'join_request',
  {
    id: uuid().primaryKey().defaultRandom(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    applicantId: uuid('applicant_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    state: text({ enum: joinRequestStates }).notNull(),
    askedAt: moment('asked_at').notNull().defaultNow(),
    decidedBy: uuid('decided_by').references(() => person.id),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    uniqueIndex('join_request_open').on(table.applicantId).where(sql`${table.state} = 'asked'`),
    index('join_request_company').on(table.companyId, table.state, table.askedAt),
  ],
)
