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
  // The content of a version never changes, so these columns are enough.
  ['rate', 'id, publish_at, ended_at, superseded_by'],
  // Every write of a row changes its xmin; contents this large take long to compare.
  ['rate_cost', 'rate_id, xmin'],
  ['rate_import', '*'],
  ['rate_import_row', 'import_id, row, outcome'],
  ['exchange_rate', '*'],
  ['exchange_rate_withdrawal', '*'],
  ['quote_request', '*'],
  ['request_attachment', '*'],
  ['quote', '*'],
  ['quote_share', '*'],
  ['rate_alert', '*'],
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

/** The number of rows of each table and the sum of their hashes, calculated by PostgreSQL. */
export async function digestTables(pool: Pool, tables: readonly DigestedTable[]) {
  const digests = tables.map(
    ([table, columns]) => `
      SELECT '${table}' AS name, count(*)::int AS n, sum(hashtextextended(row::text, 0)) AS sum
      FROM (SELECT ${columns} FROM ${table}) AS row`,
  )
  const { rows } = await pool.query(digests.join(' UNION ALL '))
  return Object.fromEntries(rows.map(({ name, n, sum }) => [name, { n, sum }]))
}
