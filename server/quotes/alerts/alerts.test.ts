import { beforeEach, describe, expect, test } from 'vitest'
import { addAlert, listAlerts, removeAlert } from '#contract/alerts.ts'
import { listNotifications } from '#contract/notifications.ts'
import { languages } from '#domain/brands/brand.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { createNotify } from '#server/notifications/index.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { renderMessage } from '#server/platform/outbox/render-message.ts'
import { alertsJob, PriceCache } from '#server/quotes/index.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { openStaffSite } from '#tests/support/staff-site.ts'

const staff = await openStaffSite()
const { sendCall, pool } = staff
const { database } = staff.site
const password = 'Harbour2026'
const linhai = await staff.logInCustomer('linhai', password)
const as = (token: string) => ({ host: 'localhost', token })

const lane = { pol: 'CNTAO', pod: 'NLRTM', type: '40HQ', threshold: '1' }
const added = (body: object, token = linhai) => sendCall(addAlert, { ...as(token), body })
const listed = async (token = linhai) => dataOf(listAlerts, await sendCall(listAlerts, as(token)))

// Nothing is delivered in this test; messages stay in the outbox.
const jobs: Jobs = { enqueue: async () => {}, start: async () => {}, stop: async () => {} }
const contactOf = async () => ({
  mobile: '13800000001',
  email: 'lin@customer.example',
  language: 'zh' as const,
  brand: 'group' as const,
})
const notify = createNotify({ jobs, contactOf, originOf: (brand) => `https://${brand}.quayside.example` })
const priceCache = new PriceCache(1024 * 1024)
const dayMs = 24 * 60 * 60 * 1000
const check = (daysAgo = 0) => {
  const clock = { now: () => new Date(Date.now() - daysAgo * dayMs) }
  return alertsJob({ database, clock, notify, priceCache }).work({})
}
const notifications = async (token = linhai) => {
  const { rows } = dataOf(listNotifications, await sendCall(listNotifications, as(token)))
  return rows.filter(({ kind }) => kind === 'rate-alert')
}
const setThreshold = (threshold: number) => pool.query('UPDATE rate_alert SET threshold = $1', [threshold])

beforeEach(async () => {
  await pool.query('DELETE FROM rate_alert')
  await pool.query('DELETE FROM notification')
})

describe('a user who may see rates', () => {
  test('sets an alert and sees the price of today', async () => {
    const alert = dataOf(addAlert, await added({ ...lane, threshold: '15000' }))
    expect(alert).toMatchObject({ ...lane, threshold: '15000', notifiedAt: null })
    expect(Number(alert.currentPrice?.amount)).toBeGreaterThan(10_000)
    expect(await listed()).toEqual({ alerts: [alert], max: 20 })
  })

  test('has one alert per lane: a new threshold replaces the old one', async () => {
    dataOf(addAlert, await added({ ...lane, threshold: '100' }))
    dataOf(addAlert, await added({ ...lane, threshold: '200' }))
    expect((await listed()).alerts).toMatchObject([{ threshold: '200' }])
  })

  test('has twenty alerts at most, even when adding them at the same time', async () => {
    const ports = ['NLRTM', 'DEHAM', 'BEANR', 'GBFXT', 'FRLEH', 'ITGOA', 'ESBCN', 'SGSIN']
    const queries = ports.flatMap((pod) => ['20GP', '40GP', '40HQ'].map((type) => ({ ...lane, pod, type })))
    const replies = await Promise.all(queries.map((query) => added(query)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(20)
    const [refused] = replies.filter(({ status }) => status !== 200)
    if (refused) expect(refusalOf(refused, 'too-many-alerts').params).toEqual({ max: 20 })
    const [first] = (await listed()).alerts
    const again = { pol: first?.pol, pod: first?.pod, type: first?.type, threshold: '77' }
    expect((await added(again)).status).toBe(200)
    const body = { alertId: first?.alertId }
    const left = dataOf(removeAlert, await sendCall(removeAlert, { ...as(linhai), body }))
    expect(left.alerts).toHaveLength(19)
    refusalOf(await sendCall(removeAlert, { ...as(linhai), body }), 'not-found')
  })

  test.each([
    ['the same port twice', { pod: 'CNTAO' }, { pod: 'inconsistent' }],
    ['an unknown port', { pod: 'XXXXX' }, { pod: 'unknown-value' }],
    ['a port of loading abroad', { pol: 'NLRTM' }, { pol: 'unknown-value' }],
    ['a threshold of zero', { threshold: '0' }, { threshold: 'wrong-format' }],
    ['a fraction', { threshold: '99.5' }, { threshold: 'wrong-format' }],
  ])('cannot set an alert with %s', async (_name, wrong, fields) => {
    expect(refusalOf(await added({ ...lane, ...wrong }), 'invalid-input').fields).toEqual(fields)
    expect((await listed()).alerts).toEqual([])
  })
})

test('a user without access to rates cannot set or list alerts, and colleagues’ alerts are private', async () => {
  const { token } = await staff.newCustomer()
  const { alertId } = dataOf(addAlert, await added(lane))
  for (const reply of [
    await added(lane, token),
    await sendCall(listAlerts, as(token)),
    await sendCall(removeAlert, { ...as(token), body: { alertId } }),
  ])
    expect(refusalOf(reply, 'certify-to-see-rates').params).toEqual({})
  const chenyue = await staff.logInCustomer('chenyue', password)
  expect((await listed(chenyue)).alerts).toEqual([])
  refusalOf(await sendCall(removeAlert, { ...as(chenyue), body: { alertId } }), 'not-found')
  expect((await listed()).alerts).toHaveLength(1)
})

describe('the hourly check', () => {
  test('notifies once when the price falls below the threshold, and again only after it has risen', async () => {
    const { currentPrice } = dataOf(addAlert, await added(lane))
    const price = Number(currentPrice?.amount)
    await check()
    expect(await notifications()).toEqual([])
    await setThreshold(Math.ceil(price))
    await check()
    await check()
    const [notification, ...others] = await notifications()
    expect(others).toEqual([])
    expect(notification).toMatchObject({ path: '/workbench/quotes?show=alerts' })
    const { rows } = await pool.query(`SELECT * FROM outbox_message WHERE template = 'rate-alert'`)
    const messages = languages.flatMap((language) => rows.map((row) => renderMessage({ ...row, language })))
    for (const { text, language, params } of messages) {
      expect(text).toContain(
        language === 'zh' ? '青岛（CNTAO）至鹿特丹（NLRTM）' : 'Qingdao (CNTAO) to Rotterdam (NLRTM)',
      )
      expect(params).toMatchObject({ pol: 'CNTAO', polName: language === 'zh' ? '青岛' : 'Qingdao' })
    }
    expect(messages.length).toBeGreaterThan(1)
    expect((await listed()).alerts[0]?.notifiedAt).not.toBeNull()
    await setThreshold(1)
    await check()
    await setThreshold(Math.ceil(price))
    await check()
    expect(await notifications()).toHaveLength(2)
  })

  test('keeps the first price of each day, so that today is compared with the day before', async () => {
    const { currentPrice } = dataOf(addAlert, await added(lane))
    expect((await listed()).alerts).toMatchObject([{ earlier: null }])
    await check(1)
    const yesterday = shanghaiDay(new Date(Date.now() - dayMs))
    const first = (await listed()).alerts[0]?.earlier
    expect(first).toMatchObject({ day: yesterday, price: { currency: 'CNY' } })
    await pool.query('UPDATE rate_alert SET latest_price = 7000.5')
    await check(1)
    await check()
    const [alert] = (await listed()).alerts
    expect(alert).toMatchObject({ currentPrice, earlier: { day: yesterday, price: { amount: '7000.50' } } })
    // A new threshold keeps what is known of the lane.
    dataOf(addAlert, await added({ ...lane, threshold: '2' }))
    expect((await listed()).alerts).toMatchObject([{ threshold: '2', earlier: { day: yesterday } }])
  })

  test('uses the contract rates of the company', async () => {
    const { currentPrice } = dataOf(addAlert, await added(lane))
    const { rows } = await pool.query(
      `SELECT count(*)::int AS n FROM rate WHERE code = 'QE1-CNTAO-NLRTM-K1' AND companies IS NOT NULL`,
    )
    expect(rows[0].n).toBe(1)
    await pool.query(`UPDATE rate SET ended_at = now() WHERE code = 'QE1-CNTAO-NLRTM-K1'`)
    const [without] = (await listed()).alerts
    await pool.query(`UPDATE rate SET ended_at = NULL WHERE code = 'QE1-CNTAO-NLRTM-K1'`)
    expect(Number(without?.currentPrice?.amount)).toBeGreaterThan(Number(currentPrice?.amount))
  })

  test('does not notify a person who lost access to the rates', async () => {
    const chenyue = await staff.logInCustomer('chenyue', password)
    dataOf(addAlert, await added({ ...lane, threshold: '99999' }, chenyue))
    await pool.query(
      `UPDATE membership SET status = 'disabled' WHERE person_id = (SELECT id FROM person WHERE account = 'chenyue')`,
    )
    await check()
    const { rows } = await pool.query(`SELECT notified_at FROM rate_alert`)
    expect(rows).toEqual([{ notified_at: null }])
    await pool.query(`UPDATE membership SET status = 'active'`)
    await check()
    expect(await notifications(chenyue)).toHaveLength(1)
  })
})
