import { describe, expect, test } from 'vitest'
import { chargesTrucking, contingentTruckingCharges } from '#domain/tariffs/trucking/trucking-charges.ts'
import { carriedAsPlanned } from '#domain/tariffs/trucking/trucking-request.ts'
import { truckingTariffs } from '#domain/tariffs/trucking/trucking-tariff.data.ts'
import {
  exampleBooking,
  exampleContext,
  exampleLanes,
  exampleSailingsToPrice,
} from '#tests/fixtures/quotes.ts'
import { oceanOffers } from './ocean-offers.ts'
import { priceTrucking, type TruckingToPrice } from './ocean-trucking.ts'

const tariff = truckingTariffs.CNTAO
const trucking: TruckingToPrice = {
  query: { kind: 'trucking', district: '370211' },
  prices: { tariff, lanes: exampleLanes },
  containers: [
    { type: '20GP', count: 1 },
    { type: '40HQ', count: 3 },
  ],
  day: '2026-11-28',
}

const pricedBy = (change: Partial<TruckingToPrice>) => {
  const priced = priceTrucking({ ...trucking, ...change })
  return priced.ok ? priced.value.charges[0]?.charge.tariff.code : priced.refusal
}

describe('the lane of trucking', () => {
  // From QQCTU 560 + 3 × 700 = 2,660, from TAO-D1 500 + 3 × 610 = 2,330.
  test.each<[string, Partial<TruckingToPrice>, string]>([
    ['is that of the terminal of the ship', { terminal: 'QQCTU' }, 'TAO-QQCTU-370211'],
    ['is the cheapest for a terminal without a lane', { terminal: 'QQCTN' }, 'TAO-D1-370211'],
    ['is the cheapest without a terminal', {}, 'TAO-D1-370211'],
    [
      'is that of the chosen pick-up place',
      { terminal: 'TAO-D1', query: { ...trucking.query, pickUpPlace: 'QQCTU' } },
      'TAO-QQCTU-370211',
    ],
    [
      'is none from a place without a lane',
      { query: { ...trucking.query, pickUpPlace: 'QQCTN' } },
      'no-price',
    ],
    ['is none for a type without a price', { containers: [{ type: '45HQ', count: 1 }] }, 'no-price'],
    ['is none in a district without lanes', { prices: { tariff, lanes: [] } }, 'no-price'],
  ])('%s', (_, change, code) => {
    expect(pricedBy(change)).toBe(code)
  })

  test('a refusal names the service and the district', () => {
    expect(priceTrucking({ ...trucking, prices: { tariff, lanes: [] } })).toMatchObject({
      params: { service: 'trucking', district: '370211', day: '2026-11-28' },
    })
    const query = { ...trucking.query, pickUpPlace: 'QQCTN' }
    expect(priceTrucking({ ...trucking, query })).toMatchObject({
      params: { service: 'trucking', district: '370211', pickUpPlace: 'QQCTN', day: '2026-11-28' },
    })
  })
})

test('the truck carries the stated cargo and the empty container', () => {
  const steps = [{ overTons: 26, per: 'container', price: '100' }] as const
  const prices = { ...trucking.prices, tariff: { ...tariff, overweight: { steps, capPerContainer: '500' } } }
  const priced = priceTrucking({ ...trucking, prices, cargoWeightKg: '24000' })
  if (!priced.ok) expect.fail(priced.refusal)
  const overweight = priced.value.charges.filter(({ charge }) => charge.fee === 'CZF')
  // 24,000 kg and 2,250 kg for an empty 20GP, 3,900 kg for an empty 40HQ.
  expect(overweight.map(({ charge: { params } }) => [params.type, params.grossWeightKg])).toEqual([
    ['20GP', 26250],
    ['40HQ', 27900],
  ])
})

test('two light containers of 20 feet share a truck, also where the cheapest lane is chosen', () => {
  const containers = [
    { type: '20GP', count: 2 },
    { type: '40HQ', count: 1 },
  ] as const
  // A truck each: 2 × 1,000 + 100 = 2,100 and 2 × 900 + 290 = 2,090. At 80% for each of the pair: 1,700 and 1,730.
  const lanes = exampleLanes.slice(0, 2).map((lane, index) => ({
    ...lane,
    code: `lane-${index}`,
    prices: index === 0 ? { '20GP': '1000', '40HQ': '100' } : { '20GP': '900', '40HQ': '290' },
  }))
  const change = { containers, prices: { tariff, lanes } }
  expect(pricedBy(change)).toBe('lane-1')
  expect(pricedBy({ ...change, cargoWeightKg: '10000' })).toBe('lane-0')
})

test('trucking costs in an ocean quote what it costs on its own, and can cost what it can on its own', () => {
  const [lane] = exampleLanes
  if (!lane) throw new Error('The example has no lane')
  const alone = {
    day: trucking.day,
    lane,
    containers: trucking.containers,
    loadingPoints: 1,
    outcome: carriedAsPlanned,
  }
  const charges = chargesTrucking(alone, tariff)
  const priced = priceTrucking({ ...trucking, terminal: 'QQCTU' })
  if (!priced.ok || !charges.ok) throw new Error('There is no price')
  expect(priced.value.charges.map(({ charge }) => charge)).toEqual(charges.value)
  expect(priced.value.charges.every(({ paymentTerm }) => paymentTerm === 'prepaid')).toBe(true)
  const contingent = contingentTruckingCharges(alone, tariff)
  const isInspection = ({ trigger }: { readonly trigger: string }) => trigger === 'inspection'
  const others = contingent.filter((one) => !isInspection(one)).map((one) => ({ ...one, mode: 'trucking' }))
  expect(priced.value.contingentCharges.filter((one) => !isInspection(one))).toEqual(others)
  // The ship is known, and with it the terminal.
  const [inspection, ...more] = priced.value.contingentCharges.filter(isInspection)
  expect([inspection?.params.terminals, more]).toEqual(['QQCTU', []])
  // Spec §9: a dry run and a cancellation are announced too.
  expect(contingent.map(({ trigger }) => trigger)).toEqual(expect.arrayContaining(['dry-run']))
})

test('the lines of an ocean quote name the rate of the lane, and the price follows its version', () => {
  const quoteWith = (lanes: typeof exampleLanes) => {
    const toPrice = exampleSailingsToPrice.map((one) => ({ ...one, trucking: { tariff, lanes } }))
    const made = oceanOffers(exampleBooking, toPrice, exampleContext)
    const quote = made.ok ? made.value.offers[0]?.quote : undefined
    if (!quote) throw new Error('There is no offer')
    return quote
  }
  const [before, after] = [
    quoteWith(exampleLanes),
    quoteWith(
      exampleLanes.map((lane) => ({ ...lane, version: '9', prices: { '20GP': '600', '40HQ': '800' } })),
    ),
  ]
  const trucks = (quote: typeof before) =>
    quote.lines
      .filter(({ fee }) => fee === 'TRUCK')
      .map(({ sum, tariff: { code, version } }) => [sum.amount, code, version])
  expect(trucks(before)).toEqual([
    ['500.00', 'TAO-D1-370211', '1'],
    ['1830.00', 'TAO-D1-370211', '1'],
  ])
  expect(trucks(after).map(([amount, , version]) => [amount, version])).toEqual([
    ['600.00', '9'],
    ['2400.00', '9'],
  ])
  expect(before.tariffs).toContainEqual({ code: 'TAO-D1-370211', version: '1' })
})

test('the free cancellation of a truck ends before the container must be at the terminal, not before the ship leaves', () => {
  const [first] = exampleSailingsToPrice
  if (!first) throw new Error('The example has no ship')
  const cutOffFor = (departsAt?: string) => {
    const sailing = { vessel: 'A', voyage: '1', departsOn: '2026-11-28', ...(departsAt && { departsAt }) }
    const toPrice = { ...first, rate: { ...first.rate, sailing }, trucking: { tariff, lanes: exampleLanes } }
    const made = oceanOffers(exampleBooking, [toPrice], exampleContext)
    const [offer] = made.ok ? made.value.offers : []
    return offer?.quote.contingentCharges.find(({ trigger }) => trigger.endsWith('cancellation'))?.params
      .cutOff
  }
  // The terminal takes it until 26 November, 48 hours before the ship leaves.
  expect(cutOffFor('2026-11-28T02:00:00.000Z')).toBe('2026-11-25 15:00')
  expect(cutOffFor()).toBe('2026-11-27 15:00')
})
