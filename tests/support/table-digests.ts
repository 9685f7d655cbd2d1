import { createHash } from 'node:crypto'
import type { Pool } from 'pg'

/** A table and its columns that matter. */
export type DigestedTable = readonly [table: string, columns: string]

/** Everything that a refused call must leave unchanged: all tables without counters and times of last use. */
export const savedTables: readonly DigestedTable[] = [
  ['staff_member', '*'],
  ['person', '*'],
  ['session', 'id, person_id, staff_id, ended_at, end_reason'],
  ['consent', '*'],
  ['company', '*'],
  ['membership', '*'],
  ['join_request', '*'],
  ['certification_event', '*'],
  ['licence_view', '*'],
  ['company_note', '*'],
  ['note_mention', '*'],
  ['record_owner', '*'],
  ['invitation', '*'],
  ['stored_file', '*'],
  ['notification', '*'],
  ['outbox_message', 'id, recipient, template'],
  ['audit_entry', '*'],
  ['rate', '*'],
  ['rate_cost', '*'],
  ['rate_import', '*'],
  ['rate_import_row', '*'],
  ['exchange_rate', '*'],
  ['exchange_rate_withdrawal', '*'],
  ['quote_request', '*'],
  ['request_attachment', '*'],
  ['quote', '*'],
  ['offer_cost', '*'],
  ['line_template', '*'],
  ['quote_share', '*'],
  ['rate_alert', '*'],
  ['customer_order', '*'],
  ['order_service', '*'],
  ['order_line', '*'],
  ['order_event', '*'],
  ['order_count', '*'],
  ['order_payment', '*'],
  ['order_instruction', '*'],
  ['order_draft', '*'],
  ['order_template', '*'],
  ['order_share', '*'],
  ['order_watcher', '*'],
  ['notification_digest', '*'],
  ['order_export', '*'],
  ['order_detail', '*'],
  ['order_milestone', '*'],
  ['order_charge', '*'],
  ['order_charge_answer', '*'],
  ['order_document', '*'],
  ['order_message', '*'],
  ['order_message_read', '*'],
  ['canned_answer', '*'],
  ['payment_terms', '*'],
  ['payment_session', '*'],
  ['payment_callback', '*'],
  ['payment_receipt', '*'],
  ['order_charge_file', '*'],
  ['order_notice', '*'],
  ['order_message_notice', '*'],
  ['order_assignment', '*'],
  ['order_reminder', '*'],
  ['address_entry', '*'],
  ['notification_choice', '*'],
  ['visitor', '*'],
]

/** Counters, proofs and times of last use; versions of caches; reference data, which no call changes. */
export const otherTables: readonly string[] = [
  ...[
    'attempt_count',
    'one_time_code',
    'spent_proof',
    'session_token',
    'cross_brand_login',
    'request_reader',
  ],
  ...['price_change', 'price_version', 'public_change', 'public_version', 'seed_run'],
  ...['activity', 'carrier', 'depot', 'dictionary', 'dictionary_row', 'liner_service', 'overseas_warehouse'],
  ...['sailing', 'sailing_call', 'service_contact', 'warehouse'],
]

/** Every write of a row gives it another xmin, so the newest one is enough where every column matters. */
const digestOf = ([table, columns]: DigestedTable): string =>
  columns === '*'
    ? `SELECT '${table}' AS name, count(*)::int AS n, max(xmin::text::bigint)::text AS digest FROM ${table}`
    : `SELECT '${table}' AS name, count(*)::int AS n, sum(hashtextextended(row::text, 0))::text AS digest
       FROM (SELECT ${columns} FROM ${table}) AS row`

/** The number of rows of each table and a digest of them, calculated by PostgreSQL. */
export async function digestTables(pool: Pool, tables: readonly DigestedTable[]) {
  const text = tables.map(digestOf).join(' UNION ALL ')
  // With a name each connection plans it only once.
  const { rows } = await pool.query({ name: `digest ${createHash('sha1').update(text).digest('hex')}`, text })
  return Object.fromEntries(rows.map(({ name, n, digest }) => [name, { n, digest }]))
}
