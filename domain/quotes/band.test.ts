import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { charge } from '#domain/tariffs/charge.ts'
import { amountText, given, product, withGiven } from '#domain/tariffs/formula.ts'
import { exact } from '#domain/values/exact-decimal.ts'
import { compareMoney, money, yuan } from '#domain/values/money.ts'
import { exampleAsked, exampleOffers } from '#tests/fixtures/quotes.ts'
import { agreedOffer } from './agreed-offer.ts'
import { bandOf, openInputs, openQuery, shareOf } from './band.ts'
import type { Offer } from './offer.ts'
import type { OceanQuery, TruckingQuery } from './query.ts'

/** An offer of one line without tax, at a price in yuan. */
function offerAt(price: string, count = '1'): Offer {
  const offer = agreedOffer(
    {
      request: 'R1',
      charges: [{ fee: 'DELIVERY', group: 'destination', unitPrice: price, quantity: count }],
      containers: 1,
      validUntil: '2026-12-01',
    },
    exampleAsked,
  )
  if (!offer.ok) expect.fail(offer.refusal)
  return offer.value
}

const told = (...offers: Offer[]) => {
  const band = bandOf(offers)
  return band && [band.from.amount, band.to.amount]
}

describe('a price on the scale', () => {
  test.each([
    ['8350.27', '8000.00', '10000.00'],
    ['8000', '8000.00', '10000.00'],
    ['9999.99', '8000.00', '10000.00'],
    ['10000', '10000.00', '12000.00'],
    ['1234', '1200.00', '1500.00'],
    ['0.85', '0.80', '1.00'],
  ])('%s lies between %s and %s', (price, from, to) => {
    expect(told(offerAt(price))).toEqual([from, to])
  })

  test('several lie between the cheapest and the dearest', () => {
    expect(told(offerAt('1234'), offerAt('4321'), offerAt('2000'))).toEqual(['1200.00', '5000.00'])
  })

  test('what is counted multiplies the step, not the price', () => {
    expect(told(offerAt('1234', '3'))).toEqual(['3600.00', '4500.00'])
    expect(told(offerAt('1234', '7'))).toEqual(['8400.00', '11000.00'])
  })

  test('without an offer there is no band', () => {
    expect(told()).toBeUndefined()
  })

  test('one of several costs its share', () => {
    const band = { from: yuan('8400'), to: yuan('11000') }
    expect(shareOf(band, 7)).toEqual({ from: yuan('1200'), to: yuan('1600') })
    expect(shareOf(band, 1)).toEqual(band)
  })
})

const scale = ['1', '1.2', '1.5', '2', '2.5', '3', '4', '5', '6', '8', '10']

/** Another figure of the same step, somewhere between it and the next. */
const nudged = (figure: string, by: number): string => {
  const value = exact(figure)
  if (value.isZero()) return figure
  const unit = exact(10).pow(value.e)
  const steps = scale.map((step) => unit.times(step))
  const at = steps.findLastIndex((step) => step.lessThanOrEqualTo(value))
  const [from, to] = [steps[at] ?? expect.fail(), steps[at + 1] ?? expect.fail()]
  return to.minus(from).times(by).times('0.99').plus(from).toDecimalPlaces(9).toFixed()
}

const offersOf = (service: keyof typeof exampleOffers): readonly Offer[] => {
  const found = exampleOffers[service]()
  return found.ok ? found.value.offers : expect.fail(found.refusal)
}

describe.each(['depot', 'trucking', 'warehouse', 'ocean'] as const)('the band of %s', (service) => {
  const offers = offersOf(service)

  test('holds every price it was made from, to the cent', () => {
    const { from, to } = bandOf(offers) ?? expect.fail()
    for (const { quote } of offers) {
      expect(compareMoney(from, quote.total)).toBeLessThanOrEqual(0)
      expect(compareMoney(quote.total, to)).toBeLessThanOrEqual(0)
    }
  })

  test('is the same whatever the figures are within their steps, so that asking again tells nothing', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (by) => {
        const others = offers.map((offer) => ({
          ...offer,
          quote: {
            ...offer.quote,
            lines: offer.quote.lines.map((line) => {
              const formula = withGiven(line.formula, (name, value) =>
                openInputs.has(name) ? value : nudged(value, by),
              )
              return { ...line, formula, sum: money(amountText(formula), line.sum.currency) }
            }),
          },
        }))
        expect(bandOf(others)).toEqual(bandOf(offers))
      }),
      { numRuns: 25 },
    )
  })
})

test('a minimum is told by its step as well: nobody finds it by asking for less and less', () => {
  const line = (volume: string) =>
    charge({
      fee: 'CRKF',
      rule: 'handling-in',
      formula: {
        kind: 'greatest',
        of: [product(given('volumeCbm', volume), given('pricePerCbm', '21')), given('least', '210')],
      },
      unitPrice: '21',
      quantity: volume,
      tariff: { code: 'w', version: '1' },
    })
  const bandAt = (volume: string) => {
    const [offer] = offersOf('warehouse')
    const [first] = offer?.quote.lines ?? []
    if (!offer || !first) expect.fail()
    return told({
      ...offer,
      quote: { ...offer.quote, lines: [{ ...first, ...line(volume), taxPercent: '0' }] },
    })
  }
  // 21 is told as 20 to 25 and 210 as 200 to 250: the change is seen at ten, not at where it really is.
  expect(bandAt('9.9')).toEqual(['200.00', '250.00'])
  expect(bandAt('10')).toEqual(['200.00', '250.00'])
  expect(bandAt('10.1')).toEqual(['200.00', '260.00'])
})

const ocean: OceanQuery = {
  service: 'ocean',
  pol: 'CNNGB',
  pod: 'NLRTM',
  etdFrom: '2026-11-20',
  etdTo: '2026-12-01',
  carrier: 'QSLN',
  containers: [{ type: '40HQ', count: 2 }],
  billsOfLading: 1,
  terms: { freight: 'prepaid', destination: 'collect' },
  services: [],
  contractOnly: true,
}

test('a visitor asks for the ships of four weeks, of every carrier, by no contract', () => {
  const { carrier: _, ...asked } = ocean
  expect(openQuery(ocean, '2026-11-15')).toEqual({
    ...asked,
    etdFrom: '2026-11-15',
    etdTo: '2026-12-13',
    contractOnly: false,
  })
})

test('any other wish is asked as it is', () => {
  const haul: TruckingQuery = {
    service: 'trucking',
    port: 'CNNGB',
    district: '330282',
    pickUpPlace: 'NBCT',
    day: '2026-11-20',
    containers: [{ type: '40HQ', count: 2 }],
    loadingPoints: 2,
    weighings: 1,
  }
  expect(openQuery(haul, '2026-11-15')).toBe(haul)
})
