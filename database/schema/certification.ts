import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { certificationStates } from '#domain/certification/certification.ts'
import { certificationEvents, staffEvents } from '#domain/certification/certification-event.ts'
import { type CompanyNumber, homeCountry } from '#domain/certification/company-number.ts'
import { joinRequestStates } from '#domain/certification/join-request.ts'
import { companyRoles, membershipStatuses } from '#domain/certification/membership.ts'
import { type Currency, currencies } from '#domain/values/money.ts'
import { lastQuestion, wholeQuestion } from './certification-question.ts'
import { literals, moment, newId, oneOf, type Searched, searchWords } from './columns.ts'
import { staffMember } from './console.ts'
import { storedFile } from './files.ts'
import { person } from './identity.ts'

/** By what a company is found. */
export const companyWords = (table: Searched<'name' | 'creditCode' | 'registrationNumber'>) =>
  searchWords(table.name, sql`coalesce(${table.creditCode}, ${table.registrationNumber})`)

const isHeld = ({ state }: Searched<'state'>) => sql`${state} in ('certified', 'suspended')`

export const company = pgTable(
  'company',
  {
    id: newId(),
    name: text().notNull(),
    /** Normalised name, so that different spellings are one company. */
    nameKey: text('name_key').notNull(),
    /** ISO 3166. */
    country: text().notNull().default(homeCountry),
    /** Of a company of mainland China. */
    creditCode: text('credit_code'),
    /** Of any other, in the register of its country. */
    registrationNumber: text('registration_number'),
    vatNumber: text('vat_number'),
    licenceFileId: uuid('licence_file_id')
      .notNull()
      .references(() => storedFile.id),
    state: text({ enum: certificationStates }).notNull(),
    enteredBy: uuid('entered_by')
      .notNull()
      .references(() => person.id),
    submittedAt: moment('submitted_at').notNull().defaultNow(),
    decidedAt: moment('decided_at'),
    refusalReason: text('refusal_reason'),
    ...lastQuestion(),
    /** The last day of the licence above, as the reviewer read it; null without an end. */
    licenceValidTo: date('licence_valid_to', { mode: 'string' }),
    /** A renewed licence under review; until the decision the licence above holds. */
    renewalFileId: uuid('renewal_file_id').references(() => storedFile.id),
    renewalSubmittedAt: moment('renewal_submitted_at'),
    /** Why the certification is suspended or was revoked. */
    stopReason: text('stop_reason'),
    /** Where the applicant was when they began to apply; the decision leads back there. */
    returnPath: text('return_path'),
    ordersNeedApproval: boolean('orders_need_approval').notNull().default(false),
    /** Members see the orders that they look after or follow; administrators see all. */
    membersSeeOwnOrders: boolean('members_see_own_orders').notNull().default(false),
  },
  (table) => [
    check('company_refusal', sql`(${table.state} = 'refused') = (${table.refusalReason} is not null)`),
    wholeQuestion(table),
    check(
      'company_renewal',
      sql`num_nonnulls(${table.renewalFileId}, ${table.renewalSubmittedAt}) <> 1
        and (${table.renewalFileId} is null or ${table.state} in ('certified', 'suspended'))`,
    ),
    check(
      'company_stop',
      sql`(${table.state} in ('suspended', 'revoked')) = (${table.stopReason} is not null)`,
    ),
    check(
      'company_number',
      sql`num_nonnulls(${table.creditCode}, ${table.registrationNumber}) = 1
        and (${table.country} = ${literals([homeCountry])}) = (${table.creditCode} is not null)`,
    ),
    check('company_country', sql`${table.country} ~ '^[A-Z]{2}$'`),
    // Several people may apply for one company; only one application can be certified, and suspended it stays so.
    uniqueIndex('company_held_code').on(table.creditCode).where(isHeld(table)),
    uniqueIndex('company_held_registration').on(table.country, table.registrationNumber).where(isHeld(table)),
    uniqueIndex('company_held_name').on(table.nameKey).where(isHeld(table)),
    index('company_queue').on(table.state, table.submittedAt),
    index('company_renewal_queue')
      .on(table.renewalSubmittedAt)
      .where(sql`${table.renewalSubmittedAt} is not null`),
    index('company_renewal_file').on(table.renewalFileId),
    index('company_entered_by').on(table.enteredBy),
    index('company_licence').on(table.licenceFileId),
    index('company_licence_end').on(table.licenceValidTo).where(sql`${table.licenceValidTo} is not null`),
    index('company_words').using('gin', companyWords(table)),
    oneOf('company_state_listed', table.state, certificationStates),
  ],
)

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
    joinedAt: moment('joined_at').notNull().defaultNow(),
    /** Orders above it need approval; null without a limit. */
    orderLimit: numeric('order_limit', { precision: 12, scale: 2 }),
    orderLimitCurrency: text('order_limit_currency').$type<Currency>().notNull().default('CNY'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.personId] }),
    unique('membership_person').on(table.personId),
    check('membership_order_limit', sql`${table.orderLimit} >= 0`),
    oneOf('membership_role_listed', table.role, companyRoles),
    oneOf('membership_status_listed', table.status, membershipStatuses),
    oneOf('membership_currency_listed', table.orderLimitCurrency, currencies),
  ],
)

export const joinRequest = pgTable(
  'join_request',
  {
    id: newId(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    applicantId: uuid('applicant_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    state: text({ enum: joinRequestStates }).notNull(),
    requestedAt: moment('requested_at').notNull().defaultNow(),
    decidedBy: uuid('decided_by').references(() => person.id),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    uniqueIndex('join_request_open').on(table.applicantId).where(sql`${table.state} = 'pending'`),
    index('join_request_company').on(table.companyId, table.state, table.requestedAt),
    oneOf('join_request_state_listed', table.state, joinRequestStates),
  ],
)

/** Append-only history of certifications. */
export const certificationEvent = pgTable(
  'certification_event',
  {
    id: newId(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    event: text({ enum: certificationEvents }).notNull(),
    at: moment('at').notNull(),
    /** The applicant; null for a decision. */
    byPersonId: uuid('by_person_id').references(() => person.id),
    /** The deciding staff member; null for an application. */
    byStaffId: uuid('by_staff_id').references(() => staffMember.id),
    reason: text(),
    /** The application at that time; before there were companies from abroad, without their two fields. */
    application: jsonb()
      .$type<
        Pick<CompanyNumber, 'creditCode'> &
          Partial<CompanyNumber> & {
            readonly companyName: string
            readonly vatNumber: string | null
            readonly licenceFileId: string
          }
      >()
      .notNull(),
  },
  (table) => [
    check(
      'certification_event_actor',
      sql`num_nonnulls(${table.byPersonId}, ${table.byStaffId}) = 1
        and (${table.event} in (${literals(staffEvents)})) = (${table.byStaffId} is not null)`,
    ),
    oneOf('certification_event_event_listed', table.event, certificationEvents),
    index('certification_event_company').on(table.companyId, table.at),
    index('certification_event_licence').on(sql`(${table.application} ->> 'licenceFileId')`),
  ],
)

/** Which reviewer has opened which licence: without it the application cannot be decided. */
export const licenceView = pgTable(
  'licence_view',
  {
    fileId: uuid('file_id')
      .notNull()
      .references(() => storedFile.id, { onDelete: 'cascade' }),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staffMember.id),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.fileId, table.staffId] }),
    index('licence_view_staff').on(table.staffId),
  ],
)

/** An invitation to join a company, for one mobile and one use. */
export const invitation = pgTable(
  'invitation',
  {
    id: newId(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull().unique(),
    invitedBy: uuid('invited_by')
      .notNull()
      .references(() => person.id, { onDelete: 'restrict' }),
    /** Only the account with this mobile can accept it. */
    mobile: text().notNull(),
    role: text({ enum: companyRoles }).notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    withdrawnAt: moment('withdrawn_at'),
    acceptedAt: moment('accepted_at'),
    acceptedBy: uuid('accepted_by').references(() => person.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('invitation_company').on(table.companyId, table.createdAt),
    oneOf('invitation_role_listed', table.role, companyRoles),
    check('invitation_end', sql`${table.withdrawnAt} is null or ${table.acceptedAt} is null`),
  ],
)
