import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import * as calls from '#contract/quotes.ts'
import { verifyQuote } from '#contract/verify-quote.ts'
import { staffOffer } from '#domain/quotes/requests/staff-offer.ts'
import { routeOfRequest } from '#domain/quotes/saved/quoted-route.ts'
import { exact } from '#domain/values/exact-decimal.ts'
import { compareMoney } from '#domain/values/money.ts'
import type { RefusalCode } from '#domain/values/refusal-codes.ts'
import { createQuote } from '#server/quotes/saved/create-quote.ts'
import { dataOf, refusalOf } from '#tests/support/envelopes.ts'
import type { Reply } from '#tests/support/http.ts'
import {
  depotQuery,
  lane,
  noon,
  oceanQuery,
  truckingQuery,
  warehouseQuery,
} from '#tests/support/price-site.data.ts'
import { openPriceSite } from '#tests/support/price-site.ts'

const site = await openPriceSite()
const { pool, sendCall, unchanged } = site
const { administrator, companyId } = await site.newCompany('Blue Gantry')
const stranger = await site.newCompany('Another Trade')

beforeEach(async () => {
  await pool.query('DELETE FROM attempt_count')
  site.time.now = noon
})

const offers = async (query: object, who = administrator) =>
  dataOf(calls.searchOffers, await sendCall(calls.searchOffers, query, { who }))
const save = (query: object, offerCode: string, who = administrator) =>
  sendCall(calls.saveQuote, { query, offerCode }, { who })
const saved = async (query: object = depotQuery, code = 'TD1') =>
  dataOf(calls.saveQuote, await save(query, code))
const priceRange = async (query: object, from = {}) =>
  dataOf(calls.getPriceRange, await sendCall(calls.getPriceRange, query, from))

/** Inserts an offer by staff for a request of the person. */
async function answeredRequest(personId: string, company: string | null = null) {
  const number = `R-${personId}-${Math.random()}`
  const { rows } = await pool.query(
    `INSERT INTO quote_request (number, person_id, company_id, owner_id, brand, kind, state, details, contact_name, contact_phone)
     VALUES ($1, $2, $3::uuid, coalesce($3::uuid, $2::uuid), 'group', 'rail', 'answered', '{"from":"Chengdu","to":"Duisburg"}', 'A', '1') RETURNING id`,
    [number, personId, company],
  )
  const input = {
    request: number,
    charges: [{ fee: 'CYF', group: 'origin', unitPrice: '100', quantity: '3' }] as const,
    containers: [{ type: '40HQ', count: 1 }],
    validUntil: '2026-11-20',
  }
  const made = staffOffer(input, { quotedOn: '2026-11-15', exchangeRates: {} })
  if (!made.ok) throw new Error(made.refusal)
  const { number: quote } = await createQuote(site.database.db, {
    offer: made.value,
    brand: 'group',
    query: null,
    asker: { companyId: company, personId },
    requestId: rows[0].id,
    remark: 'Twice a week',
    route: routeOfRequest({ from: 'Chengdu', to: 'Duisburg' }),
  })
  return quote
}

describe('access to prices', () => {
  const unregistered = async () => {
    const underReview = await site.newCompany('Under Review', 'under-review')
    const refused = await site.newCompany('Refused Trade', 'refused')
    const disabled = await site.newPerson()
    await site.join(companyId, disabled, 'member', 'disabled')
    return [
      [undefined, 'logged-out'],
      [await site.newPerson(), 'certify-to-see-rates'],
      [underReview.administrator, 'certification-in-progress'],
      [refused.administrator, 'certify-to-see-rates'],
      [disabled, 'not-a-member'],
    ] as const satisfies readonly (readonly [string | undefined, RefusalCode])[]
  }

  test('only members of a certified company see prices', async () => {
    const { number } = await saved()
    for (const [who, refusal] of await unregistered()) {
      const tries: [Parameters<typeof sendCall>[0], object][] = [
        [calls.searchOffers, oceanQuery],
        [calls.searchOffers, depotQuery],
        [calls.saveQuote, { query: depotQuery, offerCode: 'TD1' }],
        [calls.quoteAgain, { number }],
      ]
      for (const [call, given] of tries)
        refusalOf(await unchanged(() => sendCall(call, given, { who })), refusal)
    }
  })

  test('access is refused before a price is looked up', async () => {
    const outsider = await site.newPerson()
    const queries = [oceanQuery, { ...oceanQuery, pod: 'DEHAM' }, { ...oceanQuery, contractOnly: true }]
    const replies = await Promise.all(
      queries.map((query) => sendCall(calls.searchOffers, query, { who: outsider })),
    )
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
  })

  test('a visitor with too many queries must wait, another visitor need not', async () => {
    const address = site.newAddress()
    for (let asked = 0; asked < 60; asked += 1)
      dataOf(calls.getPriceRange, await sendCall(calls.getPriceRange, depotQuery, { address }))
    const { params } = refusalOf(
      await sendCall(calls.getPriceRange, depotQuery, { address }),
      'rate-limit-exceeded',
    )
    expect(params).toEqual({ minutes: 10 })
    await priceRange(depotQuery)
  })

  test('all IPv6 addresses of one network count as one visitor', async () => {
    const addresses = ['2001:db8:77:1::1', '2001:db8:77:1:ffff:ffff:ffff:fffe', '2001:DB8:77:1:0:0:0:2']
    for (let asked = 0; asked < 60; asked += 1)
      await priceRange(depotQuery, { address: addresses[asked % addresses.length] })
    for (const address of [...addresses, '2001:db8:77:1:abcd::9'])
      refusalOf(await sendCall(calls.getPriceRange, depotQuery, { address }), 'rate-limit-exceeded')
    await priceRange(depotQuery, { address: '2001:db8:77:2::1' })
  })

  test('a visitor has four hundred queries a day at most', async () => {
    const address = site.newAddress()
    await priceRange(depotQuery, { address })
    await pool.query(`UPDATE attempt_count SET attempts = 400 WHERE purpose = 'price-band-day'`)
    refusalOf(await sendCall(calls.getPriceRange, depotQuery, { address }), 'too-many-today')
  })

  const companyHits = async (): Promise<number> => {
    const { rows } = await pool.query(
      `SELECT attempts FROM attempt_count WHERE purpose = 'price-offers' AND subject = $1`,
      [companyId],
    )
    return rows[0]?.attempts ?? 0
  }

  test('a person with too many queries must wait, colleagues and other companies need not', async () => {
    const colleague = await site.newPerson()
    await site.join(companyId, colleague)
    await offers(depotQuery, colleague)
    await pool.query(`UPDATE attempt_count SET attempts = 300 WHERE purpose = 'price-offers-person'`)
    const before = await companyHits()
    refusalOf(await sendCall(calls.searchOffers, depotQuery, { who: colleague }), 'rate-limit-exceeded')
    refusalOf(await unchanged(() => save(depotQuery, 'TD1', colleague)), 'rate-limit-exceeded')
    await offers(depotQuery)
    await offers(depotQuery, stranger.administrator)
    // What is refused to the person does not count for the company.
    expect(await companyHits()).toBe(before + 1)
  })

  test('the query limit of a company covers all its people', async () => {
    const colleague = await site.newPerson()
    await site.join(companyId, colleague)
    await offers(depotQuery)
    await pool.query(`UPDATE attempt_count SET attempts = 599 WHERE purpose = 'price-offers'`)
    await offers(depotQuery, colleague)
    refusalOf(await sendCall(calls.searchOffers, depotQuery, { who: administrator }), 'rate-limit-exceeded')
    refusalOf(await unchanged(() => save(depotQuery, 'TD1', colleague)), 'rate-limit-exceeded')
    await offers(depotQuery, stranger.administrator)
  })
})

/** Public parts of a rate: the storage tiers and the ratio of volume to weight. */
const publicKeys = new Set(['storageTiers', 'cbmPerTon'])

/** The steps of the scale of price ranges. */
const scale = [
  ...[1, 1.1, 1.21, 1.33, 1.47, 1.62, 1.78, 1.96],
  ...[2.15, 2.37, 2.61, 2.87, 3.16, 3.48, 3.83, 4.22],
  ...[4.64, 5.11, 5.62, 6.19, 6.81, 7.5, 8.25, 9.09],
  10,
]

/** Raises every price of a rate slightly, within its step of the scale: a step is about a tenth wide. */
function raisedPricing(pricing: unknown, key = ''): unknown {
  if (publicKeys.has(key)) return pricing
  if (Array.isArray(pricing)) return pricing.map((part) => raisedPricing(part))
  if (typeof pricing === 'object' && pricing !== null)
    return Object.fromEntries(
      Object.entries(pricing).map(([name, part]) => [name, raisedPricing(part, name)]),
    )
  if (typeof pricing !== 'string' || !/^[0-9.]+$/.test(pricing) || Number(pricing) === 0) return pricing
  const power = 10 ** Math.floor(Math.log10(Number(pricing)))
  const steps = scale.map((step) => step * power)
  const next = steps.find((step) => step > Number(pricing) + 1e-9) ?? 0
  return ((Number(pricing) + next) / 2).toFixed(4)
}

describe('a price range', () => {
  test('is the same for every caller', async () => {
    const replies = await Promise.all(
      [undefined, administrator, stranger.administrator].map((who) =>
        sendCall(calls.getPriceRange, oceanQuery, { who }),
      ),
    )
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
  })

  const oceanQueries = fc.record({
    containers: fc
      .tuple(fc.integer({ min: 1, max: 500 }), fc.constantFrom('20GP', '40HQ'))
      .map(([count, type]) => [{ type, count }]),
    etdFrom: fc.constantFrom('2026-11-15', '2026-11-21', '2026-11-28'),
    billsOfLading: fc.integer({ min: 1, max: 50 }),
    contractOnly: fc.boolean(),
    carrier: fc.constantFrom('TSTQ', 'MNRQ', undefined),
    addOns: fc.constantFrom(
      [],
      [{ kind: 'trucking', district: '370211' }],
      [{ kind: 'insurance', cargoValue: '99999999' }],
      [
        { kind: 'insurance', cargoValue: '700' },
        { kind: 'export-customs', declarations: 3 },
      ],
    ),
  })
  const truckingQueries = fc.record({
    day: fc.constantFrom('2026-11-18', '2027-02-07'),
    containers: fc
      .tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1000, max: 30_000 }))
      .map(([count, grossWeightKg]) => [{ type: '20GP', count, grossWeightKg }]),
    loadingPoints: fc.integer({ min: 1, max: 3 }),
    weighings: fc.integer({ min: 0, max: 1 }),
  })
  const stayQueries = fc.record({
    size: fc.constantFrom(20, 40),
    kind: fc.constantFrom('laden', 'empty'),
    containers: fc.integer({ min: 1, max: 30 }),
    days: fc.integer({ min: 0, max: 366 }),
    lifts: fc.integer({ min: 0, max: 9 }),
    hazardous: fc.boolean(),
    cleanings: fc.integer({ min: 0, max: 1 }),
    poweredDays: fc.integer({ min: 0, max: 30 }),
  })
  const cargoQueries = fc.record({
    storageDays: fc.integer({ min: 1, max: 366 }),
    cargo: fc.integer({ min: 1, max: 900_000 }).map((litres) => ({
      ...warehouseQuery.cargo,
      volumeCbm: String(litres / 1000),
    })),
    handlingIn: fc.boolean(),
    handlingOut: fc.boolean(),
    valueAdded: fc.record({ palletising: fc.integer({ min: 1, max: 90 }).map(String) }),
  })
  const turnedQueries = [
    ...fc.sample(oceanQueries, { numRuns: 8, seed: 1 }).map((turned) => ({ ...oceanQuery, ...turned })),
    ...fc.sample(truckingQueries, { numRuns: 8, seed: 2 }).map((turned) => ({ ...truckingQuery, ...turned })),
    ...fc.sample(stayQueries, { numRuns: 8, seed: 3 }).map((turned) => ({ ...depotQuery, ...turned })),
    ...fc.sample(cargoQueries, { numRuns: 8, seed: 4 }).map((turned) => ({ ...warehouseQuery, ...turned })),
  ]
  const answers = async () => {
    const replies: string[] = []
    for (const query of turnedQueries) replies.push((await sendCall(calls.getPriceRange, query)).text)
    return replies
  }

  test('contains every exact price for any query', async () => {
    for (const query of turnedQueries) {
      const asked = { ...query, ...('etdFrom' in query && { etdFrom: '2026-11-15', etdTo: '2026-12-13' }) }
      const { total } = await priceRange(query)
      const exactly = await offers({
        ...asked,
        ...('carrier' in asked && { carrier: undefined }),
        contractOnly: false,
      })
      for (const { quote } of exactly.offers) {
        expect(compareMoney(total.from, quote.total)).toBeLessThanOrEqual(0)
        expect(compareMoney(quote.total, total.to)).toBeLessThanOrEqual(0)
      }
    }
  })

  test('reveals no more of a rate than its step, for any number of queries', async () => {
    const before = await answers()
    const { rows } = await pool.query(`SELECT id, kind, pricing FROM rate WHERE ended_at IS NULL`)
    for (const { id, pricing } of rows)
      await pool.query('UPDATE rate SET pricing = $2 WHERE id = $1', [
        id,
        JSON.stringify(raisedPricing(pricing)),
      ])
    const { offers: dearer } = await offers(oceanQuery)
    const after = await answers()
    for (const { id, pricing } of rows)
      await pool.query('UPDATE rate SET pricing = $2 WHERE id = $1', [id, JSON.stringify(pricing)])
    expect(after).toEqual(before)
    expect(dearer).not.toEqual((await offers(oceanQuery)).offers)
  })

  test('ignores contracts, drafts, future and past rates, and rates of other brands', async () => {
    const before = await priceRange(oceanQuery)
    const cheap = { ...lane.pricing, freight: { '20GP': '1', '40HQ': '1' } }
    await site.publish({ ...lane, code: 'B-PRIVATE', pricing: cheap, companies: [companyId] })
    await site.publish({ ...lane, code: 'B-LATER', pricing: cheap, publishAt: '2026-12-01T00:00:00Z' })
    await site.publish({ ...lane, code: 'B-OVER', pricing: cheap, validTo: '2026-11-14' })
    await site.publish({ ...lane, code: 'B-NINGBO', pricing: cheap, brands: ['ningbo'] })
    await pool.query(
      `INSERT INTO rate (kind, code, version, port, place, valid_from, valid_to, pricing) VALUES
       ('ocean-lane', 'B-DRAFT', 1, 'CNTAO', 'NLRTM', '2026-11-01', '2027-01-01', $1)`,
      [JSON.stringify(cheap)],
    )
    for (const who of [undefined, administrator])
      expect(await priceRange(oceanQuery, { who })).toEqual(before)
    expect(await priceRange(oceanQuery, { host: 'nb.localhost' })).not.toEqual(before)
    const { contractOfferCodes } = await offers(oceanQuery)
    expect(contractOfferCodes.every((code) => code.startsWith('B-PRIVATE'))).toBe(true)
    await pool.query(`DELETE FROM rate WHERE code LIKE 'B-%'`)
  })

  test('contains no figure of a line, a rate or a tariff', async () => {
    const { text } = await sendCall(calls.getPriceRange, oceanQuery)
    for (const figure of ['1850.5', '1150', '7.1234', 'TST-NLRTM', 'unitPrice', 'lines'])
      expect(text).not.toContain(figure)
  })
})

test('contracts of other companies change neither offers nor reasons nor order', async () => {
  const queries = [oceanQuery, { ...oceanQuery, contractOnly: true }, { ...oceanQuery, carrier: 'TSTQ' }]
  const lists = () => sendCall(calls.listQuotes, { size: '2' }, { who: administrator })
  const all = async () => {
    const replies = await Promise.all(
      queries.map((query) => sendCall(calls.searchOffers, query, { who: administrator })),
    )
    return [...replies, await lists()].map(({ text }) => text)
  }
  const before = await all()
  const cheap = { ...lane.pricing, freight: { '40HQ': '1' } }
  await site.publish({ ...lane, code: 'A-PRIVATE', pricing: cheap, companies: [stranger.companyId] })
  expect(await all()).toEqual(before)
  refusalOf(await unchanged(() => save(oceanQuery, 'A-PRIVATE:TS-1')), 'no-price')
  await pool.query(`DELETE FROM rate WHERE code = 'A-PRIVATE'`)
})

describe('prices sent by a client', () => {
  test('are ignored: unit price, sum, tax, currency, exchange rate, company, validity', async () => {
    const lies = {
      unitPrice: '0.01',
      sum: '1',
      total: { amount: '0.01', currency: 'CNY' },
      tax: '0',
      taxPercent: '0',
      currency: 'VND',
      exchangeRate: '0.0001',
      exchangeRates: { USD: { value: '0.1' } },
      companyId: stranger.companyId,
      validUntil: '2099-01-01',
      quotedOn: '2020-01-01',
      visibility: 'public',
    }
    const honest = await offers(oceanQuery)
    const lied = {
      ...oceanQuery,
      ...lies,
      containers: [{ type: '40HQ', count: 2, unitPrice: '1', price: '1' }],
    }
    expect(await offers(lied)).toEqual(honest)
    const code = honest.offers[0]?.item.code ?? ''
    const body = { query: lied, offerCode: code, offer: { ...honest.offers[0], ...lies }, ...lies }
    const quote = dataOf(calls.saveQuote, await sendCall(calls.saveQuote, body, { who: administrator }))
    const opened = await sendCall(
      calls.readOffer,
      { query: oceanQuery, offerCode: code },
      { who: administrator },
    )
    expect(quote.offer).toEqual(dataOf(calls.readOffer, opened).offer)
    const lying = await sendCall(calls.readOffer, body, { who: administrator })
    expect(dataOf(calls.readOffer, lying)).toEqual(dataOf(calls.readOffer, opened))
    expect(quote.query).toEqual(oceanQuery)
    const { rows } = await pool.query('SELECT total, company_id FROM quote WHERE number = $1', [quote.number])
    expect(rows).toEqual([{ total: honest.offers[0]?.quote.total.amount, company_id: companyId }])
  })

  test('an offer that does not exist cannot be saved', async () => {
    for (const code of ['nothing', 'TST-NLRTM', 'TST-NLRTM:TS-9', "' OR 1=1 --"])
      refusalOf(await unchanged(() => save(oceanQuery, code)), 'no-price')
  })

  const container = (count: unknown) => ({ ...oceanQuery, containers: [{ type: '40HQ', count }] })
  const insured = (cargoValue: unknown) => ({
    ...oceanQuery,
    addOns: [{ kind: 'insurance', cargoValue }],
  })
  test.each<[string, object]>([
    ...[-1, 0, 1e9, 0.5, '1', null, [2]].map((count): [string, object] => [
      `${JSON.stringify(count)} containers`,
      container(count),
    ]),
    ...['1e7', '0x10', '123456789', '１２３４', '-5', '0', '', '1.5', 350_000].map(
      (value): [string, object] => [`a cargo value of ${JSON.stringify(value)}`, insured(value)],
    ),
    ['a currency of its own as port', { ...oceanQuery, pod: 'USD' }],
    ['a container type that is none', { ...oceanQuery, containers: [{ type: '99XX', count: 1 }] }],
    ['no container', { ...oceanQuery, containers: [] }],
    ['half a pallet', { ...warehouseQuery, valueAdded: { palletising: '0.5' } }],
    ['minus three days', { ...depotQuery, days: -3 }],
    ['a day that is none', { ...truckingQuery, day: '2026-02-30' }],
    ['more containers weighed than there are', { ...truckingQuery, weighings: 2 }],
    ['more containers cleaned than there are', { ...depotQuery, cleanings: 3 }],
    ['more containers inspected than there are', { ...depotQuery, inspections: 1000 }],
    ['a way from a port to itself', { ...oceanQuery, pod: 'CNTAO' }],
    [
      'a container heavier than any may be',
      { ...truckingQuery, containers: [{ type: '20GP', count: 1, grossWeightKg: 30_481 }] },
    ],
    ['no query at all', {}],
  ])('%s is refused and its field named, for price ranges and offers', async (_what, query) => {
    const code = 'TST-NLRTM:TS-1'
    refusalOf(await unchanged(() => save(query, code)), 'invalid-input')
    refusalOf(await sendCall(calls.searchOffers, query, { who: administrator }), 'invalid-input')
    refusalOf(await unchanged(() => sendCall(calls.getPriceRange, query)), 'invalid-input')
  })

  test('the maximum number of cleanings and the maximum gross weight are priced', async () => {
    await offers({ ...depotQuery, cleanings: 2, weighings: 2, inspections: 2 })
    await offers({ ...truckingQuery, containers: [{ type: '20GP', count: 1, grossWeightKg: 30_480 }] })
  })

  test.each(['NaN', 'Infinity', '0x10', '1e400'])(
    'a count of %s is refused, and the server stays up',
    async (count) => {
      const body = JSON.stringify(container(7)).replace(':7', `:${count}`)
      const reply = await unchanged(() => sendCall(calls.searchOffers, body, { who: administrator }))
      refusalOf(reply, count === '1e400' ? 'invalid-input' : 'unreadable-body')
      await offers(oceanQuery)
    },
  )

  test('an item without a price is refused with its name and never costs 0', async () => {
    const dear = {
      ...oceanQuery,
      containers: [
        { type: '40HQ', count: 1 },
        { type: '40RF', count: 1 },
      ],
    }
    const reply = await unchanged(() => save(dear, 'TST-NLRTM:TS-1'))
    refusalOf(reply, 'no-price')
    await pool.query('DELETE FROM exchange_rate')
    const { params } = refusalOf(
      await sendCall(calls.searchOffers, oceanQuery, { who: administrator }),
      'no-price',
    )
    expect(params).toMatchObject({ currency: 'USD' })
    refusalOf(await sendCall(calls.getPriceRange, oceanQuery), 'no-price')
    await site.setUsd('2026-11-13', '7.1234')
  })
})

describe('a rate of 0 is no price', () => {
  const none = { '20GP': '0', '40HQ': '0.00' }
  const pricingOf = async (code: string) =>
    (await pool.query('SELECT pricing FROM rate WHERE code = $1 AND ended_at IS NULL', [code])).rows[0]
      .pricing
  const setPricing = (code: string, pricing: object) =>
    pool.query('UPDATE rate SET pricing = $2 WHERE code = $1 AND ended_at IS NULL', [
      code,
      JSON.stringify(pricing),
    ])
  /** Runs with a changed rate. */
  const sold = async (code: string, change: object, work: () => Promise<void>) => {
    const pricing = await pricingOf(code)
    await setPricing(code, { ...pricing, ...change })
    await work()
    await setPricing(code, pricing)
  }
  const refusedToAll = async (query: object, code: string) => {
    refusalOf(await unchanged(() => sendCall(calls.searchOffers, query, { who: administrator })), 'no-price')
    refusalOf(await unchanged(() => save(query, code)), 'no-price')
    const replies = await unchanged(() => sendCall(calls.getPriceRange, query))
    refusalOf(replies, 'no-price')
    expect(replies.status).toBe(422)
  }

  test('a lane at 0 beside a priced lane gives no offer and does not change the price range', async () => {
    const [before, bandBefore] = [await offers(oceanQuery), await priceRange(oceanQuery)]
    // Two public rates of one lane would never both be offered, so it is a contract.
    const pricing = { ...lane.pricing, freight: none }
    await site.publish({ ...lane, code: 'Z-NOTHING', pricing, companies: [companyId] })
    const after = await offers(oceanQuery)
    expect(after.offers).toEqual(before.offers)
    const missed = after.unavailable.map(({ item, refusal }) => [item.code, refusal])
    expect(missed).toEqual([
      ['Z-NOTHING:TS-1', 'no-price'],
      ['Z-NOTHING:TS-2', 'no-price'],
    ])
    expect(await priceRange(oceanQuery)).toEqual(bandBefore)
    refusalOf(await unchanged(() => save(oceanQuery, 'Z-NOTHING:TS-1')), 'no-price')
    await pool.query(`DELETE FROM rate WHERE code = 'Z-NOTHING'`)
  })

  test.each<[string, object, string, object, string]>([
    ['a lane by sea', oceanQuery, 'TST-NLRTM', { freight: none }, 'TST-NLRTM:TS-1'],
    ['a lane by road', truckingQuery, 'TST-370211', { prices: none }, 'TST-370211'],
    ['a stay in a depot', depotQuery, 'TD1', { storagePerDay: { laden: '0', empty: '0' } }, 'TD1'],
    ['a lift in a depot', { ...depotQuery, days: 0 }, 'TD1', { lift: { 20: '0', 40: '0.0' } }, 'TD1'],
    [
      'work in a warehouse',
      warehouseQuery,
      'warehouse-TW1',
      { receiving: { price: '0', least: '9' } },
      'TW1',
    ],
  ])('%s at 0 has no price for anyone', async (_what, query, rate, change, code) => {
    await sold(rate, change, () => refusedToAll(query, code))
    await offers(query)
  })
})

test('lines, taxes and totals add up to the cent for any query', async () => {
  const types = ['20GP', '40HQ'] as const
  const queries = fc.record({
    counts: fc.tuple(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 })),
    billsOfLading: fc.integer({ min: 1, max: 50 }),
    cargoValue: fc.integer({ min: 1, max: 99_999_999 }).map(String),
    cbm: fc.integer({ min: 1, max: 9_999_999 }).map((thousandths) => (thousandths / 1000).toFixed(3)),
  })
  await fc.assert(
    fc.asyncProperty(queries, async ({ counts, billsOfLading, cargoValue, cbm }) => {
      await pool.query('DELETE FROM attempt_count')
      const addOns = [
        { kind: 'insurance', cargoValue },
        { kind: 'storage', cbm: cbm.replace(/^0+(?=\d)/, ''), days: 3 },
      ]
      const containers = types.map((type, index) => ({ type, count: counts[index] }))
      const query = { ...oceanQuery, containers, billsOfLading, addOns }
      const { offers: made } = await offers(query)
      for (const { item } of made) {
        const body = { query, offerCode: item.code }
        const reply = await sendCall(calls.readOffer, body, { who: administrator })
        const { quote } = dataOf(calls.readOffer, reply).offer
        const sum = (amounts: readonly string[]) => amounts.reduce((all, one) => all.plus(one), exact(0))
        const net = sum(quote.lines.map(({ standardAmount }) => standardAmount.amount))
        expect(net.toFixed(2)).toBe(quote.net.amount)
        expect(net.plus(sum(quote.taxes.map(({ tax }) => tax.amount))).toFixed(2)).toBe(quote.total.amount)
        for (const { percent, net: taxed, tax } of quote.taxes) {
          const own = quote.lines.filter(({ taxPercent }) => taxPercent === percent)
          expect(sum(own.map(({ standardAmount }) => standardAmount.amount)).toFixed(2)).toBe(taxed.amount)
          expect(exact(taxed.amount).times(percent).dividedBy(100).toFixed(2)).toBe(tax.amount)
        }
      }
    }),
    { numRuns: 12 },
  )
})

describe("another company's quote", () => {
  const others = (number: string) =>
    [calls.readQuote, calls.readQuoteDocument, calls.acceptQuote, calls.quoteAgain].map(
      (call) => () => sendCall(call, { number }, { who: stranger.administrator }),
    )
  const said = ({ status, text }: Reply) => [status, text]

  test('is refused like an unknown number: read, document, accept and quote again', async () => {
    const { number } = await saved()
    const [real, invented] = [others(number), others('Q261115-999999')]
    for (const [index, attempt] of real.entries()) {
      const reply = await unchanged(attempt)
      refusalOf(reply, 'not-found')
      const unknown = await invented[index]?.()
      expect(said(reply)).toEqual(unknown && said(unknown))
    }
  })

  test('is in no list, and its number cannot be used as a cursor', async () => {
    const theirs = await site.newCompany('Watcher')
    const mine = dataOf(calls.saveQuote, await save(depotQuery, 'TD1', theirs.administrator))
    const { number } = await saved()
    const list = async (given: object) =>
      dataOf(calls.listQuotes, await sendCall(calls.listQuotes, given, { who: theirs.administrator }))
    expect((await list({})).rows.map((row) => row.number)).toEqual([mine.number])
    const misused = await sendCall(calls.listQuotes, { after: number }, { who: theirs.administrator })
    expect(refusalOf(misused, 'invalid-input').fields).toEqual({ after: 'wrong-format' })
    expect((await list({ size: '1000000' })).rows).toHaveLength(1)
  })

  test('is not visible to a person who left the company', async () => {
    const member = await site.newPerson()
    await site.join(companyId, member)
    const { number } = dataOf(calls.saveQuote, await save(depotQuery, 'TD1', member))
    await pool.query('DELETE FROM membership WHERE person_id = $1', [member])
    refusalOf(await sendCall(calls.readQuote, { number }, { who: member }), 'certify-to-see-rates')
    dataOf(calls.readQuote, await sendCall(calls.readQuote, { number }, { who: administrator }))
  })

  test('an offer by staff to a person without a company stays private, and is visible after certification', async () => {
    const [one, other] = [await site.newPerson(), await site.newPerson()]
    const number = await answeredRequest(one)
    const calling = [calls.readQuote, calls.readQuoteDocument, calls.acceptQuote]
    for (const who of [one, other])
      for (const call of calling)
        refusalOf(await unchanged(() => sendCall(call, { number }, { who })), 'certify-to-see-rates')
    refusalOf(await sendCall(calls.readQuote, { number }, { who: administrator }), 'not-found')
    await site.join(companyId, one)
    const quote = dataOf(calls.readQuote, await sendCall(calls.readQuote, { number }, { who: one }))
    expect(quote).toMatchObject({
      mode: 'agreed',
      from: 'Chengdu',
      to: 'Duisburg',
      remark: 'Twice a week',
    })
  })
})

describe('accepting', () => {
  test('an offer by staff twice at once succeeds once, and updates the request', async () => {
    const number = await answeredRequest(administrator, companyId)
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => sendCall(calls.acceptQuote, { number }, { who: administrator })),
    )
    const [taken, ...late] = replies.toSorted((one, other) => one.status - other.status)
    expect(taken && dataOf(calls.acceptQuote, taken)).toMatchObject({ state: 'accepted', number })
    for (const reply of late) refusalOf(reply, 'quote-closed')
    const { rows } = await pool.query(
      `SELECT q.accepted_by, r.state FROM quote q JOIN quote_request r ON r.id = q.request_id WHERE q.number = $1`,
      [number],
    )
    expect(rows).toEqual([{ accepted_by: administrator, state: 'accepted' }])
    const written = await pool.query(`SELECT after FROM audit_entry WHERE action = 'quote-accepted'`)
    expect(written.rows.filter(({ after }) => after.number === number)).toHaveLength(1)
  })

  test('an expired offer is refused, on the last day it succeeds', async () => {
    const [today, tomorrow] = [
      await answeredRequest(administrator, companyId),
      await answeredRequest(administrator, companyId),
    ]
    site.time.now = new Date('2026-11-20T15:59:59Z')
    dataOf(calls.acceptQuote, await sendCall(calls.acceptQuote, { number: today }, { who: administrator }))
    site.time.now = new Date('2026-11-20T16:00:00Z')
    const late = () => sendCall(calls.acceptQuote, { number: tomorrow }, { who: administrator })
    refusalOf(await unchanged(late), 'quote-expired')
  })

  test('an offer for a withdrawn request is refused', async () => {
    const number = await answeredRequest(administrator, companyId)
    await pool.query(
      `UPDATE quote_request SET state = 'withdrawn' WHERE id = (SELECT request_id FROM quote WHERE number = $1)`,
      [number],
    )
    refusalOf(
      await unchanged(() => sendCall(calls.acceptQuote, { number }, { who: administrator })),
      'request-closed',
    )
  })

  test('a quote at tariff prices is refused, because it is ordered instead', async () => {
    const { number } = await saved()
    refusalOf(
      await unchanged(() => sendCall(calls.acceptQuote, { number }, { who: administrator })),
      'not-allowed',
    )
  })

  test('an offer by staff cannot be quoted again automatically', async () => {
    const number = await answeredRequest(administrator, companyId)
    refusalOf(
      await unchanged(() => sendCall(calls.quoteAgain, { number }, { who: administrator })),
      'priced-by-staff',
    )
  })
})

describe('the verify page', () => {
  test('gives the same refusal for a wrong code, a code of another quote and an unknown number', async () => {
    const [one, other] = [await saved(), await saved()]
    const tries = [
      { number: one.number, code: 'wrong' },
      { number: one.number, code: other.verifyCode },
      { number: one.number, code: `${one.verifyCode}x` },
      { number: 'Q261115-999999', code: one.verifyCode },
      { number: "Q' OR '1'='1", code: '%' },
    ]
    const replies = await Promise.all(tries.map((given) => unchanged(() => sendCall(verifyQuote, given))))
    for (const reply of replies) refusalOf(reply, 'not-found')
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
  })

  test('limits the number of attempts', async () => {
    const { number, verifyCode } = await saved()
    const address = site.newAddress()
    for (let tried = 0; tried < 30; tried += 1)
      refusalOf(await sendCall(verifyQuote, { number, code: `c${tried}` }, { address }), 'not-found')
    refusalOf(await sendCall(verifyQuote, { number, code: verifyCode }, { address }), 'rate-limit-exceeded')
  })
})

test('purchase costs are in no response to a customer', async () => {
  const paid = '987654.32'
  await pool.query(
    `INSERT INTO rate_cost (rate_id, cost) SELECT id, jsonb_build_object('40HQ', $1::text) FROM rate ON CONFLICT DO NOTHING`,
    [paid],
  )
  const offers = await sendCall(calls.searchOffers, depotQuery, { who: administrator })
  const keeping = await save(depotQuery, 'TD1', administrator)
  const { number } = dataOf(calls.saveQuote, keeping)
  const read = await sendCall(calls.readQuote, { number }, { who: administrator })
  const again = await sendCall(calls.quoteAgain, { number }, { who: administrator })
  const range = await sendCall(calls.getPriceRange, depotQuery)
  for (const reply of [offers, keeping, read, again, range]) {
    expect(reply.status).toBe(200)
    expect(reply.text).not.toContain(paid)
    expect(reply.text).not.toMatch(/"(cost|margin)"/)
  }
})
