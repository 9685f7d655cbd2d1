import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as calls from '#contract/quotes.ts'
import { verifyQuote } from '#contract/verify-quote.ts'
import { formatAmount } from '#domain/language/format-money.ts'
import type { Offer } from '#domain/quotes/offers/offer.ts'
import { rangePerContainer } from '#domain/quotes/offers/price-range.ts'
import { canonicalText } from '#domain/quotes/query/canonical.ts'
import { formatSnapshot } from '#domain/quotes/saved/saved-snapshot.ts'
import { compareMoney, subtract, sumMoney } from '#domain/values/money.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import {
  depotQuery,
  lane,
  noon,
  oceanQuery,
  placeFacts,
  places,
  truckingLane,
  truckingQuery,
  warehouseQuery,
} from '#tests/support/price-site.data.ts'
import { openPriceSite } from '#tests/support/price-site.ts'
import { containsText, readPdf } from '#tests/support/read-pdf.ts'
import { digestOf } from './create-quote.ts'

const site = await openPriceSite()
const { pool, sendCall } = site
const { administrator } = await site.newCompany('堃喆玥进出口有限公司')

beforeEach(async () => {
  await pool.query('DELETE FROM attempt_count')
  site.time.now = noon
})

const offersFor = async (query: object, who = administrator) =>
  dataOf(calls.searchOffers, await sendCall(calls.searchOffers, query, { who }))
const opened = async (query: object, offerCode: string, who = administrator) =>
  dataOf(calls.readOffer, await sendCall(calls.readOffer, { query, offerCode }, { who }))
const save = async (query: object, who = administrator) => {
  const { offers } = await offersFor(query, who)
  const offerCode = offers[0]?.item.code ?? ''
  return dataOf(calls.saveQuote, await sendCall(calls.saveQuote, { query, offerCode }, { who }))
}

describe('a search for offers', () => {
  test('gives one offer per sailing in the window, with its validity and without lines', async () => {
    const { quotedOn, offers, unavailable, contractOfferCodes, dollarRate } = await offersFor(oceanQuery)
    expect(dollarRate).toMatchObject({ value: '7.1234', date: '2026-11-13', from: 'USD', to: 'CNY' })
    expect(quotedOn).toBe('2026-11-15')
    expect(offers.map(({ item }) => item.code).toSorted()).toEqual(['TST-NLRTM:TS-1', 'TST-NLRTM:TS-2'])
    for (const { quote, validUntil, item } of offers) {
      expect(Object.keys(quote)).toEqual(['total', 'perContainer', 'payers'])
      expect(validUntil <= '2026-11-22T16').toBe(true)
      expect(item.sailing).toMatchObject({ linerService: 'TSTQ-1', terminal: 'QQCTU', shipTeu: 14_000 })
    }
    expect(unavailable).toEqual([])
    expect(contractOfferCodes).toEqual([])
  })

  test('trucking in an ocean offer costs what it costs on its own, by the same lane', async () => {
    const containers = [{ type: '20GP', count: 1 }]
    const addOns = [{ kind: 'trucking', district: '370211' }]
    const { offers } = await offersFor({ ...oceanQuery, containers, addOns })
    const alone = await opened({ ...truckingQuery, pickUpPlace: 'QQCTU' }, truckingLane.code)
    const at = async (code: string) =>
      (await opened({ ...oceanQuery, containers, addOns }, code)).offer.quote.lines
    const trucked = (await at(offers[0]?.item.code ?? '')).filter(({ mode }) => mode === 'trucking')
    const priceOf = ({ fee, standardAmount, tariff }: (typeof trucked)[number]) => [
      fee,
      standardAmount,
      tariff,
    ]
    expect(trucked.map(priceOf)).toEqual(alone.offer.quote.lines.map(priceOf))
    expect(trucked.map(({ tariff }) => tariff.code)).toContain(truckingLane.code)
    expect(new Set(trucked.map(({ paymentTerm }) => paymentTerm))).toEqual(new Set(['prepaid']))
  })

  test('a district without a lane and a place abroad without a price are named', async () => {
    const refused = async (addOn: object) =>
      refusalOf(
        await sendCall(calls.searchOffers, { ...oceanQuery, addOns: [addOn] }, { who: administrator }),
        'no-price',
      ).params
    expect(await refused({ kind: 'trucking', district: '440307' })).toMatchObject({ service: 'trucking' })
    expect(await refused({ kind: 'delivery', place: 'Utrecht' })).toMatchObject({ service: 'delivery' })
  })

  test('an opened offer has the price of the list, explained, with carbon and contingent charges', async () => {
    const { quotedOn, offers } = await offersFor(oceanQuery)
    for (const { item, quote, validUntil } of offers) {
      const { offer, carbon, ...rest } = await opened(oceanQuery, item.code)
      expect(offer).toMatchObject({ item, quote, validUntil })
      expect(offer.quote.lines.length).toBeGreaterThan(3)
      expect(offer.quote.contingentCharges.length).toBeGreaterThan(3)
      expect(offer.quote.lines[0]?.params).toMatchObject({ vessel: item.sailing?.vessel })
      expect(carbon?.tonnes).toBe(40)
      expect(rest).toEqual({ quotedOn, isContract: false, places: [] })
    }
    refusalOf(
      await sendCall(calls.readOffer, { query: oceanQuery, offerCode: 'none' }, { who: administrator }),
      'no-price',
    )
  })

  test('does not offer a sailing that departed an hour ago', async () => {
    site.time.now = new Date('2026-11-20T11:00:00Z')
    const { offers } = await offersFor({ ...oceanQuery, etdFrom: '2026-11-20' })
    expect(offers.map(({ item }) => item.code)).toEqual(['TST-NLRTM:TS-2'])
  })

  test.each([
    ['trucking', truckingQuery, truckingLane.code],
    ['warehouse', warehouseQuery, 'TW1'],
    ['depot', depotQuery, 'TD1'],
    ['one depot', { ...depotQuery, depot: 'TD1' }, 'TD1'],
    ['trucking from one place', { ...truckingQuery, pickUpPlace: 'QQCTU' }, truckingLane.code],
  ] as const)('%s is priced by the published rates', async (_what, query, code) => {
    const { offers } = await offersFor(query)
    expect(offers.map(({ item }) => item.code)).toEqual([code])
    expect((await opened(query, code)).carbon).toBeNull()
  })

  test.each<[string, object, object]>([
    ['a port without a lane', { ...oceanQuery, pod: 'DEHAM' }, { pol: 'CNTAO', pod: 'DEHAM' }],
    ['a carrier that does not sail there', { ...oceanQuery, carrier: 'MNRQ' }, { pod: 'NLRTM' }],
    [
      'a week without a sailing',
      { ...oceanQuery, etdFrom: '2026-11-21', etdTo: '2026-11-24' },
      { pod: 'NLRTM' },
    ],
    ['a container type without a price', { ...oceanQuery, containers: [{ type: '45HQ', count: 1 }] }, {}],
    ['a district without a trucking lane', { ...truckingQuery, district: '440307' }, { district: '440307' }],
    ['a pick-up place without a lane', { ...truckingQuery, pickUpPlace: 'X' }, { pickUpPlace: 'X' }],
    ['an unknown depot', { ...depotQuery, depot: 'nowhere' }, { depot: 'nowhere' }],
    ['a warehouse without a tariff', { ...warehouseQuery, warehouses: ['W9'] }, { warehouse: 'W9' }],
  ])('%s is refused with its name', async (_what, query, params) => {
    const reply = await sendCall(calls.searchOffers, query, { who: administrator })
    expect(refusalOf(reply, 'no-price').params).toMatchObject(params)
  })

  test.each<[string, object, object]>([
    ['an unknown port', { pod: 'XXXXX' }, { pod: 'unknown-value' }],
    ['a day that is past', { etdFrom: '2026-11-14' }, { etdFrom: 'too-small' }],
    ['an end before the beginning', { etdTo: '2026-11-15' }, { etdTo: 'inconsistent' }],
    ['a window of 61 days', { etdTo: '2027-01-16' }, { etdTo: 'too-large' }],
    [
      'storage of zero',
      { addOns: [{ kind: 'storage', cbm: '0.000', days: 3 }] },
      { 'addOns.0.cbm': 'too-small' },
    ],
    ['trucking without a district', { addOns: [{ kind: 'trucking' }] }, { 'addOns.0.district': 'required' }],
    ['delivery without a place', { addOns: [{ kind: 'delivery' }] }, { 'addOns.0.place': 'required' }],
    [
      'an add-on named twice',
      { addOns: [{ kind: 'warehouse-loading' }, { kind: 'warehouse-loading' }] },
      { addOns: 'inconsistent' },
    ],
  ])('%s is refused and the field is named', async (_what, change, fields) => {
    const reply = await sendCall(calls.searchOffers, { ...oceanQuery, ...change }, { who: administrator })
    expect(refusalOf(reply, 'invalid-input').fields).toEqual(fields)
  })

  test('the same query at the same rates has the same bytes', async () => {
    const [one, other] = [
      await sendCall(calls.searchOffers, oceanQuery, { who: administrator }),
      await sendCall(calls.searchOffers, oceanQuery, { who: administrator }),
    ]
    expect(one.bytes.equals(other.bytes)).toBe(true)
  })

  test('a contract rate is offered to its company only, and marked', async () => {
    const other = await site.newCompany('Contract Holder')
    const pricing = { ...lane.pricing, freight: { '40HQ': '100' } }
    await site.publish({ ...lane, code: 'TST-PRIVATE', pricing, companies: [other.companyId] })
    const theirs = await offersFor(oceanQuery, other.administrator)
    expect(theirs.contractOfferCodes.toSorted()).toEqual(['TST-PRIVATE:TS-1', 'TST-PRIVATE:TS-2'])
    expect(theirs.offers[0]?.item.code).toMatch(/^TST-PRIVATE/)
    const contractOnly = await offersFor({ ...oceanQuery, contractOnly: true }, other.administrator)
    expect(contractOnly.offers).toHaveLength(2)
    const ours = await offersFor(oceanQuery)
    expect(ours.offers.filter(({ item }) => item.code.includes('PRIVATE'))).toEqual([])
    refusalOf(
      await sendCall(calls.searchOffers, { ...oceanQuery, contractOnly: true }, { who: administrator }),
      'no-contract',
    )
  })

  test('a company with a depot contract has its contract price', async () => {
    const other = await site.newCompany('Depot Contract')
    const { rows } = await pool.query(`SELECT * FROM rate WHERE code = 'TD1'`)
    const [{ kind, port, place, pricing }] = rows
    const cheap = { ...pricing, storagePerDay: { empty: '1', laden: '1', 'pre-pull': '1' } }
    await site.publish({ kind, code: 'TD1-c', port, place, pricing: cheap, companies: [other.companyId] })
    const [theirs, ours] = [await offersFor(depotQuery, other.administrator), await offersFor(depotQuery)]
    expect(theirs.offers.map(({ item }) => item.code)).toEqual(['TD1'])
    expect(theirs.contractOfferCodes).toEqual(['TD1'])
    expect(Number(theirs.offers[0]?.quote.total.amount)).toBeLessThan(
      Number(ours.offers[0]?.quote.total.amount),
    )
  })
})

describe('the places of an offer', () => {
  const fromDepot = { ...truckingLane.pricing, pickUpPlace: 'TD1', prices: { '20GP': '700' } }

  test('a trucking offer names its pick-up place, whatever the code of its lane', async () => {
    await site.publish({ ...truckingLane, code: 'OWN-LANE', pricing: fromDepot })
    const { offers, places: named } = await offersFor(truckingQuery)
    const saved = await save({ ...truckingQuery, pickUpPlace: 'TD1' })
    await pool.query(`DELETE FROM rate WHERE code = 'OWN-LANE'`)
    expect(offers.map(({ item }) => [item.code, item.pickUpPlace])).toEqual([
      ['OWN-LANE', 'TD1'],
      [truckingLane.code, 'QQCTU'],
    ])
    expect(named).toEqual([places.depot])
    expect(saved).toMatchObject({ pickUpPlace: 'TD1', places: [places.depot] })
    const document = { number: saved.number, code: saved.verifyCode }
    expect(dataOf(verifyQuote, await sendCall(verifyQuote, document))).toMatchObject({
      from: 'CNTAO',
      to: '370211',
      pickUpPlace: 'TD1',
      places: [places.depot],
    })
  })

  test('a saved sailing states the ship, its arrival and the terminal, also on the verify page', async () => {
    const { number, verifyCode: code, offer } = await save(oceanQuery)
    // 34 days after 18:00 on 20 November in Shanghai.
    const stated = {
      vessel: 'TEST DAWN',
      imoNumber: '9321483',
      arrivesOn: '2026-12-24',
      arrivesAt: '2026-12-24T10:00:00.000Z',
      arrivalTerminal: { code: 'RWG', name: { zh: '鹿特丹 RWG 码头', en: 'Rotterdam World Gateway' } },
    }
    expect(offer.item.sailing).toMatchObject(stated)
    const verified = dataOf(verifyQuote, await sendCall(verifyQuote, { number, code }))
    expect(verified.sailing).toEqual(offer.item.sailing)
    expect(verified.carrier).toBe(offer.item.carrier)
  })

  test.each([
    ['zh', depotQuery, '试验堆场（TD1）'],
    ['en', depotQuery, 'Trial Depot (TD1)'],
    ['zh', warehouseQuery, '试验仓（TW1）'],
    ['en', warehouseQuery, 'Trial Store (TW1)'],
    ['zh', truckingQuery, '青岛前湾联合集装箱码头（QQCTU）'],
    ['en', truckingQuery, 'Qingdao Qianwan United (QQCTU)'],
  ])('the document in %s names them', async (language, query, name) => {
    const { number } = await save(query)
    const document = await sendCall(calls.readQuoteDocument, { number, language }, { who: administrator })
    expect(containsText(await readPdf(document.bytes), name)).toBe(true)
  })
})

describe('a price range', () => {
  test('contains every public offer, and has a range per container', async () => {
    const query = {
      ...oceanQuery,
      containers: [
        { type: '40HQ', count: 2 },
        { type: '20GP', count: 3 },
      ],
    }
    const { total, each, usd, sailings } = dataOf(
      calls.getPriceRange,
      await sendCall(calls.getPriceRange, query),
    )
    const { offers } = await offersFor(query)
    expect(offers.length).toBeGreaterThan(1)
    for (const { quote } of offers) {
      expect(compareMoney(total.from, quote.total)).toBeLessThanOrEqual(0)
      expect(compareMoney(quote.total, total.to)).toBeLessThanOrEqual(0)
    }
    expect(each).toEqual(rangePerContainer(total, 5))
    expect(usd?.total.from.currency).toBe('USD')
    const perUsd = Number(total.from.amount) / Number(usd?.total.from.amount)
    expect(Number(total.to.amount) / Number(usd?.total.to.amount)).toBeCloseTo(perUsd, 0)
    const offered = new Set(offers.map(({ item }) => item.sailing?.code))
    expect(new Set(sailings.map(({ sailing }) => sailing.code))).toEqual(offered)
  })

  test.each([truckingQuery, warehouseQuery, depotQuery])('exists for $mode', async (query) => {
    const range = dataOf(calls.getPriceRange, await sendCall(calls.getPriceRange, query))
    expect(compareMoney(range.total.from, range.total.to)).toBeLessThan(0)
    expect(range).toMatchObject({ usd: null, sailings: [] })
  })

  test('of trucking covers the requested pick-up place, or all of them', async () => {
    const expensive = { ...truckingLane.pricing, pickUpPlace: 'QQCTX', prices: { '20GP': '7500' } }
    await site.publish({ ...truckingLane, code: 'TST-370211-X', pricing: expensive })
    const rangeFrom = async (place: object) => {
      const { total } = dataOf(
        calls.getPriceRange,
        await sendCall(calls.getPriceRange, { ...truckingQuery, ...place }),
      )
      return [total.from.amount, total.to.amount].map(Number)
    }
    const [near, far, any] = [
      await rangeFrom({ pickUpPlace: 'QQCTU' }),
      await rangeFrom({ pickUpPlace: 'QQCTX' }),
      await rangeFrom({}),
    ]
    await pool.query(`DELETE FROM rate WHERE code = 'TST-370211-X'`)
    expect(near[1]).toBeLessThan(far[0] ?? 0)
    expect(any).toEqual([near[0], far[1]])
    refusalOf(await sendCall(calls.getPriceRange, { ...truckingQuery, pickUpPlace: 'XHCT' }), 'no-price')
  })
})

describe('a saved quote', () => {
  test('has a number and the bytes of the offer', async () => {
    const { offers } = await offersFor(oceanQuery)
    const quote = await save(oceanQuery)
    expect(quote.number).toMatch(/^Q261115-\d{6,}$/)
    expect(quote).toMatchObject({
      mode: 'ocean',
      state: 'open',
      quotedOn: '2026-11-15',
      from: 'CNTAO',
      to: 'NLRTM',
      containers: [{ type: '40HQ', count: 2 }],
      replaces: null,
      replacedBy: null,
      changes: null,
      query: oceanQuery,
      total: offers[0]?.quote.total,
    })
    const { offer } = await opened(oceanQuery, offers[0]?.item.code ?? '')
    expect(canonicalText(quote.offer)).toBe(canonicalText(offer))
    const { rows } = await pool.query('SELECT snapshot, digest FROM quote WHERE number = $1', [quote.number])
    expect(rows[0].snapshot).toBe(formatSnapshot(quote.offer as Offer))
    expect(quote.digest).toBe(digestOf(rows[0].snapshot))
    expect(rows[0].digest).toBe(quote.digest)
  })

  test('with freight collect names what each pays: saved, in the list and on the verify page', async () => {
    const collect = { ...oceanQuery, paymentTerms: { freight: 'collect', destination: 'collect' } } as const
    const { number, verifyCode: code, total, offer, payers } = await save(collect)
    const lines = offer.quote.lines.filter(({ paymentTerm }) => paymentTerm === 'collect')
    // Freight and its surcharges are not taxed: the sum of their lines is what the consignee pays.
    const consignee = sumMoney(
      lines.map(({ standardAmount }) => standardAmount),
      'CNY',
    )
    expect(lines.map(({ fee }) => fee)).toContain('OF')
    expect(payers).toEqual({
      shipper: { total: subtract(total, consignee) },
      consignee: { total: consignee },
    })
    const listed = dataOf(calls.listQuotes, await sendCall(calls.listQuotes, {}, { who: administrator }))
    expect(listed.rows.find((row) => row.number === number)?.payers).toEqual(payers)
    const verified = dataOf(verifyQuote, await sendCall(verifyQuote, { number, code }))
    expect(verified.payers).toEqual(payers)
  })

  test('with an Incoterm and without payers is paid as the Incoterm says, and states its terms', async () => {
    const { paymentTerms: _payers, ...query } = oceanQuery
    const asked = { ...query, incoterm: 'FOB', billType: 'telex-release' } as const
    const { number, verifyCode: code, offer } = await save(asked)
    const { terms, lines } = offer.quote
    expect(lines.find(({ fee }) => fee === 'OF')?.paymentTerm).toBe('collect')
    expect(lines.map(({ fee }) => fee)).toContain('TLX')
    expect(terms).toMatchObject({
      incoterm: 'FOB',
      billType: 'telex-release',
      prepaidDueDays: 7,
      carrierRemark: 'HS code of every item needed',
    })
    expect(terms?.inclusions.atDestination).toContainEqual({ fee: 'OF' })
    const verified = dataOf(verifyQuote, await sendCall(verifyQuote, { number, code }))
    expect(verified.terms).toEqual(terms)
    expect(new Set(verified.contingentCharges.map(({ fee }) => fee))).toEqual(
      new Set(['DET', 'DEM', 'DDM', 'DDT']),
    )
  })

  test('does not change with the rates, and can be verified', async () => {
    const quote = await save(oceanQuery)
    site.time.now = new Date('2026-11-16T04:00:00Z')
    await site.setUsd('2026-11-16', '8.5')
    expect((await offersFor(oceanQuery)).offers[0]?.quote.total).not.toEqual(quote.total)
    const read = dataOf(
      calls.readQuote,
      await sendCall(calls.readQuote, { number: quote.number }, { who: administrator }),
    )
    expect(read).toEqual(quote)
    const document = { number: quote.number, code: quote.verifyCode }
    expect(dataOf(verifyQuote, await sendCall(verifyQuote, document))).toEqual({
      number: quote.number,
      brand: 'group',
      mode: 'ocean',
      state: 'open',
      quotedOn: quote.quotedOn,
      validUntil: quote.validUntil,
      total: quote.total,
      payers: { shipper: { total: quote.total }, consignee: { total: { amount: '0.00', currency: 'CNY' } } },
      terms: quote.offer.quote.terms,
      contingentCharges: quote.offer.quote.contingentCharges.filter(({ fee }) =>
        ['DET', 'DEM', 'DDM', 'DDT'].includes(fee),
      ),
      departsOn: quote.offer.item.sailing?.departsOn,
      carrier: quote.offer.item.carrier,
      sailing: quote.offer.item.sailing,
      digest: quote.digest,
      company: '堃***',
      requestKind: null,
      from: 'CNTAO',
      to: 'NLRTM',
      pickUpPlace: null,
      containers: [{ type: '40HQ', count: 2 }],
      places: [],
    })
  })

  test.each(['sh.localhost', 'net.localhost'])(
    'can be verified on %s, with the brand that made it',
    async (host) => {
      const { number, verifyCode: code } = await save(depotQuery)
      const reply = await sendCall(verifyQuote, { number, code }, { host })
      expect(dataOf(verifyQuote, reply)).toMatchObject({ number, brand: 'group' })
      refusalOf(await sendCall(verifyQuote, { number, code: 'f'.repeat(32) }, { host }), 'not-found')
    },
  )

  test('has its own number, even when several are saved at once', async () => {
    const saved = await Promise.all(Array.from({ length: 6 }, () => save(depotQuery)))
    expect(new Set(saved.map(({ number }) => number)).size).toBe(6)
    expect(new Set(saved.map(({ digest }) => digest)).size).toBe(1)
  })

  test('is listed by state and mode, newest first, page by page', async () => {
    const other = await site.newCompany('Lister')
    const saved = [await save(depotQuery, other.administrator), await save(oceanQuery, other.administrator)]
    saved.push(
      await save(truckingQuery, other.administrator),
      await save(warehouseQuery, other.administrator),
    )
    const list = async (given: object) =>
      dataOf(calls.listQuotes, await sendCall(calls.listQuotes, given, { who: other.administrator }))
    const numbers = saved.map(({ number }) => number).toReversed()
    const all = await list({})
    expect(all.rows.map(({ number }) => number)).toEqual(numbers)
    expect(
      all.rows.map(({ from, to, pickUpPlace, places: named }) => [from, to, pickUpPlace, named]),
    ).toEqual([
      [null, 'TW1', null, [places.warehouse]],
      ['CNTAO', '370211', 'QQCTU', []],
      ['CNTAO', 'NLRTM', null, []],
      ['CNTAO', 'TD1', null, [places.depot]],
    ])
    const first = await list({ size: 3 })
    expect(first.rows).toHaveLength(3)
    const next = await list({ size: 3, after: first.next })
    expect(next.rows.map(({ number }) => number)).toEqual(numbers.slice(3))
    expect((await list({ mode: 'ocean' })).rows).toHaveLength(1)
    expect((await list({ state: 'expired' })).rows).toEqual([])
    site.time.now = new Date('2027-01-15T04:00:00Z')
    expect((await list({ state: 'expired' })).rows).toHaveLength(4)
    expect((await list({ state: 'open' })).rows).toEqual([])
  })

  test.each(['zh', 'en'] as const)(
    'has a document in %s under its brand, with the same bytes each time',
    async (language) => {
      const query = { ...oceanQuery, etdTo: '2026-11-25' }
      const quote = await save(query)
      const read = () =>
        sendCall(calls.readQuoteDocument, { number: quote.number, language }, { who: administrator })
      const [one, other] = [await read(), await read()]
      expect(one.headers['content-type']).toBe('application/pdf')
      expect(one.headers['content-disposition']).toContain(`${quote.number}-${language}.pdf`)
      expect(one.bytes.equals(other.bytes)).toBe(true)
      const document = await readPdf(one.bytes)
      for (const words of [
        quote.number,
        formatAmount(quote.total.amount),
        quote.digest,
        '堃喆玥进出口有限公司',
      ])
        expect(containsText(document, words), words).toBe(true)
      const params = `number=${quote.number}&code=${quote.verifyCode}`
      expect(new Set(document.links)).toEqual(
        new Set([`https://group.quayside.example/quote/verify?${params}`]),
      )
    },
  )
})

describe('quoting again', () => {
  test('lists the changed fees with their tariff versions, and saves a new quote beside the old one', async () => {
    const other = await site.newCompany('Again')
    const old = await save({ ...truckingQuery, day: '2026-11-16' }, other.administrator)
    await pool.query(`UPDATE rate SET ended_at = '2026-11-17T00:00:00Z' WHERE code = $1`, [truckingLane.code])
    const pricing = { ...truckingLane.pricing, prices: { '20GP': '800' } }
    await site.publish({ ...truckingLane, version: 2, pricing, publishAt: '2026-11-17T00:00:00Z' })
    site.time.now = new Date('2026-11-18T04:00:00Z')
    const again = dataOf(
      calls.quoteAgain,
      await sendCall(calls.quoteAgain, { number: old.number }, { who: other.administrator }),
    )
    expect(again.isNew).toBe(true)
    expect(again.quote.changes?.before).toEqual(old.total)
    expect(again.quote.changes?.shipment).toMatchObject({ from: old.from, pickUpPlace: old.pickUpPlace })
    expect(again.quote).toMatchObject({ replaces: old.number, query: { day: '2026-11-18' }, state: 'open' })
    expect(
      again.quote.changes?.priceChanges.map(({ fee, before, after }) => [fee, before?.amount, after?.amount]),
    ).toContainEqual([...['TRUCK', '750.00', '800.00']])
    const saved = dataOf(
      calls.readQuote,
      await sendCall(calls.readQuote, { number: old.number }, { who: other.administrator }),
    )
    expect(saved.total).toEqual(old.total)
    expect(saved.changes).toBeNull()
    const { number } = again.quote
    const reread = dataOf(
      calls.readQuote,
      await sendCall(calls.readQuote, { number }, { who: other.administrator }),
    )
    expect(reread).toEqual(again.quote)
  })

  test('saves nothing while neither offer, sums nor validity have moved', async () => {
    const other = await site.newCompany('Unmoved')
    const old = await save({ ...truckingQuery, day: '2026-12-10' }, other.administrator)
    const counted = async () => (await pool.query('SELECT count(*) FROM quote')).rows
    const before = await counted()
    const again = async () =>
      dataOf(
        calls.quoteAgain,
        await sendCall(calls.quoteAgain, { number: old.number }, { who: other.administrator }),
      )
    expect(await again()).toEqual({ quote: old, isNew: false })
    expect(await counted()).toEqual(before)
    site.time.now = new Date(noon.getTime() + 24 * 60 * 60 * 1000)
    expect(await again()).toMatchObject({
      isNew: true,
      quote: { replaces: old.number, changes: { before: old.total, priceChanges: [] } },
    })
  })

  test('what moved is not compared with a quote of another owner', async () => {
    const other = await site.newCompany('Moved in')
    const old = await save({ ...truckingQuery, day: '2026-11-16' }, other.administrator)
    site.time.now = new Date('2026-11-18T04:00:00Z')
    const { quote } = dataOf(
      calls.quoteAgain,
      await sendCall(calls.quoteAgain, { number: old.number }, { who: other.administrator }),
    )
    expect(quote.changes).not.toBeNull()
    await pool.query('UPDATE quote SET company_id = NULL, owner_id = person_id WHERE number = $1', [
      old.number,
    ])
    const { number } = quote
    const reread = await sendCall(calls.readQuote, { number }, { who: other.administrator })
    expect(dataOf(calls.readQuote, reread)).toMatchObject({ replaces: old.number, changes: null })
  })

  test('moves a past departure window to today with the same length', async () => {
    const old = await save({ ...oceanQuery, etdFrom: '2026-11-16', etdTo: '2026-11-26' })
    site.time.now = new Date('2026-11-21T04:00:00Z')
    const { quote } = dataOf(
      calls.quoteAgain,
      await sendCall(calls.quoteAgain, { number: old.number }, { who: administrator }),
    )
    expect(quote.query).toMatchObject({ etdFrom: '2026-11-21', etdTo: '2026-12-01' })
    expect(quote.offer.item.code).toBe('TST-NLRTM:TS-2')
  })
})

describe('a sailing after its cut-off', () => {
  // TEST DAWN departs on 20 November at 18:00 from Qingdao; the empty pick-up closes four days before.
  const at = (now: string) => {
    site.time.now = new Date(now)
  }
  const fromToday = { ...oceanQuery, etdFrom: '2026-11-16' }
  const saveFirstSailing = () =>
    sendCall(calls.saveQuote, { query: fromToday, offerCode: 'TST-NLRTM:TS-1' }, { who: administrator })

  test.each([
    ['2026-11-16T10:00:00.000Z', ['TST-NLRTM:TS-1', 'TST-NLRTM:TS-2'], []],
    ['2026-11-16T10:00:00.001Z', ['TST-NLRTM:TS-2'], [['TST-NLRTM:TS-1', 'sailing-closed']]],
  ])('at %s the offers are %j', async (now, offered, unavailableCodes) => {
    at(now)
    const { offers, unavailable } = await offersFor(fromToday)
    expect(offers.map(({ item }) => item.code).toSorted()).toEqual(offered)
    expect(unavailable.map(({ item, refusal }) => [item.code, refusal])).toEqual(unavailableCodes)
    for (const { params } of unavailable)
      expect(params).toEqual({ cutOff: 'ECP', closedAt: '2026-11-16 18:00' })
  })

  test('before the cut-off its offer can be saved, valid until the cut-off', async () => {
    at('2026-11-16T09:59:00Z')
    expect(dataOf(calls.saveQuote, await saveFirstSailing())).toMatchObject({
      offer: { validUntil: '2026-11-16T10:00:00.000Z' },
    })
    at('2026-11-16T10:01:00Z')
    refusalOf(await saveFirstSailing(), 'sailing-closed')
  })

  test('a saved quote expires at the cut-off: on its page, in the list and on the verify page', async () => {
    at('2026-11-16T09:00:00Z')
    const { number, verifyCode: code } = dataOf(calls.saveQuote, await saveFirstSailing())
    const shown = async (now: string) => {
      at(now)
      const who = { who: administrator }
      const listed = async (state: 'open' | 'expired') =>
        dataOf(calls.listQuotes, await sendCall(calls.listQuotes, { state, size: '100' }, who)).rows
      const views = [
        dataOf(calls.readQuote, await sendCall(calls.readQuote, { number }, who)),
        dataOf(verifyQuote, await sendCall(verifyQuote, { number, code })),
        ...[...(await listed('open')), ...(await listed('expired'))].filter((row) => row.number === number),
      ]
      return views.map(({ state, validUntil }) => `${state} ${validUntil}`)
    }
    const until = '2026-11-16T10:00:00.000Z'
    expect(await shown(until)).toEqual(Array(3).fill(`open ${until}`))
    expect(await shown('2026-11-16T10:00:00.001Z')).toEqual(Array(3).fill(`expired ${until}`))
  })

  test('is in no price range either; if all sailings are closed there is none', async () => {
    at('2026-11-23T10:00:00Z')
    dataOf(calls.getPriceRange, await sendCall(calls.getPriceRange, { ...oceanQuery, etdFrom: '2026-11-23' }))
    at('2026-11-23T10:00:01Z')
    const reply = await sendCall(calls.getPriceRange, { ...oceanQuery, etdFrom: '2026-11-23' })
    refusalOf(reply, 'sailing-closed')
    expect(reply.status).toBe(422)
  })
})

describe('an ocean rate applies to the sailings within its validity', () => {
  const setDays = (code: string, from: string, to: string) =>
    pool.query('UPDATE rate SET valid_from = $2, valid_to = $3 WHERE code = $1', [code, from, to])
  const sailingsOffered = async () =>
    (await offersFor(oceanQuery)).offers.map(({ item }) => item.code).toSorted()

  afterEach(async () => {
    await setDays(lane.code, '2026-11-01', '2027-10-31')
    await setDays('ocean-CNTAO', '2026-11-01', '2027-10-31')
    await pool.query(`DELETE FROM rate WHERE code = 'TST-LATER'`)
  })

  test.each([
    ['2026-11-01', '2026-11-27', ['TST-NLRTM:TS-1', 'TST-NLRTM:TS-2']],
    ['2026-11-01', '2026-11-26', ['TST-NLRTM:TS-1']],
    ['2026-11-20', '2026-11-20', ['TST-NLRTM:TS-1']],
    ['2026-11-21', '2026-11-30', ['TST-NLRTM:TS-2']],
    // There is no departure on the day of the query.
    ['2026-11-15', '2026-11-19', []],
  ])('valid from %s to %s: %j', async (from, to, codes) => {
    await setDays(lane.code, from, to)
    if (codes.length > 0) expect(await sailingsOffered()).toEqual(codes)
    else refusalOf(await sendCall(calls.searchOffers, oceanQuery, { who: administrator }), 'no-price')
  })

  test('a rate published for later sailings applies to them in advance', async () => {
    await setDays(lane.code, '2026-11-01', '2026-11-20')
    await site.publish({ ...lane, code: 'TST-LATER', validFrom: '2026-11-21' })
    expect(await sailingsOffered()).toEqual(['TST-LATER:TS-2', 'TST-NLRTM:TS-1'])
  })

  test('a rate with a later publication time is not visible before', async () => {
    await setDays(lane.code, '2026-11-01', '2026-11-20')
    await site.publish({
      ...lane,
      code: 'TST-LATER',
      validFrom: '2026-11-21',
      publishAt: '2026-11-16T00:00:00Z',
    })
    expect(await sailingsOffered()).toEqual(['TST-NLRTM:TS-1'])
    site.time.now = new Date('2026-11-16T00:00:00Z')
    expect(await sailingsOffered()).toEqual(['TST-LATER:TS-2', 'TST-NLRTM:TS-1'])
  })

  test('the port tariffs apply by departure day as well', async () => {
    await setDays('ocean-CNTAO', '2026-11-01', '2026-11-26')
    const { offers, unavailable } = await offersFor(oceanQuery)
    expect(offers.map(({ item }) => item.code)).toEqual(['TST-NLRTM:TS-1'])
    expect(unavailable).toMatchObject([
      { item: { code: 'TST-NLRTM:TS-2' }, refusal: 'no-price', params: { day: '2026-11-27' } },
    ])
  })
})

describe('the reason for no price', () => {
  const messageOf = async (query: object, language: string) => {
    const reply = await sendCall(calls.searchOffers, query, { who: administrator, language })
    expect(reply.status).toBe(422)
    return (reply.json() as { message: string }).message
  }

  test('a route without a liner service is refused as no service, for customers and visitors', async () => {
    const query = { ...oceanQuery, pod: 'CNSHA' }
    for (const call of [calls.searchOffers, calls.getPriceRange])
      expect(refusalOf(await sendCall(call, query, { who: administrator }), 'no-service').params).toEqual({
        pol: 'CNTAO',
        pod: 'CNSHA',
      })
  })

  test('a route with a liner service but without a rate has no price', async () => {
    await pool.query(`UPDATE liner_service SET origins = $1, calls = $2 WHERE code = 'TSTQ-1'`, [
      JSON.stringify([{ port: 'CNTAO', terminal: 'QQCTU', weekday: 5 }]),
      JSON.stringify([{ port: 'CNSHA', days: 2 }]),
    ])
    refusalOf(
      await sendCall(calls.searchOffers, { ...oceanQuery, pod: 'CNSHA' }, { who: administrator }),
      'no-price',
    )
    await pool.query(`UPDATE liner_service SET origins = '[]', calls = '[]' WHERE code = 'TSTQ-1'`)
  })

  test('a container type without a price is named', async () => {
    const query = { ...oceanQuery, containers: [{ type: '40RF', count: 1 }] }
    for (const language of ['zh', 'en']) expect(await messageOf(query, language)).toContain('40RF')
  })

  test('a depot without cleaning refuses it and has no contingent charge for it', async () => {
    const washed = { ...depotQuery, cleanings: 1 }
    const contingentFees = async () =>
      (await opened(depotQuery, 'TD1')).offer.quote.contingentCharges.map(
        ({ fee, trigger }) => `${fee} ${trigger}`,
      )
    expect((await offersFor(washed)).offers).toHaveLength(1)
    expect(await contingentFees()).toContain('XXF dirty')
    await pool.query(
      `UPDATE depot SET facts = jsonb_set(facts, '{serviceTypes}', '["lift","storage"]') WHERE code = 'TD1'`,
    )
    const { params } = refusalOf(
      await sendCall(calls.searchOffers, washed, { who: administrator }),
      'no-price',
    )
    expect(params).toMatchObject({ work: 'cleaning' })
    expect(await messageOf(washed, 'en')).toContain('Container cleaning')
    expect(await contingentFees()).not.toContain('XXF dirty')
    await pool.query(`UPDATE depot SET facts = jsonb_set(facts, '{serviceTypes}', $1) WHERE code = 'TD1'`, [
      JSON.stringify(placeFacts.depot.serviceTypes),
    ])
  })

  test.each([
    ['1200', true],
    ['1200.001', false],
  ])('%s m² in a warehouse with 1200 m² free: offered %s', async (areaSquareMetres, isOffered) => {
    const query = { ...warehouseQuery, cargo: { ...warehouseQuery.cargo, areaSquareMetres } }
    if (isOffered) expect((await offersFor(query)).offers).toHaveLength(1)
    else {
      const { params } = refusalOf(
        await sendCall(calls.searchOffers, query, { who: administrator }),
        'no-price',
      )
      expect(params).toEqual({ warehouse: 'TW1', freeSquareMetres: 1200 })
    }
  })
})
