import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { OceanQuery, TruckingQuery } from '#domain/quotes/query/query.ts'
import { staffOffer } from '#domain/quotes/requests/staff-offer.ts'
import { charge } from '#domain/tariffs/charge.ts'
import { amountText, given, product, withGiven } from '#domain/tariffs/formula.ts'
import { exact } from '#domain/values/exact-decimal.ts'
import { compareMoney, money, yuan } from '#domain/values/money.ts'
import { exampleContext, exampleOffers } from '#tests/fixtures/quotes.ts'
import type { Offer } from './offer.ts'
import {
  atLeast,
  priceRangeOf,
  publicInputs,
  publicQuery,
  rangeIn,
  rangePerContainer,
  rangePerItem,
} from './price-range.ts'

/** An offer of one line without tax, at a price in CNY. */
function offerAt(price: string, count = '1'): Offer {
  const offer = staffOffer(
    {
      request: 'R1',
      charges: [{ fee: 'DELIVERY', group: 'destination', unitPrice: price, quantity: count }],
      containers: [{ type: '40HQ', count: 1 }],
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
    ['8350.27', '8250.00', '9090.00'],
    ['8250', '8250.00', '9090.00'],
    ['9999.99', '9090.00', '10000.00'],
    ['10000', '10000.00', '11000.00'],
    ['1234', '1210.00', '1330.00'],
    ['0.86', '0.83', '0.91'],
    ['0', '0.00', '0.00'],
  ])('of %s is %s to %s', (price, from, to) => {
    expect(rangeOf(offerAt(price))).toEqual([from, to])
  })

  test('of several offers spans the cheapest and the most expensive', () => {
    expect(rangeOf(offerAt('1234'), offerAt('4321'), offerAt('2000'))).toEqual(['1210.00', '4640.00'])
  })

  test('rounds the unit price before it is multiplied', () => {
    expect(rangeOf(offerAt('1234', '3'))).toEqual(['3630.00', '3990.00'])
    expect(rangeOf(offerAt('1234', '7'))).toEqual(['8470.00', '9310.00'])
  })

  test('needs an offer', () => {
    expect(rangeOf()).toBeUndefined()
  })

  test('of each offer by itself is that of the one offer', () => {
    expect(rangePerItem([offerAt('1234'), offerAt('4321')])).toEqual([
      { code: 'R1', total: { from: yuan('1210'), to: yuan('1330') } },
      { code: 'R1', total: { from: yuan('4220'), to: yuan('4640') } },
    ])
    expect(rangePerItem([])).toEqual([])
  })

  test.each([
    ['prepaid', 'collect', '2.34', '2.56'],
    ['prepaid', 'prepaid', '2.33', '2.57'],
  ] as const)('has the tax of each payer rounded by itself: %s and %s', (first, second, from, to) => {
    const offer = offerAt('1.1')
    const [line = expect.fail()] = offer.quote.lines
    const lines = [first, second].map((paymentTerm) => ({ ...line, taxPercent: '6' as const, paymentTerm }))
    // 6 % of 1.10 and 1.21 is 0.066 and 0.0726.
    expect(rangeOf({ ...offer, quote: { ...offer.quote, lines } })).toEqual([from, to])
  })

  test.each([
    ['1234', '1210'],
    ['1210', '1210'],
    ['1209.99', '1100'],
    ['0.5', '0.464'],
    ['0', '0'],
  ])('of a single figure %s shows at least %s', (figure, step) => {
    expect(atLeast(figure)).toBe(step)
  })

  test('per container is the share of one', () => {
    const range = { from: yuan('8470'), to: yuan('9310') }
    expect(rangePerContainer(range, 7)).toEqual({ from: yuan('1210'), to: yuan('1330') })
    expect(rangePerContainer(range, 3)).toEqual({ from: yuan('2820'), to: yuan('3110') })
    expect(rangePerContainer(range, 1)).toEqual(range)
  })

  test('in USD contains the range in CNY at the exchange rate', () => {
    const range = { from: yuan('27000'), to: yuan('29900') }
    const usd = exampleContext.exchangeRates.USD ?? expect.fail()
    // 27,000 / 7.1234 = 3,790.33 and 29,900 / 7.1234 = 4,197.43.
    expect(rangeIn(range, usd)).toEqual({ from: money('3790', 'USD'), to: money('4200', 'USD') })
  })

  test('is about a tenth wide for every figure', () => {
    for (let price = 100; price < 10_000; price += 7) {
      const [from, to] = rangeOf(offerAt(String(price)))?.map(Number) ?? []
      expect(Number(to) / Number(from)).toBeLessThan(1.112)
    }
  })
})

const scale = [
  ...['1', '1.1', '1.21', '1.33', '1.47', '1.62', '1.78', '1.96'],
  ...['2.15', '2.37', '2.61', '2.87', '3.16', '3.48', '3.83', '4.22'],
  ...['4.64', '5.11', '5.62', '6.19', '6.81', '7.5', '8.25', '9.09'],
  '10',
]

/** Another figure on the same step of the scale, by so many millionths of the step. */
const nudged = (figure: string, millionths: number): string => {
  const value = exact(figure)
  if (value.isZero()) return figure
  const steps = scale.map((step) => exact(step).shifted(value.exponent()))
  const index = steps.findLastIndex((step) => step.lessThanOrEqualTo(value))
  const [from, to] = [steps[index] ?? expect.fail(), steps[index + 1] ?? expect.fail()]
  return to.minus(from).times(millionths).shifted(-6).times('0.99').plus(from).toDecimalPlaces(9).toString()
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
      fc.property(fc.nat(1_000_000), (by) => {
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
      { numRuns: 12 },
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
  // 21 becomes 19.60 to 21.50 and 210 becomes 196 to 215: the change shows at ten, not at the real minimum.
  expect(rangeAt('9.9')).toEqual(['196.00', '215.00'])
  expect(rangeAt('10')).toEqual(['196.00', '215.00'])
  expect(rangeAt('10.1')).toEqual(['197.00', '218.00'])
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
