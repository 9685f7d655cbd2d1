import { expect, test, vi } from 'vitest'
import { exportRates } from '#contract/rates.ts'
import { endConnections } from '#tests/support/database.ts'
import { refusalOf } from '#tests/support/envelopes.ts'
import { openStaffSite } from '#tests/support/staff-site.ts'
import { unzipFile } from '#tests/support/unzip.ts'
import { exportLimits } from './rate-sheets.ts'

const staff = await openStaffSite()
const { pool } = staff
const token = await staff.logInAs('tariff-manager')
const exported = (kind = 'trucking-lane') => staff.sendCall(exportRates, { token, query: { kind } })
const auditedExports = async (): Promise<number> =>
  (await pool.query(`SELECT count(*)::int AS n FROM audit_entry WHERE action = 'rates-exported'`)).rows[0].n

test('so many exports are written at once, the next is refused as busy and not audited', async () => {
  const holder = await pool.connect()
  await holder.query('BEGIN; LOCK TABLE rate IN ACCESS EXCLUSIVE MODE')
  const asked = Array.from({ length: exportLimits.concurrent + 1 }, () => exported())
  const first = await Promise.race(asked)
  await holder.query('ROLLBACK')
  holder.release()
  refusalOf(first, 'busy')
  const statuses = (await Promise.all(asked)).map(({ status }) => status).sort()
  expect(statuses).toEqual([...Array.from({ length: exportLimits.concurrent }, () => 200), 503])
  expect(await auditedExports()).toBe(exportLimits.concurrent)
  expect((await exported()).status).toBe(200)
})

/** Rows of the table that statements have read; a connection reports its last ones when it ends. */
async function rowsRead(): Promise<number> {
  await endConnections(staff.site.database.url)
  const counted = `SELECT (seq_tup_read + idx_tup_fetch)::int AS n FROM pg_stat_user_tables WHERE relname = 'rate'`
  // The pool learns only now that its connections have ended.
  const { rows } = await vi.waitFor(() => pool.query(counted))
  return rows[0].n
}

test('an export reads each rate twice at most, also of new rates on one lane', async () => {
  await pool.query(
    `INSERT INTO rate (kind, code, version, port, place, valid_from, valid_to, pricing, publish_at)
     SELECT kind, 'MANY-' || n, 1, port, place, '2090-01-01', '2090-12-31', pricing, publish_at
     FROM generate_series(1, 6000) AS n, (
       SELECT * FROM rate WHERE kind = 'ocean-lane' AND companies IS NULL AND publish_at IS NOT NULL LIMIT 1
     ) AS lane`,
  )
  const { rows } = await pool.query(
    `SELECT count(*)::int AS n FROM rate WHERE kind = 'ocean-lane' AND publish_at IS NOT NULL AND ended_at IS NULL`,
  )
  const before = await rowsRead()
  const sheet = await exported('ocean-lane')
  const read = (await rowsRead()) - before
  const written = unzipFile(sheet.bytes, 'xl/worksheets/sheet1.xml').split('<row ').length - 2
  expect(written).toBe(rows[0].n)
  expect(read).toBeGreaterThanOrEqual(2 * written)
  expect(read).toBeLessThan(2.5 * written)
})
