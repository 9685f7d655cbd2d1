import { beforeEach, describe, expect, test, vi } from 'vitest'
import * as calls from '#contract/quotes.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { lane, noon, oceanQuery } from '#tests/support/price-site.data.ts'
import { openPriceSite } from '#tests/support/price-site.ts'

// No instance of this file listens to notifications, as if they were all lost.
const site = await openPriceSite()
const { pool, sendCall } = site
const other = await site.openInstance()
const both = [undefined, other.app]
const { administrator, companyId } = await site.newCompany('Blue Gantry')
const stranger = await site.newCompany('Another Trade')

beforeEach(async () => {
  await pool.query('DELETE FROM attempt_count')
  site.time.now = noon
})

const offers = async (who: string, instance?: typeof other.app, query: object = oceanQuery) =>
  dataOf(calls.searchOffers, await sendCall(calls.searchOffers, query, { who, instance }))
const totals = async (who = administrator, instance?: typeof other.app) =>
  (await offers(who, instance)).offers.map(({ item, quote }) => `${item.code} ${quote.total.amount}`)
const versionNow = async (): Promise<number> =>
  Number((await pool.query('SELECT version FROM price_version')).rows[0].version)

const publishLane = (code: string, price: string, more: object = {}) =>
  site.publish({ ...lane, ...more, code, pricing: { ...lane.pricing, freight: { '40HQ': price } } })

const changes: readonly [string, () => Promise<unknown>][] = [
  ['a published rate', () => publishLane('M-NEW', '10')],
  ['an archived rate', () => pool.query(`UPDATE rate SET ended_at = $1 WHERE code = 'M-NEW'`, [noon])],
  ['a rate of an import', () => publishLane('M-IMPORT', '20')],
  ['an undone import', () => pool.query(`UPDATE rate SET ended_at = publish_at WHERE code = 'M-IMPORT'`)],
  ['an exchange rate', () => site.setUsd('2026-11-14', '7.9')],
  [
    'a sailing moved to another day',
    () => pool.query(`UPDATE sailing SET departs_at = departs_at + interval '1 day' WHERE code = 'TS-2'`),
  ],
  ['a sailing without its call', () => pool.query(`DELETE FROM sailing_call WHERE sailing_code = 'TS-2'`)],
]

describe('without notifications', () => {
  test.each(changes)('both instances know %s at once', async (_, change) => {
    const before = await Promise.all(both.map((instance) => offers(administrator, instance)))
    const version = await versionNow()
    await change()
    expect(await versionNow()).toBe(version + 1)
    const after = await Promise.all(both.map((instance) => offers(administrator, instance)))
    expect(after[0]).not.toEqual(before[0])
    expect(after[1]).toEqual(after[0])
  })

  test('a transaction that is rolled back changes no price and no version', async () => {
    const [before, version] = [await totals(), await versionNow()]
    const client = await pool.connect()
    await client.query('BEGIN')
    await client.query(`UPDATE rate SET ended_at = $1 WHERE kind = 'ocean-lane'`, [noon])
    // Not committed, so calls neither see it nor wait for it.
    expect(await totals()).toEqual(before)
    await client.query('ROLLBACK')
    client.release()
    expect([await totals(), await versionNow()]).toEqual([before, version])
  })

  test('two transactions that change prices at the same time do not wait for each other', async () => {
    const version = await versionNow()
    const [one, two] = [await pool.connect(), await pool.connect()]
    for (const client of [one, two]) await client.query('BEGIN')
    const enter = `INSERT INTO exchange_rate (from_currency, date, value, source) VALUES ('EUR', '2026-11-01', 8, 'x')`
    for (const client of [one, two, one, two]) await client.query(enter)
    for (const client of [two, one]) await client.query('COMMIT')
    for (const client of [one, two]) client.release()
    expect(await versionNow()).toBe(version + 2)
    expect((await pool.query('SELECT * FROM price_change')).rows).toEqual([])
  })
})

describe('prices from the cache', () => {
  test('are read from the database once: the next call needs one round trip', async () => {
    await totals()
    const queried = vi.spyOn(site.database.servingPool, 'query')
    const direct = await offers(stranger.administrator)
    expect(direct.offers.length).toBeGreaterThan(0)
    const texts = queried.mock.calls.map(([query]) => (query as unknown as { text: string }).text)
    queried.mockRestore()
    // The rest reads the membership of the person, which never comes from the cache.
    expect(texts.filter((text) => /price_version|rate|sailing/.test(text))).toHaveLength(1)
    expect(texts.filter((text) => /membership|company/.test(text)).length).toBeGreaterThan(0)
  })

  test('never show the contract rate of one company to another', async () => {
    await publishLane('M-PRIVATE', '1', { companies: [companyId] })
    for (const instance of both)
      for (let round = 0; round < 2; round += 1) {
        expect((await offers(administrator, instance)).contractOfferCodes).toContain('M-PRIVATE:TS-1')
        const foreign = await offers(stranger.administrator, instance)
        expect(JSON.stringify(foreign)).not.toContain('M-PRIVATE')
        const body = { query: oceanQuery, offerCode: 'M-PRIVATE:TS-1' }
        refusalOf(
          await sendCall(calls.readOffer, body, { who: stranger.administrator, instance }),
          'no-price',
        )
        refusalOf(
          await sendCall(calls.saveQuote, body, { who: stranger.administrator, instance }),
          'no-price',
        )
        const range = await sendCall(calls.getPriceRange, oceanQuery, { instance })
        expect(dataOf(calls.getPriceRange, range)).toBeTruthy()
      }
  })

  test('of a brand are not shown by another brand', async () => {
    await publishLane('M-NINGBO', '2', { brands: ['ningbo'] })
    for (const host of ['nb.localhost', 'localhost', 'nb.localhost', 'localhost']) {
      const reply = await sendCall(calls.searchOffers, oceanQuery, { who: administrator, host })
      expect(JSON.stringify(dataOf(calls.searchOffers, reply)).includes('M-NINGBO')).toBe(
        host === 'nb.localhost',
      )
    }
  })

  test('end for a company that loses its certification', async () => {
    const left = await site.newCompany('Left Trade')
    await totals(left.administrator)
    await pool.query(`DELETE FROM membership WHERE person_id = $1`, [left.administrator])
    refusalOf(
      await sendCall(calls.searchOffers, oceanQuery, { who: left.administrator }),
      'certify-to-see-rates',
    )
  })

  test('are counted against the limit like all others', async () => {
    await totals()
    await pool.query(`UPDATE attempt_count SET attempts = 299 WHERE purpose = 'price-offers-person'`)
    await totals()
    refusalOf(await sendCall(calls.searchOffers, oceanQuery, { who: administrator }), 'rate-limit-exceeded')
  })

  test('follow the day: exchange rate, validity and publication without any write', async () => {
    await publishLane('M-LATER', '3', { publishAt: '2026-11-15T05:00:00Z' })
    await site.setUsd('2026-11-16', '8.8')
    const before = await offers(administrator)
    expect(JSON.stringify(before)).not.toContain('M-LATER')
    site.time.now = new Date('2026-11-15T05:00:00Z')
    expect(JSON.stringify(await offers(administrator))).toContain('M-LATER')
    site.time.now = new Date('2026-11-15T16:00:00Z')
    const nextDay = await offers(administrator)
    expect(nextDay.quotedOn).toBe('2026-11-16')
    const totalOf = ({ offers: list }: typeof before, code: string) =>
      list.find(({ item }) => item.code === code)?.quote.total.amount
    const code = before.offers.at(-1)?.item.code ?? ''
    expect(totalOf(nextDay, code)).not.toBe(totalOf(before, code))
    // The only sailing with a call departs at 10:00.
    site.time.now = new Date('2026-11-20T10:00:01Z')
    const departed = { ...oceanQuery, etdFrom: '2026-11-20' }
    refusalOf(await sendCall(calls.searchOffers, departed, { who: administrator }), 'no-price')
  })

  test('stay within the byte limit', async () => {
    const small = await site.openInstance(300_000)
    for (let count = 1; count <= 40; count += 1) {
      const query = { ...oceanQuery, containers: [{ type: '40HQ', count }] }
      const fromSmall = await offers(administrator, small.app, query)
      expect(fromSmall).toEqual(await offers(administrator, undefined, query))
      expect(small.priceCache.bytes).toBeLessThanOrEqual(300_000)
    }
    expect(small.priceCache.count).toBeGreaterThan(0)
    expect(site.priceCache.count).toBeGreaterThan(small.priceCache.count)
  })
})

test('after a change the cache is warmed: the next call reads no price data', async () => {
  await totals(administrator, other.app)
  await site.setUsd('2026-11-15', '7.3')
  await other.priceCache.warm(await versionNow())
  const queried = vi.spyOn(site.database.servingPool, 'query')
  await totals(administrator, other.app)
  const texts = queried.mock.calls.map(([query]) => (query as unknown as { text: string }).text)
  queried.mockRestore()
  expect(texts.filter((text) => /from "(rate|sailing|exchange_rate)"/.test(text))).toEqual([])
})
