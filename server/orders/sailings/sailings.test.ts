import { beforeEach, describe, expect, test } from 'vitest'
import { listOrderSailings } from '#contract/order-sailings.ts'
import { saveQuote, searchOffers } from '#contract/quotes.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import { openOrderSite } from '#tests/support/order-site.ts'
import { noon, truckingQuery } from '#tests/support/price-site.data.ts'

const site = await openOrderSite('Sailing Trading')
const { sendCall, unchanged, pool, administrator, member } = site
const { administrator: stranger } = await site.newCompany('Elsewhere Trading')
const uncertified = await site.newPerson('Without a company')

beforeEach(() => {
  site.time.now = noon
})

const list = (query: object, who = administrator) => sendCall(listOrderSailings, query, { who })
const vessels = async (query: object) =>
  dataOf(listOrderSailings, await list(query)).sailings.map(({ vessel }) => vessel)

async function truckingQuote() {
  const { offers } = dataOf(searchOffers, await sendCall(searchOffers, truckingQuery, { who: administrator }))
  const body = { query: truckingQuery, offerCode: offers[0]?.item.code ?? '' }
  return dataOf(saveQuote, await sendCall(saveQuote, body, { who: administrator })).number
}

describe('the ships that an order can name', () => {
  test('are those of its lane that have not closed, found by name and by day', async () => {
    const quote = await site.oceanQuote(administrator)
    site.time.now = new Date('2026-11-17T04:00:00Z')
    // TEST DAWN leaves on 20 November: no empty container can be picked up in time.
    expect(dataOf(listOrderSailings, await list({ quote }))).toMatchObject({
      sailings: [{ code: 'TS-2', vessel: 'TEST NOON', voyage: '002W', departsOn: '2026-11-27' }],
      isPortOnly: false,
    })
    site.time.now = noon
    expect(await vessels({ quote })).toEqual(['TEST DAWN', 'TEST NOON'])
    expect(await vessels({ quote, search: 'noon 002' })).toEqual(['TEST NOON'])
    expect(await vessels({ quote, search: '001w' })).toEqual(['TEST DAWN'])
    expect(await vessels({ quote, search: '%' })).toEqual([])
    expect(await vessels({ quote, from: '2026-11-21' })).toEqual(['TEST NOON'])
    expect(await vessels({ quote, to: '2026-11-20' })).toEqual(['TEST DAWN'])
    expect(await vessels({ quote, from: '2026-11-20', to: '2026-11-20' })).toEqual(['TEST DAWN'])
  })

  test('are none on a lane that no ship serves', async () => {
    const quote = await site.oceanQuote(administrator)
    await pool.query("UPDATE quote SET to_code = 'USLAX' WHERE number = $1", [quote])
    expect(await vessels({ quote })).toEqual([])
  })

  test('of trucks are all that leave the port, closed or not', async () => {
    const quote = await truckingQuote()
    site.time.now = new Date('2026-11-17T04:00:00Z')
    expect(dataOf(listOrderSailings, await list({ quote }))).toMatchObject({
      sailings: [{ vessel: 'TEST DAWN' }, { vessel: 'TEST NOON' }],
      isPortOnly: true,
    })
  })

  test('are read by colleagues, and not by others', async () => {
    const quote = await site.oceanQuote(administrator)
    dataOf(listOrderSailings, await list({ quote }, member))
    refusalOf(await unchanged(() => list({ quote }, stranger)), 'not-found')
    refusalOf(await unchanged(() => list({ quote }, uncertified)), 'certify-to-see-rates')
    expect(refusalOf(await list({ quote, from: '2026-02-30' }), 'invalid-input').fields).toEqual({
      from: 'wrong-format',
    })
  })
})
