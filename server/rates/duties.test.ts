import { beforeAll, expect, test } from 'vitest'
import { readRateDuties } from '#contract/rate-duties.ts'
import type { StaffRole } from '#domain/access/actor.ts'
import { currencies } from '#domain/values/money.ts'
import { daysAfter, shanghaiDay } from '#domain/values/shanghai-day.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { rateAdmin, savedLane } from '#tests/support/rate-admin.ts'
import { laneRow } from '#tests/support/rate-sheets.ts'
import { openStaffSite } from '#tests/support/staff-site.ts'

const staff = await openStaffSite()
const { pool, sendCall, unchanged } = staff
const token = await staff.logInAs('tariff-manager')
const admin = rateAdmin(staff, token)
const today = shanghaiDay(new Date())

/** Rates of the test alone. */
beforeAll(async () => {
  await pool.query('TRUNCATE rate CASCADE')
  await pool.query('TRUNCATE exchange_rate')
})

const read = async () => dataOf(readRateDuties, await sendCall(readRateDuties, { token }))
const lanes = async () => (await read()).kinds.find(({ kind }) => kind === 'ocean-lane')
const lane = (code: string, days: number, change: object = {}) =>
  savedLane(code, { validFrom: daysAfter(today, -10), validTo: daysAfter(today, days), ...change })
const ending = async () => (await lanes())?.ending.map(({ count }) => count)

test('nothing is to be done without rates', async () => {
  expect((await read()).kinds).toEqual([])
})

test('drafts, scheduled versions and previews are counted', async () => {
  await admin.saved(lane('DUTY-DRAFT', 100))
  await admin.published(lane('DUTY-LATER', 100), `${daysAfter(today, 3)}T00:00:00.000Z`)
  const { previews } = await read()
  await admin.previewed([laneRow('DUTY-SHEET')])
  expect((await read()).previews).toBe(previews + 1)
  expect(await lanes()).toMatchObject({ drafts: 1, scheduled: 1, belowCost: 0 })
})

test('a rate that ends soon is counted until a version follows', async () => {
  await admin.published(lane('DUTY-7', 7))
  await admin.published(lane('DUTY-8', 8))
  await admin.published(lane('DUTY-30', 30))
  await admin.published(lane('DUTY-31', 31))
  expect(await ending()).toEqual([1, 2, 3])
  const { rateId } = await admin.published(lane('DUTY-9', 9))
  expect(await ending()).toEqual([1, 3, 4])
  const change = { validFrom: daysAfter(today, 10), comparedVersionId: rateId }
  await admin.published(lane('DUTY-9', 90, change))
  expect(await ending()).toEqual([1, 2, 3])
})

test('a rate is below cost if one container type is', async () => {
  await admin.published(lane('DUTY-EVEN', 100, { cost: { '20GP': '1150', '40HQ': '2100.50' } }))
  expect((await lanes())?.belowCost).toBe(0)
  await admin.published(lane('DUTY-LOSS', 100, { cost: { '20GP': '900', '40HQ': '2100.51' } }))
  expect((await lanes())?.belowCost).toBe(1)
  await admin.saved(lane('DUTY-LOSS-DRAFT', 100, { cost: { '20GP': '9000' } }))
  expect((await lanes())?.belowCost).toBe(1)
})

test('an exchange rate of yesterday is not one of today', async () => {
  const foreign = currencies.filter((code) => code !== 'CNY')
  const enter = (from: string, day: string) =>
    pool.query(`INSERT INTO exchange_rate (from_currency, date, value, source) VALUES ($1, $2, 7, 'test')`, [
      from,
      day,
    ])
  for (const from of foreign) await enter(from, daysAfter(today, -1))
  expect((await read()).missingExchangeRates).toEqual(foreign)
  for (const from of foreign.slice(1)) await enter(from, today)
  expect((await read()).missingExchangeRates).toEqual(foreign.slice(0, 1))
})

test.each<StaffRole>(['sales', 'operations', 'reviewer', 'editor', 'administrator'])(
  '%s may not read it',
  async (role) => {
    const other = await staff.logInAs(role)
    refusalOf(await unchanged(() => sendCall(readRateDuties, { token: other })), 'not-allowed')
  },
)
