import { expect, test, vi } from 'vitest'
import type { OceanQuery } from '#domain/quotes/query/query.ts'
import { daysAfter, shanghaiDay } from '#domain/values/shanghai-day.ts'
import { testDatabase } from '#tests/support/database.ts'
import { PriceCache } from './price-cache.ts'
import { type PriceSource, preloadLanes } from './price-data.ts'
import { priceQuery } from './price-query.ts'
import { readPriceVersion } from './price-version-store.ts'
import type { PricingContext } from './pricing.ts'

const database = await testDatabase()
const { pool, db } = database
const now = new Date()
const pricingContext: PricingContext = { brand: 'group', companyId: null, now }
const newCache = () => new PriceCache(16 * 1024 * 1024)
const sourceWith = async (cache: PriceCache): Promise<PriceSource> => ({
  db,
  cache,
  version: await readPriceVersion(db),
})

const { rows } = await pool.query(
  `SELECT DISTINCT port AS pol, place AS pod FROM rate
   WHERE kind = 'ocean-lane' AND port = 'CNNGB' AND companies IS NULL ORDER BY 2 LIMIT 8`,
)
const day = (days: number) => daysAfter(shanghaiDay(now), days)
const quoteQueries = rows.map(
  ({ pol, pod }): OceanQuery => ({
    mode: 'ocean',
    pol,
    pod,
    etdFrom: day(1),
    etdTo: day(20),
    billsOfLading: 1,
    addOns: [],
    paymentTerms: { freight: 'prepaid', destination: 'collect' },
    contractOnly: false,
    containers: [{ type: '40HQ', count: 2 }],
  }),
)

test('many lanes are read together, and each has the same price as alone', async () => {
  expect(quoteQueries).toHaveLength(8)
  const alone = []
  for (const query of quoteQueries)
    alone.push(await priceQuery(await sourceWith(newCache()), query, pricingContext))
  expect(alone.every(({ ok }) => ok)).toBe(true)
  const source = await sourceWith(newCache())
  const queried = vi.spyOn(database.servingPool, 'query')
  await preloadLanes(source, quoteQueries, now)
  const together = []
  for (const query of quoteQueries) together.push(await priceQuery(source, query, pricingContext))
  // Rates of all lanes and tariffs of the port, sailings and their arrivals, exchange rates.
  expect(queried).toHaveBeenCalledTimes(4)
  queried.mockRestore()
  expect(JSON.stringify(together)).toBe(JSON.stringify(alone))
})

test.each([34, 35, 50])('sailings of a search that ends in %i days are all those before it', async (days) => {
  const [query] = quoteQueries
  if (!query) throw new Error('There is no lane')
  const source = await sourceWith(newCache())
  const priced = await priceQuery(source, { ...query, etdTo: day(days) }, pricingContext)
  if (!priced.ok) throw new Error(priced.refusal)
  const { rows: expected } = await pool.query(
    `SELECT DISTINCT sailing.code FROM sailing JOIN sailing_call ON sailing_code = sailing.code
     WHERE pol = 'CNNGB' AND port = $1 AND (departs_at AT TIME ZONE 'Asia/Shanghai')::date BETWEEN $2 AND $3`,
    [rows[0].pod, day(1), day(days)],
  )
  const { offers, unavailable } = priced.value
  const found = [...offers, ...unavailable].map(({ item }) => item.code.split(':')[1])
  expect(new Set(found)).toEqual(new Set(expected.map(({ code }) => code)))
  expect(found.length).toBeGreaterThan(3)
})

test('a call after a change reads again', async () => {
  const [query] = quoteQueries
  if (!query) throw new Error('There is no lane')
  const cache = newCache()
  const before = await priceQuery(await sourceWith(cache), query, pricingContext)
  await pool.query(
    "INSERT INTO exchange_rate (from_currency, date, value, source) VALUES ('USD', $1, '6.5', 'test')",
    [shanghaiDay(now)],
  )
  const after = await priceQuery(await sourceWith(cache), query, pricingContext)
  expect(JSON.stringify(after)).not.toBe(JSON.stringify(before))
})

test('every demo sailing has a public rate that is valid on its departure day', async () => {
  const { rows: shown } = await pool.query(
    `SELECT count(*)::int AS sailings, count(valid.one)::int AS "withRate",
       max(sailing.departs_at) > $1::timestamptz + interval '60 days' AS "coversSixtyDays"
     FROM sailing JOIN sailing_call ON sailing_code = sailing.code
     LEFT JOIN LATERAL (
       SELECT 1 AS one FROM rate
       WHERE kind = 'ocean-lane' AND rate.port = sailing.pol AND rate.place = sailing_call.port
         AND pricing ->> 'carrier' = carrier_code AND pricing ->> 'service' = service_code AND companies IS NULL
         AND brands IS NULL AND publish_at <= $1 AND ended_at IS NULL
         AND (departs_at AT TIME ZONE 'Asia/Shanghai')::date BETWEEN valid_from AND valid_to
       LIMIT 1
     ) valid ON true
     WHERE departs_at >= $1`,
    [now.toISOString()],
  )
  expect(shown[0].sailings).toBeGreaterThan(1000)
  expect(shown[0]).toEqual({
    sailings: shown[0].sailings,
    withRate: shown[0].sailings,
    coversSixtyDays: true,
  })
})
