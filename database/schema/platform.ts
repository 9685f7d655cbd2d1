import { type SQL, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { type AuditAction, type AuditSubject, auditActors } from '#domain/audit/audit.ts'
import { jointlyNamingFacts, namingFacts } from '#domain/audit/stated-name.ts'
import { brandCodes, languages } from '#domain/brands/brand.ts'
import { channels, messageTemplates } from '#domain/notifications/message.ts'
import { oneOf } from './columns.ts'
import { person } from './identity.ts'

const messageStates = ['waiting', 'sent', 'failed'] as const

/** The content digest of the last run of each seed. A seed runs again only if its contents changed. */
export const seedRun = pgTable('seed_run', {
  name: text().primaryKey(),
  digest: text().notNull(),
  ranAt: timestamp('ran_at', { withTimezone: true }).notNull().defaultNow(),
})

/** SMS and email. Written in the transaction that causes them, sent by a job. */
export const outboxMessage = pgTable(
  'outbox_message',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    channel: text({ enum: channels }).notNull(),
    recipient: text().notNull(),
    /** Null if it was not written to the owner of an account. */
    personId: uuid('person_id').references(() => person.id, { onDelete: 'set null' }),
    brand: text({ enum: brandCodes }).notNull(),
    language: text({ enum: languages }).notNull(),
    template: text({ enum: messageTemplates }).notNull(),
    params: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
    state: text({ enum: messageStates }).notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    lastError: text('last_error'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    settledAt: timestamp('settled_at', { withTimezone: true }),
  },
  (table) => [
    oneOf('outbox_message_channel', table.channel, channels),
    oneOf('outbox_message_state', table.state, messageStates),
    oneOf('outbox_message_brand_listed', table.brand, brandCodes),
    oneOf('outbox_message_language_listed', table.language, languages),
    oneOf('outbox_message_template_listed', table.template, messageTemplates),
    index('outbox_message_newest').on(table.createdAt),
    index('outbox_message_person').on(table.personId, table.id).where(sql`${table.personId} is not null`),
  ],
)

/** Counter of a rate limit in the window that started at `startedAt`. */
export const attemptCount = pgTable(
  'attempt_count',
  {
    purpose: text().notNull(),
    subject: text().notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull().defaultNow(),
    attempts: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.purpose, table.subject] })],
)

/** One row. Its number grows by one with every committed transaction that changed a table public calls and pages show. */
export const publicVersion = pgTable(
  'public_version',
  {
    isOnlyRow: boolean('is_only_row').primaryKey().default(true),
    version: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [check('public_version_one_row', sql`${table.isOnlyRow}`)],
)

/** The transactions that changed public data and have not yet committed; each deletes its own row when it commits. */
export const publicChange = pgTable('public_change', {
  transactionId: bigint('transaction_id', { mode: 'number' }).primaryKey(),
})

/** Never contains tokens, codes, passwords or full phone numbers. */
export type AuditFacts = Readonly<Record<string, string | number | boolean | null | readonly string[]>>

/** The name that an entry states of its subject, in lower case; the same order as `statedName`. */
export const auditStatedName = ({ before, after }: Readonly<Record<'before' | 'after', unknown>>): SQL => {
  const names = namingFacts.flatMap((fact) =>
    [after, before].map((facts) => sql`${facts} ->> ${sql.raw(`'${fact}'`)}`),
  )
  const joint = jointlyNamingFacts.map((fact) => sql`(${after} ->> ${sql.raw(`'${fact}'`)})`)
  return sql`lower(coalesce(${sql.join([...names, sql.join(joint, sql` || ' ' || `)], sql`, `)}))`
}

/** The audit log, one partition a month (migration 0016). Triggers refuse updates and deletes. */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    actorKind: text('actor_kind', { enum: auditActors }).notNull(),
    actorId: uuid('actor_id'),
    action: text().$type<AuditAction>().notNull(),
    subjectKind: text('subject_kind').$type<AuditSubject>().notNull(),
    subjectId: uuid('subject_id'),
    /** Null for the console. */
    brand: text({ enum: brandCodes }),
    ip: text('address').notNull(),
    requestId: text('request_id').notNull(),
    before: jsonb().$type<AuditFacts>(),
    after: jsonb().$type<AuditFacts>(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.at] }),
    oneOf('audit_entry_actor_kind_listed', table.actorKind, auditActors),
    oneOf('audit_entry_brand_listed', table.brand, brandCodes),
    index('audit_entry_subject').on(table.subjectId, table.id),
    index('audit_entry_actor').on(table.actorId, table.id),
    index('audit_entry_action').on(table.action, table.id),
    index('audit_entry_request').on(table.requestId, table.id),
    index('audit_entry_stated_name').on(auditStatedName(table), table.id),
  ],
)
