import { beforeAll, expect, test } from 'vitest'
import { placeOrder } from '#contract/orders.ts'
import * as calls from '#contract/quotes.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { oceanValues } from '#tests/support/order-values.data.ts'
import { depotQuery, noon, oceanQuery } from '#tests/support/price-site.data.ts'
import { openPriceSite } from '#tests/support/price-site.ts'

const site = await openPriceSite()
const { sendCall } = site
const { administrator: who } = await site.newCompany('Search Trading')
const { administrator: stranger } = await site.newCompany('Elsewhere Trading')

const save = async (query: object, offerCode: string) =>
  dataOf(calls.saveQuote, await sendCall(calls.saveQuote, { query, offerCode }, { who })).number

let depot = ''
let ocean = ''
beforeAll(async () => {
  site.time.now = noon
  depot = await save(depotQuery, 'TD1')
  const offers = dataOf(calls.searchOffers, await sendCall(calls.searchOffers, oceanQuery, { who })).offers
  site.time.now = new Date(noon.getTime() + 24 * 60 * 60 * 1000)
  ocean = await save(oceanQuery, offers[0]?.item.code ?? '')
  await sendCall(calls.labelQuote, { number: depot, labels: ['Tender 50%'] }, { who })
})

const found = async (query: Record<string, string>, by = who) =>
  dataOf(calls.listQuotes, await sendCall(calls.listQuotes, query, { who: by })).rows.map(
    ({ number }) => number,
  )

test('quotes are found by number, label, vessel, port in either language, pinyin, and carrier', async () => {
  const [row] = dataOf(calls.listQuotes, await sendCall(calls.listQuotes, { search: ocean }, { who })).rows
  const sought = [ocean.slice(-4), '鹿特丹', 'rotterdam', 'lutedan', row?.sailing?.vessel ?? '?']
  for (const search of [...sought, row?.sailing?.carrier ?? '?'])
    expect([search, await found({ search })]).toEqual([search, [ocean]])
  expect(await found({ search: 'tender 50%' })).toEqual([depot])
  // The wildcards of the database are letters like others.
  expect(await found({ search: '%_%' })).toEqual([])
})

test('quotes are found by lane and by the days on which they were quoted', async () => {
  expect(await found({ from: 'CNTAO', to: 'NLRTM' })).toEqual([ocean])
  expect(await found({ from: 'CNTAO', to: 'USLAX' })).toEqual([])
  expect(await found({ since: '2026-11-16' })).toEqual([ocean])
  expect(await found({ until: '2026-11-15' })).toEqual([depot])
  expect(await found({ since: '2026-11-15', until: '2026-11-16' })).toEqual([ocean, depot])
  const reversed = await sendCall(calls.listQuotes, { since: '2026-11-16', until: '2026-11-15' }, { who })
  expect(refusalOf(reversed, 'invalid-input').fields).toEqual({ until: 'inconsistent' })
})

test('another company finds none of them', async () => {
  expect(await found({ search: ocean }, stranger)).toEqual([])
})

test('a quote that an order was placed on is left out of those that are about to expire', async () => {
  const body = { quote: ocean, values: oceanValues, key: 'key-of-an-ordered-quote' }
  expect((await sendCall(placeOrder, body, { who })).status).toBe(200)
  expect(await found({ ordered: 'no' })).toEqual([depot])
  expect(await found({})).toEqual([ocean, depot])
})
