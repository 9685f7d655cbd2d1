import { tokenHeader } from '#contract/envelope-codes.ts'
import { searchOffers } from '#contract/quotes.ts'
import { openSession } from '#server/identity/index.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { startSite } from './contenders.ts'
import { requestsPerSecond } from './load.ts'
import { busiestLane, row, searchBody, searches } from './searches.ts'

/** Each company may search three hundred times in ten minutes. */
const companies = 300

/** Certified companies, each with one member; returns the members. */
async function insertMembers({ pool }: Database): Promise<readonly string[]> {
  const { rows } = await pool.query(
    `WITH people AS (
       INSERT INTO person (account, mobile, name, password_hash)
       SELECT 'bench' || n, (13900000000 + n)::text, 'Bench ' || n, 'none' FROM generate_series(1, $1) AS n
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
     SELECT id, entered_by, 'administrator', 'active' FROM companies RETURNING person_id`,
    [companies],
  )
  return rows.map(({ person_id }) => person_id)
}

/** The header of a logged-in user for each company. */
async function logIn(database: Database): Promise<readonly Record<string, string>[]> {
  const headers: Record<string, string>[] = []
  for (const personId of await insertMembers(database)) {
    const token = await openSession(database.db, { personId, kind: 'browser', brand: 'group' })
    headers.push({ [tokenHeader]: token })
  }
  return headers
}

type OverHttp = {
  readonly url: string
  readonly folder: string
  /** Bare reads of one row a second. */
  readonly bare: number
}

/** The same searches through a listening server, each with the token of a logged-in user. */
export async function compareOverHttp(database: Database, { url, folder, bare }: OverHttp): Promise<void> {
  const site = await startSite(folder, { DATABASE_URL: url })
  try {
    const callers = await logIn(database)
    const lane = await busiestLane(database)
    const targets = searches.map(({ days }) => ({
      title: `${lane.pol} to ${lane.pod}, ${days} days, over HTTP with a token`,
      target: { url: `${site.origin}${searchOffers.path}`, body: searchBody(lane, days), callers },
    }))
    const rates = await requestsPerSecond(
      Object.fromEntries(targets.map(({ title, target }) => [title, target])),
    )
    for (const [title, rate] of Object.entries(rates)) row(title, rate, (rate / bare).toFixed(3))
  } finally {
    site.stop()
    await site.stopped
  }
}
