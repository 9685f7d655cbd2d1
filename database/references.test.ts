import { describe, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { insertLicence } from '#tests/support/licence-row.ts'
import { oneWaits } from '#tests/support/lock-waits.ts'

const { pool } = await testDatabase()

/** What happens to the row when the referenced one is deleted: a (refused at the end), r (refused), n (set null). */
const references = [
  ['quote', 'company_id', 'company', 'a'],
  ['quote', 'person_id', 'person', 'r'],
  ['quote', 'accepted_by', 'person', 'a'],
  ['quote', 'replaces_id', 'quote', 'a'],
  ['quote', 'visitor_id', 'visitor', 'a'],
  ['quote_request', 'company_id', 'company', 'a'],
  ['quote_request', 'visitor_id', 'visitor', 'a'],
  ['request_attachment', 'request_id', 'quote_request', 'c'],
  ['request_attachment', 'file_id', 'stored_file', 'a'],
  ['line_template', 'changed_by', 'staff_member', 'a'],
  ['offer_cost', 'quote_id', 'quote', 'a'],
  ['quote_share', 'quote_id', 'quote', 'a'],
  ['quote_share', 'created_by', 'person', 'r'],
  ['quote_request', 'person_id', 'person', 'r'],
  ['quote_request', 'staff_id', 'staff_member', 'a'],
  ['rate_alert', 'company_id', 'company', 'a'],
  ['address_entry', 'owner_id', 'company', 'a'],
  ['rate', 'staff_id', 'staff_member', 'a'],
  ['rate_import', 'staff_id', 'staff_member', 'a'],
  ['exchange_rate', 'staff_id', 'staff_member', 'a'],
  ['rate_import_row', 'compared_version_id', 'rate', 'n'],
  ['rate_import_row', 'edited_version_id', 'rate', 'n'],
  ['company', 'licence_file_id', 'stored_file', 'a'],
  ['company', 'renewal_file_id', 'stored_file', 'a'],
  ['licence_view', 'file_id', 'stored_file', 'c'],
  ['licence_view', 'staff_id', 'staff_member', 'a'],
  ['company_note', 'company_id', 'company', 'c'],
  ['company_note', 'staff_id', 'staff_member', 'a'],
  ['company_note', 'request', 'quote_request', 'c'],
  ['note_mention', 'note_id', 'company_note', 'c'],
  ['note_mention', 'staff_id', 'staff_member', 'a'],
  ['record_owner', 'company_id', 'company', 'c'],
  ['record_owner', 'request', 'quote_request', 'c'],
  ['record_owner', 'staff_id', 'staff_member', 'a'],
  ['person', 'avatar_file_id', 'stored_file', 'n'],
  ['certification_event', 'by_person_id', 'person', 'a'],
  ['certification_event', 'by_staff_id', 'staff_member', 'a'],
  ['stored_file', 'owner_id', 'person', 'r'],
  ['invitation', 'invited_by', 'person', 'r'],
  ['consent', 'person_id', 'person', 'r'],
  ['session', 'parent_id', 'session', 'n'],
  ['outbox_message', 'person_id', 'person', 'n'],
  ['customer_order', 'company_id', 'company', 'a'],
  ['customer_order', 'placed_by', 'person', 'r'],
  ['customer_order', 'owner_id', 'person', 'r'],
  ['customer_order', 'accepted_by', 'person', 'r'],
  ['customer_order', 'assigned_to', 'staff_member', 'a'],
  ['customer_order', 'proposed_by', 'staff_member', 'a'],
  ['customer_order', 'confirmed_by', 'staff_member', 'a'],
  ['order_payment', 'same_as', 'order_payment', 'a'],
  ['order_service', 'order_id', 'customer_order', 'a'],
  ['order_service', 'quote_id', 'quote', 'a'],
  ['order_line', 'order_id', 'customer_order', 'a'],
  ['order_event', 'order_id', 'customer_order', 'a'],
  ['order_count', 'company_id', 'company', 'a'],
  ['order_assignment', 'staff_id', 'staff_member', 'a'],
  ['order_notice', 'event_id', 'order_event', 'a'],
  ['order_message_notice', 'message_id', 'order_message', 'a'],
  ['order_reminder', 'order_id', 'customer_order', 'a'],
  ['order_detail', 'order_id', 'customer_order', 'a'],
  ['order_detail', 'written_by', 'staff_member', 'a'],
  ['order_milestone', 'order_id', 'customer_order', 'a'],
  ['order_milestone', 'recorded_by', 'staff_member', 'a'],
  ['order_document', 'order_id', 'customer_order', 'a'],
  ['order_document', 'file_id', 'stored_file', 'a'],
  ['order_document', 'message_id', 'order_message', 'a'],
  ['order_message', 'order_id', 'customer_order', 'a'],
  ['order_message_read', 'order_id', 'customer_order', 'a'],
  ['order_message_read', 'last_message', 'order_message', 'a'],
  ['canned_answer', 'changed_by', 'staff_member', 'a'],
  ['stored_file', 'staff_id', 'staff_member', 'a'],
  ['order_payment', 'order_id', 'customer_order', 'a'],
  ['order_payment', 'booked_by', 'staff_member', 'a'],
  ['order_instruction', 'order_id', 'customer_order', 'a'],
  ['order_instruction', 'file_id', 'stored_file', 'a'],
  ['order_draft', 'person_id', 'person', 'c'],
  ['order_draft', 'company_id', 'company', 'a'],
  ['order_draft', 'quote_id', 'quote', 'a'],
  ['order_draft', 'order_id', 'customer_order', 'a'],
  ['order_draft', 'file_id', 'stored_file', 'a'],
  ['order_template', 'owner_id', 'company', 'a'],
  ['order_template', 'quote_id', 'quote', 'a'],
  ['order_template', 'created_by', 'person', 'r'],
  ['order_share', 'order_id', 'customer_order', 'a'],
  ['order_share', 'owner_id', 'company', 'a'],
  ['order_share', 'created_by', 'person', 'r'],
  ['order_share', 'ended_by', 'person', 'r'],
  ['notification_digest', 'notification_id', 'notification', 'c'],
  ['notification_digest', 'person_id', 'person', 'c'],
  ['order_watcher', 'order_id', 'customer_order', 'a'],
  ['order_watcher', 'person_id', 'person', 'c'],
  ['order_export', 'owner_id', 'company', 'a'],
  ['order_export', 'person_id', 'person', 'c'],
  ['order_charge', 'order_id', 'customer_order', 'a'],
  ['order_charge', 'billed_by', 'staff_member', 'a'],
  ['order_charge_answer', 'charge_id', 'order_charge', 'a'],
  ['order_charge_answer', 'person_id', 'person', 'r'],
  ['order_charge_answer', 'staff_id', 'staff_member', 'a'],
  ['payment_terms', 'company_id', 'company', 'a'],
  ['payment_terms', 'granted_by', 'staff_member', 'a'],
  ['payment_session', 'order_id', 'customer_order', 'a'],
  ['payment_session', 'started_by', 'person', 'r'],
  ['payment_callback', 'session_id', 'payment_session', 'a'],
  ['payment_callback', 'settled_by', 'staff_member', 'a'],
  ['payment_receipt', 'order_id', 'customer_order', 'a'],
  ['payment_receipt', 'document_id', 'order_document', 'a'],
  ['payment_receipt', 'payment_id', 'order_payment', 'a'],
  ['payment_receipt', 'sent_by', 'person', 'r'],
  ['payment_receipt', 'answered_by', 'staff_member', 'a'],
  ['order_charge_file', 'charge_id', 'order_charge', 'a'],
  ['order_charge_file', 'document_id', 'order_document', 'a'],
]

test.each(references)('%s.%s is a foreign key to %s (%s)', async (table, column, target, onDelete) => {
  const { rows } = await pool.query(
    `SELECT confrelid::regclass::text AS target, confdeltype AS on_delete, convalidated AS checked
     FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND ARRAY[attnum] = conkey
     WHERE contype = 'f' AND conrelid = $1::regclass AND attname = $2`,
    [table, column],
  )
  expect(rows).toEqual([{ target, on_delete: onDelete, checked: true }])
})

/** Columns with the name or the type of a reference, and why they have no foreign key. */
const withoutKey: Readonly<Record<string, string>> = {
  'audit_entry.actor_id': 'the audit log names rows that may be deleted',
  'audit_entry.request_id': 'a request of the log, not a row',
  'audit_entry.subject_id': 'the audit log names rows that may be deleted',
  'company.credit_code': 'the code of an authority, not a row',
  'customer_order.ended_by': 'a person or a member of staff; the history says which',
  'customer_order.from_code': 'a port, district or place as it was when the price was quoted',
  'customer_order.to_code': 'a port, district or place as it was when the price was quoted',
  'order_document.added_by': 'a person or a member of staff, by the side beside it',
  'order_document.withdrawn_by': 'a person or a member of staff, by the side beside it',
  'order_event.actor_id': 'a person or a member of staff, by the kind beside it',
  'order_export.file_id': 'a file of the store alone, deleted with the row',
  'order_line.line_id': 'a line of the saved quote, which is a text',
  'order_message.author_id': 'a person or a member of staff, by the kind beside it',
  'order_message_read.reader_id': 'a person or a member of staff, by the kind beside it',
  'price_change.transaction_id': 'a transaction of PostgreSQL, not a row',
  'public_change.transaction_id': 'a transaction of PostgreSQL, not a row',
  'quote.from_code': 'a port, district or place as it was when the price was quoted',
  'quote.owner_id': 'the company, the person or the visitor beside it, by a CHECK',
  'quote.to_code': 'a port, district or place as it was when the price was quoted',
  'quote.verify_code': 'a secret, not a row',
  'quote_request.link_code': 'a secret, not a row',
  'quote_request.owner_id': 'the company, the person or the visitor beside it, by a CHECK',
  'quote_share.owner_id': 'the owner of the quote it belongs to',
  'rate_alert.owner_id': 'the company or the person beside it, by a CHECK',
}

test('every column with the name or the type of a reference is a foreign key, or says why not', async () => {
  const { rows } = await pool.query(
    `SELECT relname || '.' || attname AS name
     FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid
     WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
       AND attnum > 0 AND NOT attisdropped
       AND (atttypid = 'uuid'::regtype AND attname <> 'id' OR attname ~ '_(id|by|code)$')
       AND NOT EXISTS (
         SELECT FROM pg_constraint WHERE contype = 'f' AND conrelid = attrelid AND attnum = ANY (conkey))
     ORDER BY 1`,
  )
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(withoutKey).sort())
})

test.each([
  ['quote', 'company_id, person_id, visitor_id'],
  ['quote_request', 'company_id, person_id, visitor_id'],
  ['rate_alert', 'company_id, person_id'],
])('the owner of %s is compared with %s by a CHECK', async (table, owners) => {
  const { rows } = await pool.query(
    `SELECT pg_get_constraintdef(oid) AS text FROM pg_constraint
     WHERE contype = 'c' AND conrelid = $1::regclass AND conname LIKE '%_owner'`,
    [table],
  )
  expect(rows).toEqual([{ text: `CHECK ((owner_id = COALESCE(${owners})))` }])
})

test.each([
  'quote',
  'quote_request',
  'quote_share',
  'rate_alert',
  'address_entry',
  'order_template',
  'order_share',
  'order_export',
])('%s has an index by tenant', async (table) => {
  const { rows } = await pool.query(
    `SELECT FROM pg_index WHERE indrelid = $1::regclass AND indpred IS NULL
       AND pg_get_indexdef(indexrelid) LIKE '%(owner_id, id)'`,
    [table],
  )
  expect(rows).toHaveLength(1)
})

test('every uuid key grows with time', async () => {
  const { rows } = await pool.query(
    `SELECT table_name FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name = 'id' AND data_type = 'uuid'
       AND column_default IS DISTINCT FROM 'uuidv7()'`,
  )
  expect(rows).toEqual([])
})

test('every amount has its currency beside it', async () => {
  const { rows } = await pool.query(
    `SELECT amount.table_name || '.' || amount.column_name AS name FROM information_schema.columns AS amount
     WHERE amount.table_schema = 'public' AND amount.data_type = 'numeric' AND NOT EXISTS (
       SELECT FROM information_schema.columns AS other
       WHERE other.table_schema = 'public' AND other.table_name = amount.table_name
         AND other.column_name LIKE '%currency' AND other.is_nullable = 'NO')
     ORDER BY 1`,
  )
  expect(rows).toEqual([])
})

const newCompany = async (code: string): Promise<string> => {
  const { rows: people } = await pool.query('SELECT id FROM person LIMIT 1')
  const { rows } = await pool.query(
    `INSERT INTO company (name, name_key, credit_code, licence_file_id, state, entered_by)
     VALUES ($1, $1, $1, $2, 'under-review', $3) RETURNING id`,
    [code, await insertLicence(pool, people[0].id), people[0].id],
  )
  return rows[0].id
}

test.each([
  ['a decision of the applicant', 'certified', true, false],
  ['an application by staff', 'submitted', false, true],
  ['an event of both', 'refused', true, true],
  ['an event without an actor', 'resubmitted', false, false],
])('%s is no certification event', async (_, event, hasPerson, hasStaff) => {
  const company = await newCompany(`EVENT-${event}`)
  const { rows: people } = await pool.query('SELECT id FROM person LIMIT 1')
  const { rows: staff } = await pool.query('SELECT id FROM staff_member LIMIT 1')
  const insert = pool.query(
    `INSERT INTO certification_event (company_id, event, at, by_person_id, by_staff_id, application)
     VALUES ($1, $2, now(), $3, $4, '{}')`,
    [company, event, hasPerson ? people[0].id : null, hasStaff ? staff[0].id : null],
  )
  await expect(insert).rejects.toMatchObject({ constraint: 'certification_event_actor' })
})

describe('the companies of a contract rate', () => {
  const insertRate = (
    code: string,
    companies: readonly string[] | null,
    by: Pick<typeof pool, 'query'> = pool,
  ) =>
    by.query(
      `INSERT INTO rate (kind, code, version, port, companies, valid_from, valid_to, pricing)
       VALUES ('ocean-lane', $1, 1, 'CNTAO', $2, '2026-01-01', '2026-12-31', '{}')`,
      [code, companies],
    )
  const unknown = '40000000-0000-4000-8000-0000000000ff'

  test('must exist', async () => {
    const known = await newCompany('KNOWN')
    await insertRate('PUBLIC', null)
    await insertRate('CONTRACT', [known])
    const violation = expect.objectContaining({ code: '23503', constraint: 'rate_companies_company' })
    await expect(insertRate('WRONG', [known, unknown])).rejects.toEqual(violation)
    const change = pool.query(`UPDATE rate SET companies = $1 WHERE code = 'PUBLIC'`, [[unknown]])
    await expect(change).rejects.toEqual(violation)
  })

  test('cannot be deleted while a rate names them', async () => {
    const [named, free] = [await newCompany('NAMED'), await newCompany('FREE')]
    await insertRate('NAMING', [named])
    const remove = (id: string) => pool.query('DELETE FROM company WHERE id = $1', [id])
    await expect(remove(named)).rejects.toMatchObject({ code: '23503' })
    expect((await remove(free)).rowCount).toBe(1)
  })

  test('a company that is being deleted cannot be named meanwhile', async () => {
    const company = await newCompany('LEAVING')
    const client = await pool.connect()
    try {
      await client.query('BEGIN')
      await client.query('DELETE FROM company WHERE id = $1', [company])
      const naming = expect(insertRate('LATE', [company])).rejects.toMatchObject({ code: '23503' })
      await oneWaits(pool)
      await client.query('COMMIT')
      await naming
    } finally {
      client.release()
    }
  })

  test('a company that is being named cannot be deleted meanwhile', async () => {
    const company = await newCompany('STAYING')
    const client = await pool.connect()
    try {
      await client.query('BEGIN')
      await insertRate('FIRST', [company], client)
      const removing = pool.query('DELETE FROM company WHERE id = $1', [company])
      const refused = expect(removing).rejects.toMatchObject({ code: '23503' })
      await oneWaits(pool)
      await client.query('COMMIT')
      await refused
    } finally {
      client.release()
    }
  })
})
