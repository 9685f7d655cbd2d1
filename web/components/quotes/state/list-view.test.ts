import { describe, expect, test } from 'vitest'
import { asOfferSummary, type OfferSummary } from '#contract/offers.ts'
import { exampleOffers } from '#tests/fixtures/quotes.ts'
import { badgesOf, carriersIn, longestTransit, terminalsIn, visibleOffers } from './list-view.ts'
import { defaultView } from './view-params.ts'

const result = exampleOffers.ocean()
if (!result.ok || !result.value.offers[0]) throw new Error('no example')
const example = asOfferSummary(result.value.offers[0])

type Made = { readonly code: string; readonly carrier: string; readonly total: string } & (
  | { readonly departs: string; readonly arrives?: string }
  | { readonly departs: string }
)

const made = ({ code, carrier, total, departs, ...rest }: Made): OfferSummary => ({
  ...example,
  item: {
    code,
    carrier,
    sailing: {
      vessel: code,
      voyage: '1W',
      departsOn: departs,
      ...('arrives' in rest && { arrivesOn: rest.arrives }),
    },
  },
  quote: {
    ...example.quote,
    total: { amount: total, currency: 'CNY' },
    perContainer: { amount: total, currency: 'CNY' },
  },
})

const slow = made({
  code: 'slow',
  carrier: 'B',
  total: '100.00',
  departs: '2026-12-01',
  arrives: '2027-01-05',
})
const fast = made({
  code: 'fast',
  carrier: 'A',
  total: '300.00',
  departs: '2026-12-03',
  arrives: '2026-12-28',
})
const vague = made({ code: 'vague', carrier: 'B', total: '200.00', departs: '2026-11-30' })
const data = { offers: [vague, fast, slow], contractOfferCodes: ['vague'] }
const codes = (offers: readonly OfferSummary[]) => offers.map(({ item }) => item.code)

describe('the list of offers', () => {
  test.each([
    ['byPrice', ['slow', 'vague', 'fast']],
    ['byDeparture', ['vague', 'slow', 'fast']],
    ['byTransit', ['fast', 'slow', 'vague']],
  ] as const)('sorted %s', (sorting, expected) => {
    expect(codes(visibleOffers(data, { ...defaultView, sorting }))).toEqual(expected)
  })

  test('filtered by carrier, by contract, by both', () => {
    expect(codes(visibleOffers(data, { ...defaultView, carrier: 'B' }))).toEqual(['slow', 'vague'])
    expect(codes(visibleOffers(data, { ...defaultView, contractOnly: true }))).toEqual(['vague'])
    expect(codes(visibleOffers(data, { ...defaultView, contractOnly: true, carrier: 'A' }))).toEqual([])
  })

  test('filtered by day of departure', () => {
    expect(codes(visibleOffers(data, { ...defaultView, day: '2026-12-01' }))).toEqual(['slow'])
    expect(codes(visibleOffers(data, { ...defaultView, day: '2026-12-01', carrier: 'A' }))).toEqual([])
  })

  test('filtered by terminal of loading, each of which is listed once', () => {
    const at = (offer: OfferSummary, terminal: string): OfferSummary => {
      const { sailing } = offer.item
      return sailing ? { ...offer, item: { ...offer.item, sailing: { ...sailing, terminal } } } : offer
    }
    const shenzhen = { ...data, offers: [at(vague, 'YICT'), at(fast, 'SCT'), at(slow, 'YICT')] }
    expect(terminalsIn(shenzhen.offers)).toEqual(['SCT', 'YICT'])
    expect(terminalsIn(data.offers)).toEqual([])
    const only = (terminal: string) => codes(visibleOffers(shenzhen, { ...defaultView, terminal }))
    expect([only('YICT'), only('SCT'), only('MCT')]).toEqual([['slow', 'vague'], ['fast'], []])
  })

  test('lists each carrier once', () => {
    expect(carriersIn(data.offers)).toEqual(['A', 'B'])
  })

  test('is drawn to the scale of its longest transit', () => {
    expect(longestTransit(data.offers)).toBe(35)
    expect(longestTransit([vague])).toBe(1)
  })

  test('marks the cheapest and the fastest offer', () => {
    expect([...badgesOf(data.offers)]).toEqual([
      ['slow', ['cheapest']],
      ['fast', ['fastest']],
    ])
  })

  test('marks every offer that is as cheap or as fast', () => {
    const cheap = made({ code: 'cheap', carrier: 'C', total: '100.00', departs: '2026-12-04' })
    const quick = made({
      code: 'quick',
      carrier: 'C',
      total: '400.00',
      departs: '2026-12-04',
      arrives: '2026-12-29',
    })
    const badges = badgesOf([...data.offers, cheap, quick])
    expect([badges.get('slow'), badges.get('cheap')]).toEqual([['cheapest'], ['cheapest']])
    expect([badges.get('fast'), badges.get('quick')]).toEqual([['fastest'], ['fastest']])
  })

  test('marks neither a single offer, nor a speed that all offers share', () => {
    expect(badgesOf([slow]).size).toBe(0)
    expect([...badgesOf([slow, vague])]).toEqual([['slow', ['cheapest']]])
  })
})
