import { tokenHeader } from '#contract/envelope-codes.ts'
import { openSession } from '#server/identity/index.ts'
import type { Database } from '#server/platform/database/connect.ts'

type Member = { readonly personId: string; readonly companyId: string }

/** Certified companies, each with one member. */
export async function insertMembers(
  { pool }: Database,
  first: number,
  count: number,
): Promise<readonly Member[]> {
  const { rows } = await pool.query(
    `WITH people AS (
       INSERT INTO person (account, mobile, name, password_hash)
       SELECT 'bench' || n, (13900000000 + n)::text, 'Bench ' || n, 'none' FROM generate_series($1::bigint, $2::bigint) AS n
       RETURNING id, account
     ), licences AS (
       INSERT INTO stored_file (owner_id, kind, name, media_type, bytes, digest)
       SELECT id, 'licence', 'licence.png', 'image/png', 1, 'digest' FROM people RETURNING id, owner_id
     ), companies AS (
       INSERT INTO company (name, name_key, credit_code, licence_file_id, state, entered_by)
       SELECT account, account, account, licences.id, 'certified', people.id
       FROM people JOIN licences ON owner_id = people.id RETURNING id, entered_by
     )
     INSERT INTO membership (company_id, person_id, role, status)
     SELECT id, entered_by, 'administrator', 'active' FROM companies RETURNING person_id, company_id`,
    [first, first + count - 1],
  )
  return rows.map(({ person_id, company_id }) => ({ personId: person_id, companyId: company_id }))
}

/** Creates companies and logs a member of each in; returns the headers of the members. Their numbers start with `first`. */
export async function openCompanies(
  database: Database,
  first: number,
  count: number,
): Promise<readonly Record<string, string>[]> {
  const headers: Record<string, string>[] = []
  for (const { personId } of await insertMembers(database, first, count)) {
    const token = await openSession(database.db, { personId, kind: 'browser', brand: 'group' })
    headers.push({ [tokenHeader]: token })
  }
  return headers
}
