import { describe, expect, test } from 'vitest'
import { depotTariffs } from '#domain/tariffs/depot/depot-tariff.data.ts'
import { oceanTariffs } from '#domain/tariffs/ocean/ocean-tariff.data.ts'
import { truckingTariffs } from '#domain/tariffs/trucking/trucking-tariff.data.ts'
import { exampleWarehouseTariffs } from '#domain/tariffs/warehouse/warehouse-tariff.data.ts'
import { yuan } from '#domain/values/money.ts'
import type { Result } from '#domain/values/refusal.ts'
import {
  exampleBooking,
  exampleCargo,
  exampleContext,
  exampleOffers,
  exampleSailingsToPrice,
  exampleStay,
  exampleTrucking,
} from '#tests/fixtures/quotes.ts'
import type { InclusionItem } from './inclusions.ts'
import { depotOffers } from './offers/depot-offers.ts'
import { oceanOffers, type PricedOceanQuery } from './offers/ocean-offers.ts'
import type { Offers } from './offers/offer.ts'
import { truckingOffers } from './offers/trucking-offers.ts'
import { warehouseOffers } from './offers/warehouse-offers.ts'
import type { Quote } from './quote.ts'
import { staffOffer } from './requests/staff-offer.ts'

function quoteOf(offers: Result<Offers>): Quote {
  if (!offers.ok || !offers.value.offers[0]) throw new Error(JSON.stringify(offers))
  return offers.value.offers[0].quote
}

const ocean = (change: Partial<PricedOceanQuery> = {}): Quote =>
  quoteOf(oceanOffers({ ...exampleBooking, ...change }, exampleSailingsToPrice, exampleContext))

const codes = (items: readonly InclusionItem[] = []) =>
  items.map(({ fee, rule, service }) => [fee ?? service, rule].filter(Boolean).join(' '))

const listsOf = ({ terms }: Quote) => ({
  included: codes(terms?.inclusions.included),
  atDestination: codes(terms?.inclusions.atDestination),
  notIncluded: codes(terms?.inclusions.notIncluded),
})

describe('an ocean quote', () => {
  test('without services holds freight, local charges and filing; the rest is named as missing', () => {
    expect(listsOf(ocean({ addOns: [] }))).toEqual({
      included: ['THC', 'DOC', 'SEAL', 'EIR', 'VGM', 'DCF', 'CDF', 'OF', 'PSS', 'BAF', 'ENS', 'WRS'],
      atDestination: ['destination-terminal', 'delivery-order'],
      notIncluded: ['TRUCK', 'ZXF', 'BGF', 'COO', 'INS', 'CLEARANCE', 'DELIVERY', 'duties'],
    })
  })

  test('a service that is asked for moves from what is missing to what is included', () => {
    const { included, notIncluded } = listsOf(ocean())
    expect(included).toEqual(expect.arrayContaining(['TRUCK', 'BGF', 'INS', 'CCF']))
    expect(notIncluded).toEqual(['ZXF', 'COO', 'CLEARANCE', 'DELIVERY', 'duties'])
  })

  test('what is collect stands under what is paid at the destination, and nowhere else', () => {
    const quote = ocean({
      paymentTerms: { freight: 'collect', destination: 'collect' },
      addOns: [{ kind: 'import-clearance', declarations: 1 }],
    })
    const { included, atDestination, notIncluded } = listsOf(quote)
    expect(atDestination).toEqual([
      ...['OF', 'PSS', 'BAF', 'WRS', 'CLEARANCE'],
      ...['destination-terminal', 'delivery-order'],
    ])
    for (const fee of ['OF', 'CLEARANCE']) {
      expect(included).not.toContain(fee)
      expect(notIncluded).not.toContain(fee)
    }
  })

  test('no fee of a line is missing from the list', () => {
    const quote = ocean()
    const { included, atDestination } = listsOf(quote)
    expect(new Set([...included, ...atDestination])).toEqual(
      new Set([...quote.lines.map(({ fee }) => fee), 'destination-terminal', 'delivery-order']),
    )
  })

  test('the Incoterm says on whose side the missing parts are', () => {
    const sides = (incoterm: 'FOB' | 'DDP') => {
      const { inclusions } = ocean({ addOns: [], incoterm }).terms ?? {}
      return Object.fromEntries(
        [...(inclusions?.atDestination ?? []), ...(inclusions?.notIncluded ?? [])].map(
          ({ fee, service, side }) => [fee ?? service, side],
        ),
      )
    }
    expect(sides('FOB')).toMatchObject({ TRUCK: 'shipper', INS: 'consignee', duties: 'consignee' })
    expect(sides('FOB')).toMatchObject({ 'destination-terminal': 'consignee', DELIVERY: 'consignee' })
    expect(new Set(Object.values(sides('DDP')))).toEqual(new Set(['shipper']))
    expect(ocean({ addOns: [] }).terms?.inclusions.notIncluded[0]).toEqual({ fee: 'TRUCK' })
  })

  test('states where the trucks load and where the cargo is delivered', () => {
    const doors = (...addOns: PricedOceanQuery['addOns']) => ocean({ addOns }).terms?.doors
    expect(doors({ kind: 'trucking', district: '370211' })).toEqual({ district: '370211' })
    expect(doors({ kind: 'trucking', district: '370211' }, { kind: 'delivery', place: 'Rotterdam' })).toEqual(
      { district: '370211', deliveryPlace: 'Rotterdam' },
    )
    expect(ocean({ addOns: [{ kind: 'insurance', cargoValue: '1000' }] }).terms).not.toHaveProperty('doors')
  })

  test('states when prepaid charges are due, the bill and the Incoterm', () => {
    expect(ocean({ addOns: [] }).terms).toMatchObject({ prepaidDueDays: 7, billType: 'original' })
    expect(ocean({ addOns: [] }).terms).not.toHaveProperty('truckingInsurance')
    expect(ocean({ incoterm: 'CIF', billType: 'sea-waybill' }).terms).toMatchObject({
      incoterm: 'CIF',
      billType: 'sea-waybill',
    })
  })

  test('telex release is charged once a bill where it is chosen, and can then not come later', () => {
    const [original, telex, waybill] = (['original', 'telex-release', 'sea-waybill'] as const).map(
      (billType) => ocean({ billType }),
    )
    const price = (quote: Quote | undefined) => quote?.lines.find(({ fee }) => fee === 'TLX')?.sum
    const isAnnounced = (quote: Quote | undefined) =>
      quote?.contingentCharges.some(({ trigger }) => trigger === 'telex-release')
    expect([original, telex, waybill].map(price)).toEqual([undefined, yuan('900'), undefined])
    expect([original, telex, waybill].map(isAnnounced)).toEqual([true, false, false])
  })
})

test('trucking states its insurance, alone and in an ocean quote', () => {
  const truckingInsurance = { perAccident: yuan('2000000'), theftAddOn: yuan('500000') }
  const trucking = quoteOf(exampleOffers.trucking())
  expect(trucking.terms).toMatchObject({ truckingInsurance })
  expect(ocean().terms).toMatchObject({ truckingInsurance })
  expect(listsOf(trucking).notIncluded).toEqual(['cargo-loading', 'port-charges', 'BGF', 'INS'])
  expect(listsOf(trucking).atDestination).toEqual([])
})

test('a price for an open top or a flat rack is for cargo that fits inside', () => {
  const lanes = [{ code: 'L1', version: '1', prices: { '40HQ': '1000', '40FR': '1300' } }]
  const quoteFor = (type: '40HQ' | '40FR') =>
    quoteOf(
      truckingOffers(
        { ...exampleTrucking, lanes, containers: [{ type, count: 1 }] },
        truckingTariffs.CNSHA,
        exampleContext,
      ),
    )
  expect(listsOf(quoteFor('40HQ')).notIncluded).not.toContain('out-of-gauge')
  expect(listsOf(quoteFor('40FR')).notIncluded).toContain('out-of-gauge')
})

describe('storage within the free days has no line and is included', () => {
  const stay = (days: number) =>
    quoteOf(depotOffers({ ...exampleStay, days }, [depotTariffs.CNTAO], exampleContext))

  test('in a depot', () => {
    expect(stay(5).lines.map(({ fee }) => fee)).not.toContain('STORAGE')
    expect(listsOf(stay(5)).included).toContain('STORAGE')
    expect(listsOf(stay(0)).included).not.toContain('STORAGE')
    expect(listsOf(stay(40)).included.filter((fee) => fee === 'STORAGE')).toHaveLength(1)
    expect(listsOf(stay(40)).notIncluded).toEqual(['REP', 'TRUCK'])
    expect(listsOf(stay(40)).atDestination).toEqual([])
  })

  test('in a warehouse, where handling in and out are two things', () => {
    const stored = (change: Partial<typeof exampleCargo>) =>
      quoteOf(
        warehouseOffers(
          { ...exampleCargo, ...change },
          Object.values(exampleWarehouseTariffs),
          exampleContext,
        ),
      )
    const some = listsOf(stored({ handlingOut: false, storageDays: 0 }))
    expect(some.included).toContain('CRKF handling-in')
    expect(some.notIncluded).toEqual(['CRKF handling-out', 'CCF', 'TXF', 'TRUCK', 'BGF', 'INS'])
    expect(listsOf(stored({})).notIncluded).toEqual(['TXF', 'TRUCK', 'BGF', 'INS'])
    expect(listsOf(stored({})).atDestination).toEqual([])
    expect(listsOf(stored({ storageDays: 1 })).included).toContain('CCF')
  })
})

test('an offer by staff includes its lines and nothing else', () => {
  const made = staffOffer(
    {
      request: 'R1',
      charges: [{ fee: 'RAIL', group: 'freight', unitPrice: '1000', quantity: '1' }],
      containers: [],
      validUntil: '2026-12-01',
    },
    exampleContext,
  )
  if (!made.ok) throw new Error(made.refusal)
  expect(listsOf(made.value.quote)).toEqual({
    included: ['RAIL'],
    atDestination: [],
    notIncluded: ['everything-else'],
  })
})

test('a tariff without free time at the destination announces none', () => {
  const { destinationFreeTime: _none, later, ...rest } = oceanTariffs.CNTAO
  const { demurrage: _demurrage, ...before } = later
  const tariff = { ...rest, later: before }
  const quote = quoteOf(
    oceanOffers(
      exampleBooking,
      exampleSailingsToPrice.map((toPrice) => ({ ...toPrice, tariff })),
      exampleContext,
    ),
  )
  const triggers = quote.contingentCharges.map(({ trigger }) => trigger)
  expect(triggers).toContain('detention')
  expect(triggers.filter((trigger) => /demurrage|destination/.test(trigger))).toEqual([])
})
