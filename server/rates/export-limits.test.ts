import { expect, test } from 'vitest'
import { exportRates } from '#contract/rates.ts'
import { refusalOf } from '#tests/support/envelopes.ts'
import { openStaffSite } from '#tests/support/staff-site.ts'
import { exportLimits } from './rate-sheets.ts'

const staff = await openStaffSite()
const { pool } = staff
const token = await staff.logInAs('tariff-manager')
const exported = () => staff.sendCall(exportRates, { token, query: { kind: 'trucking-lane' } })
const auditedExports = async (): Promise<number> =>
  (await pool.query(`SELECT count(*)::int AS n FROM audit_entry WHERE action = 'rates-exported'`)).rows[0].n

test('so many exports are written at once, the next is refused as busy and not audited', async () => {
  const holder = await pool.connect()
  await holder.query('BEGIN; LOCK TABLE rate IN ACCESS EXCLUSIVE MODE')
  const asked = Array.from({ length: exportLimits.concurrent + 1 }, exported)
  const first = await Promise.race(asked)
  await holder.query('ROLLBACK')
  holder.release()
  refusalOf(first, 'busy')
  const statuses = (await Promise.all(asked)).map(({ status }) => status).sort()
  expect(statuses).toEqual([...Array.from({ length: exportLimits.concurrent }, () => 200), 503])
  expect(await auditedExports()).toBe(exportLimits.concurrent)
  expect((await exported()).status).toBe(200)
})
