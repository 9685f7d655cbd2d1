import { describe, expect, test } from 'vitest'
import { explainLine } from '#domain/quotes/explanation/explain.ts'
import type { Offer } from '#domain/quotes/offers/offer.ts'
import { truckingOffers } from '#domain/quotes/offers/trucking-offers.ts'
import { priceChangesBetween } from '#domain/quotes/saved/price-changes.ts'
import { exampleContext, exampleTrucking } from '#tests/fixtures/quotes.ts'
import { type TruckingTariff, truckingTariffs } from './trucking-tariff.data.ts'

const tariff = truckingTariffs.CNXMN
const port = { code: 'trucking-CNXMN', version: 'trucking-2026-11' }

/** The offer for one lane with a toll. */
function offerOf(version: string, price: string, terms: TruckingTariff = tariff): Offer {
  const lanes = [{ code: 'XMN-XOGT', version, prices: { '40HQ': price }, tollPerVehicle: '95' }]
  const query = { ...exampleTrucking, lanes, containers: [{ type: '40HQ', count: 2 } as const] }
  const made = truckingOffers(query, terms, exampleContext)
  const offer = made.ok ? made.value.offers[0] : undefined
  if (!offer) throw new Error('an offer was expected')
  return offer
}

describe('a line of a trucking quote', () => {
  const { quote } = offerOf('2', '5480')

  test.each(['TRUCK', 'GSF', 'RYF'])('%s names the lane it came from', (fee) => {
    const line = quote.lines.find((one) => one.fee === fee)
    expect(line?.tariff).toEqual({ code: 'XMN-XOGT', version: '2' })
    expect(line?.shareTariff).toEqual(fee === 'RYF' ? port : undefined)
  })

  test('that comes from the tariff of the port names that', () => {
    expect(quote.lines.find(({ fee }) => fee === 'DMD')?.tariff).toEqual(port)
  })

  test('is made from both, and the quote says so', () => {
    expect(quote.tariffs).toEqual([{ code: 'XMN-XOGT', version: '2' }, port])
    const fuel = quote.lines.find(({ fee }) => fee === 'RYF')
    if (!fuel) throw new Error('a line was expected')
    const translate = (key: string, params = {}) => `${key} ${Object.values(params).join(' ')}`
    const { tariff: named } = explainLine(fuel, 'en', translate)
    expect(named).toContain('XMN-XOGT 2')
    expect(named).toContain('trucking-CNXMN trucking-2026-11')
  })
})

describe('asking again', () => {
  const versionsOf = (before: Offer, after: Offer) =>
    priceChangesBetween(before.quote, after.quote).map(({ fee, tariffBefore, tariffAfter }) => [
      fee,
      tariffBefore,
      tariffAfter,
    ])

  test('tells the version of the lane that moved', () => {
    expect(versionsOf(offerOf('1', '5220'), offerOf('2', '5480'))).toEqual([
      ['TRUCK', '1', '2'],
      ['RYF', '1', '2'],
    ])
  })

  test('tells the version of the tariff where only the fuel share moved', () => {
    const dearer = { ...tariff, version: '2', fuelPercent: '5' }
    expect(versionsOf(offerOf('1', '5220'), offerOf('1', '5220', dearer))).toEqual([
      ['RYF', 'trucking-2026-11', '2'],
    ])
  })
})
