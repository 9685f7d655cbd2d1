import { expect, test, vi } from 'vitest'
import { readPageDocument } from '#contract/content.ts'
import { readPricedChoices, readPublishedTerms } from '#contract/published-terms.ts'
import { getPriceRange } from '#contract/quotes.ts'
import type { RatePricing } from '#domain/rates/rate.ts'
import type { DepotTariff } from '#domain/tariffs/depot/depot-tariff.ts'
import type { TruckingTariff } from '#domain/tariffs/trucking/trucking-tariff.data.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { dataOf } from '#tests/support/envelopes.ts'
import { rateAdmin, savedLane } from '#tests/support/rate-admin.ts'
import { openStaffSite } from '#tests/support/staff-site.ts'

const staff = await openStaffSite()
const { pool, site } = staff
const admin = rateAdmin(staff, await staff.logInAs('tariff-manager'))

const textOf = async (path: string) => {
  const reply = await site.request(
    `${readPageDocument.path}?${new URLSearchParams({ path, language: 'en' })}`,
    {},
  )
  return JSON.stringify(dataOf(readPageDocument, reply)).replaceAll('\u00A0', ' ')
}
const terms = async () => dataOf(readPublishedTerms, await site.request(readPublishedTerms.path))

/** Publishes every tariff of a kind in Shanghai anew, with a change. */
async function publishChanged<Pricing>(kind: string, change: (pricing: Pricing) => Pricing, at?: string) {
  const { rows } = await pool.query(
    `SELECT id, code, pricing, valid_from::text, valid_to::text FROM rate WHERE kind = $1 AND port = 'CNSHA'
       AND publish_at <= now() AND (ended_at IS NULL OR ended_at > now())`,
    [kind],
  )
  expect(rows.length).toBeGreaterThan(0)
  for (const { id, code, pricing, valid_from: validFrom, valid_to: validTo } of rows)
    await admin.published(
      {
        kind,
        code,
        brands: null,
        companies: null,
        validFrom,
        validTo,
        cost: null,
        comparedVersionId: id,
        pricing: change(pricing),
      },
      at ?? null,
    )
}

test('a published tariff changes free days, tiers, fees and percentages on the pages at once', async () => {
  expect(await textOf('/yard')).toContain('3 days in Shanghai')
  expect(await textOf('/prePort/truckDetail')).toContain('CNY 80 per hour')
  await publishChanged<DepotTariff>('depot-tariff', (pricing) => ({
    ...pricing,
    freeDays: 5,
    storagePerDay: { ...pricing.storagePerDay, laden: '35' },
    storageTiers: [
      { fromDay: 1, toDay: 10, factor: '1' },
      { fromDay: 11, factor: '3' },
    ],
  }))
  await publishChanged<TruckingTariff>('trucking-tariff', (pricing) => ({
    ...pricing,
    waiting: { freeHours: 4, perHour: '95', capPerDay: '900' },
  }))
  const yard = await textOf('/yard')
  expect(yard).toContain('5 days in Shanghai')
  expect(yard).toContain('laden CNY 35')
  expect(yard).toContain('chargeable days 1–10 × 1; from chargeable day 11 × 3')
  const truck = await textOf('/prePort/truckDetail')
  expect(truck).toContain('The first 4 hours of waiting are free, then CNY 95 per hour')
  const { depots, trucking } = await terms()
  expect(depots.filter(({ port }) => port === 'CNSHA').map(({ freeDays }) => freeDays)).not.toContain(3)
  expect(trucking.find(({ port }) => port === 'CNSHA')?.waitingFreeHours).toBe(4)
})

test('a scheduled tariff changes them when it starts, and a draft never does', async () => {
  const before = (await terms()).trucking
  const start = new Date(Date.now() + 3_000)
  await publishChanged<TruckingTariff>(
    'trucking-tariff',
    (pricing) => ({ ...pricing, waiting: { ...pricing.waiting, freeHours: 2 } }),
    start.toISOString(),
  )
  expect((await terms()).trucking).toEqual(before)
  await vi.waitFor(
    async () =>
      expect((await terms()).trucking.find(({ port }) => port === 'CNSHA')?.waitingFreeHours).toBe(2),
    { timeout: 8_000, interval: 200 },
  )
})

test('terms tell what the pages print, and no other price of a tariff', async () => {
  const [depot] = (await terms()).depots
  expect(Object.keys(depot ?? {}).sort()).toEqual(
    ['depot', 'freeDays', 'port', 'storagePerDay', 'storageTiers'].sort(),
  )
})

test('a visitor sees where the daily price of a warehouse starts, never the price itself', async () => {
  const { rows } = await pool.query(`SELECT code, pricing->'storage'->>'price' AS price FROM rate
    WHERE kind = 'warehouse-tariff' AND publish_at <= now() AND (ended_at IS NULL OR ended_at > now())`)
  const prices = new Map<string, number>(rows.map(({ code, price }) => [code, Number(price)]))
  const { warehouses } = await terms()
  expect(warehouses.length).toBeGreaterThan(10)
  for (const { warehouse, perDayFrom } of warehouses) {
    const price = prices.get(warehouse) ?? 0
    expect(perDayFrom).toMatch(/^\d+\.\d\d$/)
    expect(Number(perDayFrom)).toBeLessThanOrEqual(price)
    expect(Number(perDayFrom)).toBeGreaterThan(price * 0.85)
  }
  expect(new Set(warehouses.map(({ perDayFrom }) => perDayFrom)).size).toBeLessThan(
    new Set(prices.values()).size,
  )
})

test('one call gives the range of each warehouse of a list, and fits into the range of all', async () => {
  const { warehouses } = await terms()
  const body = {
    mode: 'warehouse',
    warehouses: warehouses.map(({ warehouse }) => warehouse),
    day: shanghaiDay(new Date()),
    cargo: { volumeCbm: '120', weightTons: '40' },
    storageDays: 30,
    receiving: true,
    handlingIn: true,
    handlingOut: true,
  }
  const reply = await site.request(getPriceRange.path, { method: 'POST', body: JSON.stringify(body) })
  const { items, total } = dataOf(getPriceRange, reply)
  const measured = warehouses.filter(({ rule }) =>
    ['by-volume', 'by-weight', 'weight-or-volume'].includes(rule),
  )
  expect(items.map(({ code }) => code)).toEqual(
    expect.arrayContaining(measured.map((each) => each.warehouse)),
  )
  expect(new Set(items.map(({ total: { from } }) => from.amount)).size).toBeGreaterThan(1)
  for (const item of items) {
    expect(Number(item.total.from.amount)).toBeGreaterThanOrEqual(Number(total.from.amount))
    expect(Number(item.total.to.amount)).toBeLessThanOrEqual(Number(total.to.amount))
  }
})

const choicesAt = async (port: string) => {
  const { ports } = dataOf(readPricedChoices, await site.request(readPricedChoices.path))
  return ports.find((each) => each.port === port)
}

test('what no rate or tariff prices is on request until one is published', async () => {
  const before = await choicesAt('CNSHA')
  expect(before?.oceanTypes).toContain('40HQ')
  expect(before?.oceanTypes).not.toContain('20TK')
  expect(before?.deliveryPorts).toContain('NLRTM')
  expect(before?.deliveryPorts).not.toContain('JPUKB')
  expect(before?.pickUpPlaces).toContain('SPICT')
  expect(before?.pickUpPlaces).not.toContain('DP-SHA-01')

  const { pricing } = savedLane('unused')
  const tank = { ...pricing, pol: 'CNSHA', freight: { '20TK': '1900' } }
  // Neither a rate of one company nor a draft changes what the public answer says.
  await admin.saved(savedLane('tank-draft', { cost: null, pricing: tank }))
  const { rows } = await pool.query('SELECT id FROM company LIMIT 1')
  const contract = { companies: [rows[0].id], cost: null, pricing: tank }
  await admin.published(savedLane('tank-contract', contract))
  expect(await choicesAt('CNSHA')).toEqual(before)

  await admin.published(savedLane('tank-public', { cost: null, pricing: tank }))
  expect((await choicesAt('CNSHA'))?.oceanTypes).toContain('20TK')
  expect((await choicesAt('CNNGB'))?.oceanTypes).not.toContain('20TK')

  await publishChanged<RatePricing['ocean-tariff']>('ocean-tariff', (tariff) => ({
    ...tariff,
    destinationServices: { ...tariff.destinationServices, JPUKB: tariff.destinationServices.JPOSA },
  }))
  expect((await choicesAt('CNSHA'))?.deliveryPorts).toContain('JPUKB')

  const lane = { port: 'CNSHA', pickUpPlace: 'DP-SHA-01', district: '310115', prices: { '20GP': '900' } }
  await admin.published({ ...savedLane('from-depot'), kind: 'trucking-lane', cost: null, pricing: lane })
  expect((await choicesAt('CNSHA'))?.pickUpPlaces).toContain('DP-SHA-01')
})

test('a scheduled rate takes its mark away when it starts, and the answer holds no price', async () => {
  const pricing = { ...savedLane('unused').pricing, pol: 'CNXMN', freight: { '20TK': '1907' } }
  const start = new Date(Date.now() + 2_000)
  await admin.published(savedLane('tank-later', { cost: null, pricing }), start.toISOString())
  expect((await choicesAt('CNXMN'))?.oceanTypes).not.toContain('20TK')
  await vi.waitFor(async () => expect((await choicesAt('CNXMN'))?.oceanTypes).toContain('20TK'), {
    timeout: 8_000,
    interval: 200,
  })
  expect(JSON.stringify(await choicesAt('CNXMN'))).not.toContain('1907')
})
