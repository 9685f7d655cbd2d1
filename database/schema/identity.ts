import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { brandCodes, languages } from '#domain/brands/brand.ts'
import { codePurposes } from '#domain/identity/one-time-code.ts'
import { sessionEnds, sessionKindNames } from '#domain/identity/session-rules.ts'
import { moment, newId, oneOf, type Searched, searchWords } from './columns.ts'
import { staffMember } from './console.ts'

/** By what a person is found; an account that was not chosen is the mobile, of which no part may be found. */
export const personWords = (table: Searched<'name' | 'account' | 'mobile'>) =>
  searchWords(
    table.name,
    sql`case when ${table.account} is distinct from ${table.mobile} then ${table.account} end`,
  )

export const person = pgTable(
  'person',
  {
    id: newId(),
    /** Login name in lower case; the mobile and the email address can be used as well. */
    account: text().notNull().unique(),
    /** Of mainland China without its country code, of any other country as `+31612345678`. */
    mobile: text().unique(),
    /** Of those who registered by email: `email` in lower case, with which they log in and get their codes. */
    logInEmail: text('log_in_email').unique(),
    name: text().notNull(),
    /** Confirmed with a code. */
    email: text(),
    /** As entered, until a code confirms it; nothing but that code is sent there. */
    unconfirmedEmail: text('unconfirmed_email'),
    passwordHash: text('password_hash').notNull(),
    /** Company name as typed at registration; the real company is a membership. */
    statedCompany: text('stated_company'),
    language: text({ enum: languages }).notNull().default('zh'),
    /** References `stored_file` (migration 0012); declared there alone, because files reference people. */
    avatarFileId: uuid('avatar_file_id'),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Set for a closed account, whose row is anonymised but kept for references. */
    closedAt: moment('closed_at'),
    /** Set by staff: the account cannot be logged in to until they unset it. */
    blockedAt: moment('blocked_at'),
    blockReason: text('block_reason'),
  },
  (table) => [
    check('person_account_small', sql`${table.account} = lower(${table.account})`),
    check('person_reachable', sql`num_nonnulls(${table.mobile}, ${table.logInEmail}) > 0`),
    check(
      'person_log_in_email_confirmed',
      sql`${table.logInEmail} is null or coalesce(${table.logInEmail} = lower(${table.email}), false)`,
    ),
    check('person_block', sql`num_nonnulls(${table.blockedAt}, ${table.blockReason}) <> 1`),
    oneOf('person_language_listed', table.language, languages),
    index('person_words').using('gin', personWords(table)),
  ],
)

/** A login on one device. Ended sessions are kept, so that an old token is distinguished from an invented one. */
export const session = pgTable(
  'session',
  {
    id: newId(),
    personId: uuid('person_id').references(() => person.id, { onDelete: 'cascade' }),
    staffId: uuid('staff_id').references(() => staffMember.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: sessionKindNames }).notNull(),
    brand: text({ enum: brandCodes }).notNull(),
    /** The session that it continues at another brand, and with which it ends. */
    parentId: uuid('parent_id').references((): AnyPgColumn => session.id, { onDelete: 'set null' }),
    /** The network that it was opened from: passwords of this person are still accepted from there during an attack. */
    network: text(),
    /** By their names, as the browser said when it logged in. */
    browser: text(),
    system: text(),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
    endedAt: moment('ended_at'),
    endReason: text('end_reason', { enum: sessionEnds }),
  },
  (table) => [
    // A session belongs to a customer or to a staff member, and changing one column cannot turn one into the other.
    check('session_owner', sql`num_nonnulls(${table.personId}, ${table.staffId}) = 1`),
    check('session_kind', sql`(${table.kind} = 'staff') = (${table.staffId} is not null)`),
    check('session_end', sql`(${table.endedAt} is null) = (${table.endReason} is null)`),
    oneOf('session_kind_listed', table.kind, sessionKindNames),
    oneOf('session_brand_listed', table.brand, brandCodes),
    oneOf('session_end_reason_listed', table.endReason, sessionEnds),
    index('session_person').on(table.personId),
    index('session_staff').on(table.staffId),
    index('session_parent').on(table.parentId).where(sql`${table.parentId} is not null`),
  ],
)

/** All tokens of a session, as hashes. The primary key allows only one successor. */
export const sessionToken = pgTable(
  'session_token',
  {
    sessionId: uuid('session_id')
      .notNull()
      .references(() => session.id, { onDelete: 'cascade' }),
    generation: integer().notNull(),
    secretHash: text('secret_hash').notNull(),
    issuedAt: moment('issued_at').notNull().defaultNow(),
    firstUsedAt: moment('first_used_at'),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.generation] })],
)

const consentDocuments = ['agreement', 'policy'] as const

/** The accepted version of an agreement. */
export const consent = pgTable(
  'consent',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'restrict' }),
    document: text({ enum: consentDocuments }).notNull(),
    version: text().notNull(),
    brand: text({ enum: brandCodes }).notNull(),
    agreedAt: moment('agreed_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.document, table.version] }),
    oneOf('consent_document_listed', table.document, consentDocuments),
    oneOf('consent_brand_listed', table.brand, brandCodes),
  ],
)

/** A code by SMS or email for one purpose, as a hash, with its number of attempts. Only the newest per purpose is valid. */
export const oneTimeCode = pgTable(
  'one_time_code',
  {
    id: newId(),
    /** A mobile or an email address. */
    recipient: text().notNull(),
    /** Of a code to an entered address or mobile: anybody may enter any, so the code counts for this person only. */
    personId: uuid('person_id').references(() => person.id, { onDelete: 'cascade' }),
    purpose: text({ enum: codePurposes }).notNull(),
    codeHash: text('code_hash').notNull(),
    tries: integer().notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
    spentAt: moment('spent_at'),
  },
  (table) => [
    index('one_time_code_newest').on(table.recipient, table.purpose, table.createdAt),
    index('one_time_code_person').on(table.personId).where(sql`${table.personId} is not null`),
    check(
      'one_time_code_person_named',
      sql`(${table.purpose} in ('confirm-email', 'change-mobile')) = (${table.personId} is not null)`,
    ),
    oneOf('one_time_code_purpose_listed', table.purpose, codePurposes),
  ],
)

/** Used proofs of work. */
export const spentProof = pgTable('spent_proof', {
  challenge: text().primaryKey(),
  spentAt: moment('spent_at').notNull().defaultNow(),
})

/** A one-time code with which a logged-in user continues the session at another brand. */
export const crossBrandLogin = pgTable(
  'cross_brand_login',
  {
    codeHash: text('code_hash').primaryKey(),
    /** The hash of a secret that is kept in the browser that asked for the code. */
    challenge: text().notNull(),
    personId: uuid('person_id')
      .notNull()
      .references(() => person.id, { onDelete: 'cascade' }),
    /** The code is invalid once this session has ended. */
    sessionId: uuid('session_id')
      .notNull()
      .references(() => session.id, { onDelete: 'cascade' }),
    brand: text({ enum: brandCodes }).notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    spentAt: moment('spent_at'),
  },
  (table) => [oneOf('cross_brand_login_brand_listed', table.brand, brandCodes)],
)
