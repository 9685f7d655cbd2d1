import { describe, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { insertLicence } from '#tests/support/licence-row.ts'

const { pool } = await testDatabase()

/** What happens to the row when the referenced one is deleted: a (refused at the end), r (refused), n (set null). */
const references = [
  ['quote', 'company_id', 'company', 'a'],
  ['quote', 'person_id', 'person', 'r'],
  ['quote', 'accepted_by', 'person', 'a'],
  ['quote', 'replaces_id', 'quote', 'a'],
  ['quote_request', 'company_id', 'company', 'a'],
  ['quote_request', 'person_id', 'person', 'r'],
  ['quote_request', 'staff_id', 'staff_member', 'a'],
  ['rate_alert', 'company_id', 'company', 'a'],
  ['rate', 'staff_id', 'staff_member', 'a'],
  ['rate_import', 'staff_id', 'staff_member', 'a'],
  ['exchange_rate', 'staff_id', 'staff_member', 'a'],
  ['rate_import_row', 'compared_version_id', 'rate', 'n'],
  ['company', 'licence_file_id', 'stored_file', 'a'],
  ['person', 'avatar_file_id', 'stored_file', 'n'],
  ['certification_event', 'by_person_id', 'person', 'a'],
  ['certification_event', 'by_staff_id', 'staff_member', 'a'],
  ['stored_file', 'owner_id', 'person', 'r'],
  ['invitation', 'invited_by', 'person', 'r'],
  ['consent', 'person_id', 'person', 'r'],
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

test('every column that names a person, company, staff member or file is a foreign key', async () => {
  const { rows } = await pool.query(
    `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND data_type = 'uuid' AND column_name <> 'id'
       AND NOT EXISTS (
         SELECT FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = ANY (conkey)
         WHERE contype = 'f' AND conrelid = table_name::regclass AND attname = column_name)
     ORDER BY 1`,
  )
  // The audit log names rows that may be deleted; an owner is the company or the person beside it, by a CHECK.
  const isFree = ({ name }: { name: string }) => /^audit_entry|\.owner_id$/.test(name)
  expect(rows.filter((row) => !isFree(row))).toEqual([])
})

describe('the companies of a contract rate', () => {
  const insertRate = (code: string, companies: readonly string[] | null) =>
    pool.query(
      `INSERT INTO rate (kind, code, version, port, companies, valid_from, valid_to, pricing)
       VALUES ('ocean-lane', $1, 1, 'CNTAO', $2, '2026-01-01', '2026-12-31', '{}')`,
      [code, companies],
    )
  const newCompany = async (code: string): Promise<string> => {
    const { rows: people } = await pool.query('SELECT id FROM person LIMIT 1')
    const { rows } = await pool.query(
      `INSERT INTO company (name, name_key, credit_code, licence_file_id, state, entered_by)
       VALUES ($1, $1, $1, $2, 'under-review', $3) RETURNING id`,
      [code, await insertLicence(pool, people[0].id), people[0].id],
    )
    return rows[0].id
  }
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
      await client.query('COMMIT')
      await naming
    } finally {
      client.release()
    }
  })
})
