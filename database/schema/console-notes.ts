import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { company } from './certification.ts'
import { moment, newId } from './columns.ts'
import { staffMember } from './console.ts'
import { quoteRequest } from './quotes.ts'

const companyId = () => uuid('company_id').references(() => company.id, { onDelete: 'cascade' })
const request = () => text().references(() => quoteRequest.number, { onDelete: 'cascade' })
const staffId = () =>
  uuid('staff_id')
    .notNull()
    .references((): AnyPgColumn => staffMember.id)

/** Remarks of staff for staff on a company, a request or a rate. At first they were for companies only. */
export const staffNote = pgTable(
  'company_note',
  {
    id: newId(),
    companyId: companyId(),
    request: request(),
    /** Its kind and its code: a note is on all versions. */
    rate: text(),
    staffId: staffId(),
    text: text().notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    index('company_note_company').on(table.companyId, table.at),
    index('company_note_request').on(table.request, table.at),
    index('company_note_rate').on(table.rate, table.at),
    check('company_note_record', sql`num_nonnulls(${table.companyId}, ${table.request}, ${table.rate}) = 1`),
  ],
)

/** A member of staff who is named in a note. */
export const noteMention = pgTable(
  'note_mention',
  {
    noteId: uuid('note_id')
      .notNull()
      .references(() => staffNote.id, { onDelete: 'cascade' }),
    staffId: staffId(),
    /** Null until the member is done with it. */
    doneAt: moment('done_at'),
  },
  (table) => [
    primaryKey({ columns: [table.noteId, table.staffId] }),
    index('note_mention_open').on(table.staffId, table.noteId).where(sql`${table.doneAt} is null`),
  ],
)

/** The member of staff who looks after a customer or a request. */
export const recordOwner = pgTable(
  'record_owner',
  {
    id: newId(),
    companyId: companyId(),
    request: request(),
    staffId: staffId(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    unique('record_owner_company').on(table.companyId),
    unique('record_owner_request').on(table.request),
    index('record_owner_staff').on(table.staffId),
    check('record_owner_record', sql`num_nonnulls(${table.companyId}, ${table.request}) = 1`),
  ],
)
