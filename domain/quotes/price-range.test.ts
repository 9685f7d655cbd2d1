import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { charge } from '#domain/tariffs/charge.ts'
import { amountText, given, product, withGiven } from '#domain/tariffs/formula.ts'
import { exact } from '#domain/values/exact-decimal.ts'
import { compareMoney, money, yuan } from '#domain/values/money.ts'
import { exampleContext, exampleOffers } from '#tests/fixtures/quotes.ts'
import type { Offer } from './offer.ts'
import { priceRangeOf, publicInputs, publicQuery, rangePerContainer } from './price-range.ts'
import type { OceanQuery, TruckingQuery } from './query.ts'
import { staffOffer } from './staff-offer.ts'

/** An offer of one line without tax, at a price in CNY. */
function offerAt(price: string, count = '1'): Offer {
  const offer = staffOffer(
    {
      request: 'R1',
      charges: [{ fee: 'DELIVERY', group: 'destination', unitPrice: price, quantity: count }],
      containers: 1,
      validUntil: '2026-12-01',
    },
    exampleContext,
  )
  if (!offer.ok) expect.fail(offer.refusal)
  return offer.value
}

const rangeOf = (...offers: Offer[]) => {
  const range = priceRangeOf(offers)
  return range && [range.from.amount, range.to.amount]
}

describe('a price range', () => {
  test.each([
    ['8350.27', '8000.00', '10000.00'],
    ['8000', '8000.00', '10000.00'],
    ['9999.99', '8000.00', '10000.00'],
    ['10000', '10000.00', '12000.00'],
    ['1234', '1200.00', '1500.00'],
    ['0.85', '0.80', '1.00'],
  ])('of %s is %s to %s', (price, from, to) => {
    expect(rangeOf(offerAt(price))).toEqual([from, to])
  })

  test('of several offers spans the cheapest and the most expensive', () => {
    expect(rangeOf(offerAt('1234'), offerAt('4321'), offerAt('2000'))).toEqual(['1200.00', '5000.00'])
  })

  test('rounds the unit price before it is multiplied', () => {
    expect(rangeOf(offerAt('1234', '3'))).toEqual(['3600.00', '4500.00'])
    expect(rangeOf(offerAt('1234', '7'))).toEqual(['8400.00', '11000.00'])
  })

  test('needs an offer', () => {
    expect(rangeOf()).toBeUndefined()
  })

  test('per container is the share of one', () => {
    const range = { from: yuan('8400'), to: yuan('11000') }
    expect(rangePerContainer(range, 7)).toEqual({ from: yuan('1200'), to: yuan('1600') })
    expect(rangePerContainer(range, 1)).toEqual(range)
  })
})

const scale = ['1', '1.2', '1.5', '2', '2.5', '3', '4', '5', '6', '8', '10']

/** Another figure on the same step of the scale. */
const nudged = (figure: string, by: number): string => {
  const value = exact(figure)
  if (value.isZero()) return figure
  const unit = exact(10).pow(value.e)
  const steps = scale.map((step) => unit.times(step))
  const index = steps.findLastIndex((step) => step.lessThanOrEqualTo(value))
  const [from, to] = [steps[index] ?? expect.fail(), steps[index + 1] ?? expect.fail()]
  return to.minus(from).times(by).times('0.99').plus(from).toDecimalPlaces(9).toFixed()
}

const offersOf = (mode: keyof typeof exampleOffers): readonly Offer[] => {
  const found = exampleOffers[mode]()
  return found.ok ? found.value.offers : expect.fail(found.refusal)
}

describe.each(['depot', 'trucking', 'warehouse', 'ocean'] as const)('the price range of %s', (mode) => {
  const offers = offersOf(mode)

  test('contains every exact price', () => {
    const { from, to } = priceRangeOf(offers) ?? expect.fail()
    for (const { quote } of offers) {
      expect(compareMoney(from, quote.total)).toBeLessThanOrEqual(0)
      expect(compareMoney(quote.total, to)).toBeLessThanOrEqual(0)
    }
  })

  test('is the same for all figures on the same steps, so that repeated queries reveal nothing', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (by) => {
        const others = offers.map((offer) => ({
          ...offer,
          quote: {
            ...offer.quote,
            lines: offer.quote.lines.map((line) => {
              const formula = withGiven(line.formula, (name, value) =>
                publicInputs.has(name) ? value : nudged(value, by),
              )
              return { ...line, formula, sum: money(amountText(formula), line.sum.currency) }
            }),
          },
        }))
        expect(priceRangeOf(others)).toEqual(priceRangeOf(offers))
      }),
      { numRuns: 25 },
    )
  })
})

test('a minimum charge is rounded as well, so that smaller and smaller queries do not reveal it', () => {
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
  const rangeAt = (volume: string) => {
    const [offer] = offersOf('warehouse')
    const [first] = offer?.quote.lines ?? []
    if (!offer || !first) expect.fail()
    return rangeOf({
      ...offer,
      quote: { ...offer.quote, lines: [{ ...first, ...line(volume), taxPercent: '0' }] },
    })
  }
  // 21 becomes 20 to 25 and 210 becomes 200 to 250: the change shows at ten, not at the real minimum.
  expect(rangeAt('9.9')).toEqual(['200.00', '250.00'])
  expect(rangeAt('10')).toEqual(['200.00', '250.00'])
  expect(rangeAt('10.1')).toEqual(['200.00', '260.00'])
})

const ocean: OceanQuery = {
  mode: 'ocean',
  pol: 'CNNGB',
  pod: 'NLRTM',
  etdFrom: '2026-11-20',
  etdTo: '2026-12-01',
  carrier: 'QSLN',
  containers: [{ type: '40HQ', count: 2 }],
  billsOfLading: 1,
  paymentTerms: { freight: 'prepaid', destination: 'collect' },
  addOns: [],
  contractOnly: true,
}

test('a visitor gets the sailings of four weeks, of every carrier, without contract rates', () => {
  const { carrier: _, ...query } = ocean
  expect(publicQuery(ocean, '2026-11-15')).toEqual({
    ...query,
    etdFrom: '2026-11-15',
    etdTo: '2026-12-13',
    contractOnly: false,
  })
})

test('other queries stay unchanged', () => {
  const request: TruckingQuery = {
    mode: 'trucking',
    port: 'CNNGB',
    district: '330282',
    pickUpPlace: 'NBCT',
    day: '2026-11-20',
    containers: [{ type: '40HQ', count: 2 }],
    loadingPoints: 2,
    weighings: 1,
  }
  expect(publicQuery(request, '2026-11-15')).toBe(request)
})
