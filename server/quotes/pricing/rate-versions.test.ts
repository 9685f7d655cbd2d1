import { expect, test } from 'vitest'
import { lane, noon, oceanQuery } from '#tests/support/price-site.data.ts'
import { openPriceSite } from '#tests/support/price-site.ts'
import { PriceCache } from './price-cache.ts'
import { priceQuery } from './price-query.ts'

const site = await openPriceSite()

const priced = async () => {
  // A cache of its own for each call, so that every price is read from the database.
  const source = { db: site.database.db, cache: new PriceCache(1024 * 1024), version: 1 }
  const result = await priceQuery(source, oceanQuery, {
    brand: 'group',
    companyId: null,
    now: noon,
  })
  if (!result.ok) throw new Error(result.refusal)
  const { offers, unavailable } = result.value
  const freightOf = ({ quote }: (typeof offers)[number]) =>
    quote.lines.find(({ fee }) => fee === 'OF')?.unitPrice?.amount
  return { freight: offers.map(freightOf), unavailable: unavailable.length }
}

test('each sailing has the price of the version that is valid on its day', async () => {
  expect(await priced()).toEqual({ freight: ['1850.50', '1850.50'], unavailable: 0 })
  await site.pool.query(`UPDATE rate SET valid_to = '2026-11-24' WHERE code = $1`, [lane.code])
  const pricing = { ...lane.pricing, freight: { '40HQ': '2000' } }
  await site.publish({ ...lane, version: 2, pricing, validFrom: '2026-11-25', validTo: '2026-11-30' })
  expect(await priced()).toEqual({ freight: ['1850.50', '2000.00'], unavailable: 0 })
})

test('a day between two versions has no price', async () => {
  await site.pool.query(`UPDATE rate SET valid_from = '2026-11-28' WHERE code = $1 AND version = 2`, [
    lane.code,
  ])
  expect(await priced()).toEqual({ freight: ['1850.50'], unavailable: 0 })
})

test('of two public rates for one sailing, the one published last is offered', async () => {
  const pricing = { ...lane.pricing, freight: { '40HQ': '1999' } }
  const other = { ...lane, code: 'TST-OTHER', pricing, publishAt: '2026-11-02T00:00:00Z' }
  await site.publish({ ...other, validFrom: '2026-11-01', validTo: '2026-11-24' })
  expect(await priced()).toEqual({ freight: ['1999.00'], unavailable: 0 })
})
