import { expect, test } from 'vitest'
import { oceanTariffs } from '#domain/tariffs/ocean/ocean-tariff.data.ts'
import { truckingTariffs } from '#domain/tariffs/trucking/trucking-tariff.data.ts'
import { sampleRate } from '#tests/fixtures/ocean-requests.ts'
import { exampleBooking, exampleContext, exampleLanes } from '#tests/fixtures/quotes.ts'
import { oceanQuotes, type PricedOceanQuery, type SailingToPrice } from './ocean-quotes.ts'

const ratedSailings = [
  { vessel: 'QUAYSIDE DAWN', voyage: '047W', departsOn: '2026-11-28' },
  { vessel: 'QUAYSIDE NOON', voyage: '048W', departsOn: '2026-12-05' },
  { vessel: 'QUAYSIDE DUSK', voyage: '049W', departsOn: '2026-12-12', terminal: 'QQCTU' },
  { vessel: 'QUAYSIDE DUSK', voyage: '051W', departsOn: '2026-12-12', terminal: 'TAO-D1' },
  { vessel: 'QUAYSIDE LATE', voyage: '050W', departsOn: '2026-12-13' },
]
const trucking = { tariff: truckingTariffs.CNTAO, lanes: exampleLanes }
const sailings: readonly SailingToPrice[] = [
  ...ratedSailings.map((sailing) => ({ rate: { ...sampleRate, sailing } })),
  { rate: { ...sampleRate, version: '4', freight: { '20GP': '1', '40HQ': '2' } } },
].map((sailing) => ({ ...sailing, tariff: oceanTariffs.CNTAO, trucking }))

const withoutTrucking: PricedOceanQuery = { ...exampleBooking, addOns: [] }

test.each([
  ['with trucking', exampleBooking],
  ['without trucking', withoutTrucking],
])('a shared price %s equals the price of the sailing alone', (_, query) => {
  const shared = oceanQuotes(query, exampleContext)
  for (const sailing of sailings) {
    const { sailing: rated, validTo } = sailing.rate
    expect(shared(sailing).ok).toBe(rated.departsOn <= validTo)
    expect(shared(sailing)).toEqual(oceanQuotes(query, exampleContext)(sailing))
  }
})

test('a price is calculated once for the sailings of one rate version', () => {
  const priceSailing = oceanQuotes(withoutTrucking, exampleContext)
  const [first, second, , , , newVersion] = sailings
    .map(priceSailing)
    .map((quote) => (quote.ok ? quote.value : null))
  expect(second?.groups).toBe(first?.groups)
  expect(newVersion?.groups).not.toBe(first?.groups)
})

const quoteFor = (change: Partial<PricedOceanQuery>) => {
  const [sailing] = sailings
  if (!sailing) throw new Error('There is no sailing')
  const quote = oceanQuotes({ ...withoutTrucking, ...change }, exampleContext)(sailing)
  return quote.ok ? quote.value : expect.fail(quote.refusal)
}

test('the terms state the cargo that the price was made for, where it was stated', () => {
  expect(quoteFor({ goods: 'Tiles', cargoWeightKg: '20000' }).terms?.cargo).toEqual({
    goods: 'Tiles',
    cargoWeightKg: '20000',
  })
  expect(quoteFor({}).terms).not.toHaveProperty('cargo')
})

test('the freight of a shipper’s own container names the rate and the tariff of its share', () => {
  const freight = quoteFor({ shipperOwned: true }).lines.filter(({ fee }) => fee === 'OF')
  const { code, version } = oceanTariffs.CNTAO
  expect(freight.map(({ tariff, shareTariff }) => [tariff.code, shareTariff])).toEqual([
    [sampleRate.code, { code, version }],
    [sampleRate.code, { code, version }],
  ])
  expect(quoteFor({}).lines.filter((line) => line.shareTariff)).toEqual([])
})

test('under DAP the consignee pays the import clearance, the shipper the delivery', () => {
  const addOns = [
    { kind: 'import-clearance', declarations: 1 },
    { kind: 'delivery', place: 'Rotterdam' },
  ] as const
  const paymentTerms = { freight: 'prepaid', destination: 'prepaid' } as const
  const [sailing] = sailings
  if (!sailing) throw new Error('There is no sailing')
  const quote = oceanQuotes(
    { ...exampleBooking, incoterm: 'DAP', paymentTerms, addOns },
    exampleContext,
  )(sailing)
  const terms = quote.ok && quote.value.lines.map(({ rule, paymentTerm }) => [rule, paymentTerm])
  expect(terms).toContainEqual(['import-clearance', 'collect'])
  expect(terms).toContainEqual(['delivery', 'prepaid'])
})

test('what an agent abroad bills stays in the currency of the tariff, beside its conversion', () => {
  const addOns = [
    { kind: 'import-clearance', declarations: 2 },
    { kind: 'delivery', place: 'Rotterdam' },
  ] as const
  const [sailing] = sailings
  if (!sailing?.tariff) throw new Error('There is no sailing')
  const NLRTM = {
    delivery: { fee: 'DELIVERY', per: 'container', price: '420.50', currency: 'EUR' },
    'import-clearance': { fee: 'CLEARANCE', per: 'document', price: '80', currency: 'EUR' },
  } as const
  const tariff = { ...sailing.tariff, destinationServices: { NLRTM } }
  const EUR = { value: '7.62', from: 'EUR', to: 'CNY', date: '2026-11-15', source: 'test' } as const
  const query = { ...exampleBooking, containers: [{ type: '40HQ', count: 3 }], addOns } as const
  const priceWith = (exchangeRates: typeof exampleContext.exchangeRates) =>
    oceanQuotes(query, { ...exampleContext, exchangeRates })({ ...sailing, tariff })
  const quote = priceWith({ ...exampleContext.exchangeRates, EUR })
  if (!quote.ok) expect.fail(quote.refusal)
  const abroad = quote.value.lines.filter(({ group }) => group === 'destination')
  // 3 × 420.50 = 1,261.50, times 7.62 = 9,612.63; 2 × 80 = 160, times 7.62 = 1,219.20.
  expect(abroad.map(({ fee, sum, standardAmount }) => [fee, sum, standardAmount])).toEqual([
    ['CLEARANCE', { amount: '160.00', currency: 'EUR' }, { amount: '1219.20', currency: 'CNY' }],
    ['DELIVERY', { amount: '1261.50', currency: 'EUR' }, { amount: '9612.63', currency: 'CNY' }],
  ])
  expect(abroad.map(({ params }) => params.currency)).toEqual(['EUR', 'EUR'])
  const another = quote.value.contingentCharges.find(({ fee }) => fee === 'CLEARANCE')
  expect(another).toMatchObject({
    unitPrice: { amount: '80.00', currency: 'EUR' },
    params: { currency: 'EUR' },
  })
  expect(priceWith(exampleContext.exchangeRates).ok).toBe(false)
})

test.each([
  ['with trucking', exampleBooking],
  ['without trucking', withoutTrucking],
])('%s, customs inspect at the terminal where the ship loads', (_, query) => {
  const inspected = (terminal: string | undefined) => {
    const [sailing] = ratedSailings
    if (!sailing) throw new Error('There is no sailing')
    const rate = { ...sampleRate, sailing: { ...sailing, ...(terminal !== undefined && { terminal }) } }
    const quote = oceanQuotes(query, exampleContext)({ rate, tariff: oceanTariffs.CNTAO, trucking: priced })
    if (!quote.ok) return expect.fail(quote.refusal)
    return quote.value.contingentCharges
      .filter(({ fee }) => fee === 'CYF')
      .map(({ unitPrice, params }) => [unitPrice.amount, params.terminals])
  }
  const priced = {
    ...trucking,
    tariff: { ...trucking.tariff, inspection: { QQCTU: '300', QQCTN: '300', QQCT: '200' } },
  }
  expect(inspected('QQCTU')).toEqual([['300.00', 'QQCTU']])
  const all = [
    ['300.00', 'QQCTU / QQCTN'],
    ['200.00', 'QQCT'],
  ]
  expect(inspected(undefined)).toEqual(all)
  // Without a price of its own none can be left out.
  expect(inspected('TAO-D1')).toEqual(all)
})
