import { beforeAll, expect, test } from 'vitest'
import { readRateDuties } from '#contract/rate-duties.ts'
import { listRates } from '#contract/rates.ts'
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
  await pool.query('TRUNCATE exchange_rate CASCADE')
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

test('a list has the same rates as the counts; below cost is for those who publish', async () => {
  const codesDue = async (duty: string) => {
    const query = { kind: 'ocean-lane', duty, size: '100' }
    return dataOf(listRates, await sendCall(listRates, { token, query })).rows.map(({ code }) => code)
  }
  expect(await codesDue('below-cost')).toEqual(['DUTY-LOSS'])
  expect(await codesDue('ending-7')).toEqual(['DUTY-7'])
  expect(await codesDue('ending-30')).toEqual(['DUTY-30', 'DUTY-7', 'DUTY-8'])
  const sales = await staff.logInAs('sales')
  const asked = { token: sales, query: { kind: 'ocean-lane', duty: 'below-cost' } }
  refusalOf(await unchanged(() => sendCall(listRates, asked)), 'not-allowed')
  const ending = { token: sales, query: { kind: 'ocean-lane', duty: 'ending-7' } }
  expect(dataOf(listRates, await sendCall(listRates, ending)).rows).toHaveLength(1)
})

test('a rate is below a margin if one container type is; the margin is a share of the price', async () => {
  await admin.published(lane('DUTY-TEN', 100, { cost: { '20GP': '1035', '40HQ': '1000' } }))
  await admin.published(lane('DUTY-NINE', 100, { cost: { '20GP': '1035.01', '40HQ': '1000' } }))
  await admin.saved(lane('DUTY-DRAFT-NINE', 100, { cost: { '20GP': '1040' } }))
  const found = async (query: object) => {
    const asked = { kind: 'ocean-lane', search: 'DUTY', size: '100', ...query }
    return dataOf(listRates, await sendCall(listRates, { token, query: asked })).rows.map(({ code }) => code)
  }
  expect(await found({ duty: 'margin-5' })).toEqual(['DUTY-EVEN', 'DUTY-LOSS'])
  expect(await found({ duty: 'margin-10' })).toEqual(['DUTY-EVEN', 'DUTY-LOSS', 'DUTY-NINE'])
  expect(await found({ duty: 'margin-15' })).toEqual(['DUTY-EVEN', 'DUTY-LOSS', 'DUTY-NINE', 'DUTY-TEN'])
  const lowestFirst = [
    'DUTY-LOSS-DRAFT',
    'DUTY-LOSS',
    'DUTY-EVEN',
    'DUTY-DRAFT-NINE',
    'DUTY-NINE',
    'DUTY-TEN',
  ]
  expect((await found({ sort: 'margin' })).slice(0, 6)).toEqual(lowestFirst)
  const highestFirst = (await found({ sort: '-margin' })).filter((code) => lowestFirst.includes(code))
  expect(highestFirst).toEqual(lowestFirst.toReversed())
})

test('a list shows public or contract rates alone, or those that the reader has saved', async () => {
  const { rows } = await pool.query("SELECT id FROM company WHERE state = 'certified' LIMIT 1")
  const companyId: string = rows[0].id
  await admin.saved(lane('DUTY-CONTRACT', 100, { companies: [companyId] }))
  const found = async (query: object, reader = token) => {
    const asked = { kind: 'ocean-lane', search: 'DUTY', size: '100', ...query }
    const reply = await sendCall(listRates, { token: reader, query: asked })
    return dataOf(listRates, reply).rows.map(({ code }) => code)
  }
  const all = await found({})
  expect(await found({ customers: 'contract' })).toEqual(['DUTY-CONTRACT'])
  expect(await found({ customers: 'public' })).toEqual(all.filter((code) => code !== 'DUTY-CONTRACT'))
  expect(await found({ savedBy: 'me' })).toEqual(all)
  expect(await found({ savedBy: 'me' }, await staff.logInAs('sales'))).toEqual([])
})

test('margins are for those who publish, as a filter and as an order', async () => {
  const sales = await staff.logInAs('sales')
  const queries: Record<string, string>[] = [
    { duty: 'margin-5' },
    { duty: 'margin-15' },
    { sort: 'margin' },
    { sort: '-margin' },
  ]
  for (const query of queries) {
    const asked = { token: sales, query: { kind: 'ocean-lane', ...query } }
    refusalOf(await unchanged(() => sendCall(listRates, asked)), 'not-allowed')
  }
})

test('a lane with sailings is without a price until a public rate of its days is published', async () => {
  await pool.query('TRUNCATE rate CASCADE')
  const before = (await read()).unpriced
  expect(before.lanes).toBeGreaterThan(before.first.length)
  const [first] = before.first
  const { pricing } = savedLane('DUTY-PRICED') as unknown as { pricing: object }
  const { carrier, service, port: pol, place: pod } = first ?? {}
  const change = { pricing: { ...pricing, carrier, service, pol, pod } }
  await admin.published(lane('DUTY-PRICED', 100, change))
  expect((await read()).unpriced.lanes).toBe(before.lanes - 1)
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
