import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { staffRoles } from '#domain/access/actor.ts'
import { eachOneOf, moment, newId, searchWords } from './columns.ts'

/** Staff accounts, strictly separate from the customers in `person`. */
export const staffMember = pgTable(
  'staff_member',
  {
    id: newId(),
    account: text().notNull().unique(),
    name: text().notNull(),
    roles: text({ enum: staffRoles }).array().notNull(),
    passwordHash: text('password_hash').notNull(),
    isDisabled: boolean('is_disabled').notNull().default(false),
    /** Encrypted with the secret key; null until the member has enrolled. */
    totpSecret: text('totp_secret'),
    /** The time step of the last used code; codes of this step or earlier are refused. */
    totpLastStep: bigint('totp_last_step', { mode: 'number' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Null until the first log-in. */
    lastLogInAt: moment('last_log_in_at'),
  },
  (table) => [
    check('staff_member_account_small', sql`${table.account} = lower(${table.account})`),
    check('staff_member_roles', sql`cardinality(${table.roles}) > 0`),
    eachOneOf('staff_member_roles_listed', table.roles, staffRoles),
  ],
)

/** By what a member of staff is found; they are few, so there is no index. */
export const staffWords = searchWords(staffMember.name, staffMember.account)

/** A page of staff that has a request, an order or a rate open, so that two people do not work on it at the same time. */
export const requestReader = pgTable(
  'request_reader',
  {
    id: newId(),
    /** The number of the request or order, which begin with different letters, or the id of a version of a rate. */
    request: text().notNull(),
    staffId: uuid('staff_id')
      .notNull()
      .references(() => staffMember.id),
    /** Renewed while the page is open; a server that fails leaves the row behind. */
    seenAt: moment('seen_at').notNull().defaultNow(),
  },
  (table) => [
    index('request_reader_request').on(table.request),
    index('request_reader_seen_at').on(table.seenAt),
  ],
)
