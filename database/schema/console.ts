import { sql } from 'drizzle-orm'
import { bigint, boolean, check, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { staffRoles } from '#domain/access/actor.ts'
import { eachOneOf, moment } from './columns.ts'

/** Staff accounts, strictly separate from the customers in `person`. */
export const staffMember = pgTable(
  'staff_member',
  {
    id: uuid().primaryKey().defaultRandom(),
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
  },
  (table) => [
    check('staff_member_account_small', sql`${table.account} = lower(${table.account})`),
    check('staff_member_roles', sql`cardinality(${table.roles}) > 0`),
    eachOneOf('staff_member_roles_listed', table.roles, staffRoles),
  ],
)
