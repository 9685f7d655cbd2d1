import { afterEach, describe, expect, test, vi } from 'vitest'
import { addAlert } from '#contract/alerts.ts'
import { setExchangeRate } from '#contract/exchange-rates.ts'
import { listNotifications } from '#contract/notifications.ts'
import { archiveRate } from '#contract/rates.ts'
import { daysAfter, shanghaiDay } from '#domain/values/shanghai-day.ts'
import { alertsJobName } from '#server/quotes/index.ts'
import { dataOf } from '#tests/support/envelopes.ts'
import type { Reply } from '#tests/support/http.ts'
import { rateAdmin, savedLane } from '#tests/support/rate-admin.ts'
import { laneRow } from '#tests/support/rate-sheets.ts'
import { openStaffSite } from '#tests/support/staff-site.ts'

const staff = await openStaffSite()
const { sendCall, pool } = staff
const token = await staff.logInAs('tariff-manager')
const admin = rateAdmin(staff, token)
const today = shanghaiDay(new Date())

/** Jobs enqueued by a change; those of the hourly schedule have a singleton slot. */
const enqueued = async (): Promise<number> => {
  const { rows } = await pool.query(
    'SELECT count(*)::int AS jobs FROM pgboss.job WHERE name = $1 AND singleton_on IS NULL',
    [alertsJobName],
  )
  return rows[0].jobs
}

test('a customer is notified when a published rate brings a lane below the target price', async () => {
  const linhai = await staff.logInCustomer('linhai', 'Harbour2026')
  const customer = { host: 'localhost', token: linhai }
  const lane = { pol: 'CNTAO', pod: 'NLRTM', type: '40HQ' }
  const added = await sendCall(addAlert, { ...customer, body: { ...lane, threshold: '9000' } })
  expect(Number(dataOf(addAlert, added).currentPrice?.amount)).toBeGreaterThan(9000)
  const period = { validFrom: today, validTo: daysAfter(today, 20) }
  const { pricing } = savedLane('BARGAIN-1')
  const cheap = { ...pricing, pol: lane.pol, pod: lane.pod, freight: { '40HQ': '400' }, surcharges: [] }
  await admin.published(savedLane('BARGAIN-1', { ...period, cost: null, pricing: cheap }))
  await vi.waitFor(
    async () => {
      const { rows } = dataOf(listNotifications, await sendCall(listNotifications, customer))
      expect(rows).toMatchObject([{ kind: 'rate-alert' }])
    },
    { timeout: 20_000, interval: 250 },
  )
})

let codes = 0
const newCode = () => {
  codes += 1
  return `ALERT-${codes}`
}
const archive = (rateId: string) => sendCall(archiveRate, { token, body: { rateId, reason: 'Wrong price' } })
const setRate = (value: string) =>
  sendCall(setExchangeRate, {
    token,
    body: { from: 'USD', date: today, value, source: 'test', confirmed: true },
  })
const preview = (code: string) => admin.previewed([laneRow(code)])
const confirmed = async (code: string) => {
  const { importId } = await preview(code)
  expect((await admin.confirm(importId)).status).toBe(200)
  return importId
}

/** Each prepares a change of prices and returns the call that makes it. */
const changes: readonly [name: string, prepare: () => Promise<() => Promise<Reply>>][] = [
  [
    'publishing a rate',
    async () => {
      const { rateId } = await admin.saved(savedLane(newCode()))
      return () => admin.publish(rateId)
    },
  ],
  [
    'archiving a rate',
    async () => {
      const { rateId } = await admin.published(savedLane(newCode()))
      return () => archive(rateId)
    },
  ],
  [
    'confirming an import',
    async () => {
      const { importId } = await preview(newCode())
      return () => admin.confirm(importId)
    },
  ],
  [
    'undoing an import',
    async () => {
      const importId = await confirmed(newCode())
      return () => admin.undo(importId)
    },
  ],
  ['setting an exchange rate', async () => () => setRate('7.1')],
]

describe('rate alerts are checked after', () => {
  test.each(changes)('%s: exactly one job', async (_name, prepare) => {
    const change = await prepare()
    const before = await enqueued()
    expect((await change()).status).toBe(200)
    expect(await enqueued()).toBe(before + 1)
  })

  test('saving a draft: no job', async () => {
    const before = await enqueued()
    await admin.saved(savedLane(newCode()))
    expect(await enqueued()).toBe(before)
  })

  test('a refused change: no job', async () => {
    const { rateId } = await admin.published(savedLane('TWICE-1'))
    const before = await enqueued()
    expect((await admin.publish(rateId)).status).not.toBe(200)
    expect(await enqueued()).toBe(before)
  })
})

describe('without the job there is no change:', () => {
  const prices = async () =>
    (
      await pool.query(`SELECT json_build_object(
        'rates', (SELECT json_agg(json_build_array(id, publish_at, ended_at) ORDER BY id) FROM rate),
        'imports', (SELECT json_agg(json_build_array(id, state) ORDER BY id) FROM rate_import),
        'exchange', (SELECT count(*) FROM exchange_rate),
        'audit', (SELECT count(*) FROM audit_entry)) AS all`)
    ).rows[0].all

  afterEach(() => pool.query('DROP FUNCTION IF EXISTS refuse_job CASCADE'))

  test.each(changes)('%s', async (_name, prepare) => {
    const change = await prepare()
    await pool.query(`CREATE FUNCTION refuse_job() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'the queue is full'; END $$`)
    await pool.query(
      'CREATE TRIGGER refuse_job BEFORE INSERT ON pgboss.job FOR EACH ROW EXECUTE FUNCTION refuse_job()',
    )
    const before = await prices()
    expect((await change()).status).toBe(500)
    expect(await prices()).toEqual(before)
  })
})
