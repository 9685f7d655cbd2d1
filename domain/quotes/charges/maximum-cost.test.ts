import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contingentChargeBy } from '#domain/quotes/fee-line.ts'
import { truckingOffers } from '#domain/quotes/offers/trucking-offers.ts'
import type { Quote } from '#domain/quotes/quote.ts'
import { truckingTariffs } from '#domain/tariffs/trucking/trucking-tariff.data.ts'
import { yuan } from '#domain/values/money.ts'
import { taxPercents } from '#domain/values/tax-percents.data.ts'
import { exampleCargo, exampleContext, exampleOffers, exampleStay } from '#tests/fixtures/quotes.ts'
import { containersFor } from './counted-in-quote.ts'
import { dearestWays } from './dearest-ways.ts'
import { cancellationCost, maximumCost } from './maximum-cost.ts'
import { contingentKey, type Estimated, maxCount, slidersOf } from './maximum-cost-sliders.ts'

const queries = {
  ocean: { mode: 'ocean' },
  trucking: { mode: 'trucking' },
  warehouse: { ...exampleCargo, mode: 'warehouse' },
  depot: { ...exampleStay, mode: 'depot' },
} as const

type Whole = Quote & Estimated

function quoteOf(mode: keyof typeof exampleOffers): Whole {
  const result = exampleOffers[mode]()
  if (!result.ok || !result.value.offers[0]) throw new Error('no example')
  return { ...result.value.offers[0].quote, query: queries[mode] }
}
const cancellations = ['dead-freight', 'dry-run', 'cancellation', 'flat-cancellation']
const modes = ['ocean', 'trucking', 'warehouse', 'depot'] as const

const contingencyIn = (quote: Estimated, trigger: string, item?: string) => {
  const found = quote.contingentCharges.find(
    (one) => one.trigger === trigger && (!item || one.variant === item),
  )
  if (!found) throw new Error(`${trigger} is not announced`)
  return found
}

describe('the maximum cost of a quote', () => {
  test.each(modes)('%s: without contingent charges it is the quote', (mode) => {
    const quote = quoteOf(mode)
    expect(maximumCost(quote, {})).toEqual({
      taxes: quote.taxes,
      net: quote.net,
      total: quote.total,
      contingentCosts: [],
      added: { amount: '0.00', currency: 'CNY' },
    })
  })

  test('three days of detention cost three times one day, with the tax of the fee', () => {
    const quote = quoteOf('ocean')
    const detention = contingencyIn(quote, 'detention', '40HQ')
    const maximum = maximumCost(quote, { [contingentKey(detention)]: 3 })
    const net = Number(detention.unitPrice.amount) * 3
    expect(maximum.contingentCosts[0]?.sum).toEqual({ amount: net.toFixed(2), currency: 'CNY' })
    expect(maximum.contingentCosts[0]?.taxPercent).toBe(taxPercents.forwarding)
    expect(Number(maximum.net.amount) - Number(quote.net.amount)).toBeCloseTo(net, 2)
  })

  test('charges in USD are converted at the exchange rate of the quote, and ocean fees have no tax', () => {
    const quote = quoteOf('ocean')
    const overweight = contingencyIn(quote, 'overweight', '20GP')
    const [line] = maximumCost(quote, { [contingentKey(overweight)]: 1 }).contingentCosts
    const inYuan = Number(overweight.unitPrice.amount) * Number(exampleContext.exchangeRates.USD?.value)
    expect(line?.sum.currency).toBe('USD')
    expect(Number(line?.standardAmount.amount)).toBeCloseTo(inYuan, 2)
    expect(line?.taxPercent).toBe('0')
  })

  test('a charge in a currency without an exchange rate is not added', () => {
    const quote = { ...quoteOf('ocean'), exchangeRates: {} }
    const overweight = contingencyIn(quote, 'overweight', '20GP')
    expect(maximumCost(quote, { [contingentKey(overweight)]: 1 }).contingentCosts).toEqual([])
  })

  test.each([
    [1, '80.00', undefined],
    [18, '1440.00', undefined],
    [19, '1500.00', 'max'],
    [36, '1500.00', 'max'],
  ])('waiting time of three vehicles, %i hours in total: %s', (hours, sum, bound) => {
    const quote = quoteOf('trucking')
    const waiting = contingencyIn(quote, 'waiting')
    const priced = {
      ...waiting,
      params: { ...waiting.params, capPerDay: '500' },
      unitPrice: { amount: '80.00', currency: 'CNY' as const },
    }
    const [line] = maximumCost(
      { ...quote, contingentCharges: [priced] },
      { [contingentKey(priced)]: hours },
    ).contingentCosts
    expect([line?.sum.amount, line?.bound]).toEqual([sum, bound])
  })

  test('a vehicle that is held over a night can cost the cap on both days', () => {
    const quote = quoteOf('trucking')
    const [waiting, overnight] = [contingencyIn(quote, 'waiting'), contingencyIn(quote, 'overnight')]
    const hours = { [contingentKey(waiting)]: 36 }
    const sumWith = (nights: number) =>
      maximumCost(quote, { ...hours, [contingentKey(overnight)]: nights }).contingentCosts.find(
        ({ key }) => key === contingentKey(waiting),
      )?.sum.amount
    // Three vehicles, 80 an hour, at most 800 a day each.
    expect([0, 1, 2].map(sumWith)).toEqual(['2400.00', '2880.00', '2880.00'])
  })

  test('what is not carried out costs its cancellation instead of the price', () => {
    const quote = quoteOf('ocean')
    const dead = quote.contingentCharges.filter(({ trigger }) => trigger === 'dead-freight')
    expect(dead.map(({ variant, unitPrice }) => [variant, unitPrice.amount])).toEqual([
      ['20GP', '920.00'],
      ['40HQ', '1480.40'],
    ])
    const oceanOnly = { ...quote, contingentCharges: dead }
    // 920 × 7.1234 and 3 × 1480.40 × 7.1234; freight is not taxed.
    expect(cancellationCost(oceanOnly)?.total).toEqual({ amount: '38189.97', currency: 'CNY' })
    expect(Number(cancellationCost(quote)?.total.amount)).toBeGreaterThan(38189.97)
    expect(cancellationCost({ ...quote, contingentCharges: [] })).toBeUndefined()
  })

  test.each([
    [1, '300.00', 'min'],
    [3, '300.00', undefined],
    [4, '400.00', undefined],
    [6, '550.00', 'max'],
  ])('%i times 100, at least 300 and at most 550: %s', (count, sum, bound) => {
    const quote = quoteOf('depot')
    const lift = contingencyIn(quote, 'another-lift')
    const yuan = (amount: string) => ({ amount, currency: 'CNY' as const })
    const priced = { ...lift, unitPrice: yuan('100.00'), least: yuan('300.00'), most: yuan('550.00') }
    const [line] = maximumCost(
      { ...quote, contingentCharges: [priced] },
      { [contingentKey(priced)]: count },
    ).contingentCosts
    expect([line?.sum.amount, line?.bound]).toEqual([sum, bound])
  })

  test.each(modes)('%s: a higher count never costs less', (mode) => {
    const quote = quoteOf(mode)
    const some = fc.constantFrom(...slidersOf(quote))
    fc.assert(
      fc.property(some, fc.integer({ min: 0, max: 30 }), ({ key }, count) => {
        const [fewer, more] = [count, count + 1].map((n) => maximumCost(quote, { [key]: n }))
        return Number(fewer?.total.amount) <= Number(more?.total.amount)
      }),
    )
  })
})

test('of each mode the dearest way counts, whichever is announced first, with all that it consists of', () => {
  const [waiting] = quoteOf('trucking').contingentCharges
  if (!waiting) throw new Error('nothing announced')
  const cost = (mode: 'trucking' | 'ocean', trigger: string, amount: string) => ({
    of: { ...waiting, mode, trigger },
    line: { standardAmount: yuan(amount), taxPercent: '0' as const },
  })
  const dear = cost('trucking', 'cancellation', '300')
  const cheap = cost('trucking', 'dry-run', '299')
  const parts = [cost('ocean', 'dead-freight', '200'), cost('ocean', 'dead-freight', '101')]
  const whole = cost('ocean', 'flat-cancellation', '300')
  expect(dearestWays([cheap, dear, whole, ...parts])).toEqual([dear, ...parts])
  expect(dearestWays([...parts, dear, whole, cheap])).toEqual([...parts, dear])
})

describe('an overweight surcharge for trucking', () => {
  // Spec §9: overall cap CNY 500; our reading: per container.
  const cap = 500
  const heaviest = { CNSZX: 25_000, CNNGB: 45_000 } as const
  type Heavy = { port: keyof typeof heaviest; kilograms: readonly number[] }

  const types = ['20GP', '40GP', '40HQ'] as const
  const truckingQuote = ({ port, kilograms }: Heavy): Whole => {
    const containers = kilograms.map((grossWeightKg, index) => {
      const type = types[index % 2] ?? '20GP'
      return { type, count: 1 + (index % 3), grossWeightKg }
    })
    const lanes = [{ code: 'L1', version: '1', prices: { '20GP': '1000', '40GP': '1500' } }]
    const query = { day: '2026-11-20', lanes, containers, loadingPoints: 1 }
    const made = truckingOffers(query, truckingTariffs[port], exampleContext)
    if (!made.ok || !made.value.offers[0]) throw new Error('no trucking offer')
    return { ...made.value.offers[0].quote, query: queries.trucking }
  }
  const containers = ({ kilograms }: Heavy) => kilograms.reduce((sum, _, at) => sum + 1 + (at % 3), 0)
  const weighty = (quote: Estimated) => quote.contingentCharges.filter(({ fee }) => fee === 'CZF')
  const overweightIn = (quote: Estimated, counts: Record<string, number>) => {
    const keys = weighty(quote).map(contingentKey)
    const added = maximumCost(quote, counts).contingentCosts.filter(({ key }) => keys.includes(key))
    const quoted = quote.lines.filter(({ fee }) => fee === 'CZF')
    return [...quoted, ...added].reduce((sum, line) => sum + Number(line.sum.amount), 0)
  }
  const furthest = (quote: Estimated) =>
    Object.fromEntries(slidersOf(quote).map(({ key, max }) => [key, max]))

  const anyTrucking = fc.constantFrom('CNSZX' as const, 'CNNGB' as const).chain((port) =>
    fc.record({
      port: fc.constant(port),
      kilograms: fc.array(fc.integer({ min: 0, max: heaviest[port] }), { minLength: 1, maxLength: 5 }),
    }),
  )

  test('two sliders share the cap: 100 per container and 50 per ton are 500 at most', () => {
    const quote = truckingQuote({ port: 'CNSZX', kilograms: [10_000] })
    const [byContainer, byTon] = weighty(quote)
    if (!byContainer || !byTon) throw new Error('not announced')
    const maximum = maximumCost(quote, { [contingentKey(byContainer)]: 1, [contingentKey(byTon)]: 10 })
    expect(maximum.contingentCosts.map(({ sum, bound }) => [sum.amount, bound])).toEqual([
      ['100.00', undefined],
      ['400.00', 'max'],
    ])
  })

  test('the surcharge already quoted counts towards the cap', () => {
    const quote = truckingQuote({ port: 'CNNGB', kilograms: [29_000] })
    const [byTon] = weighty(quote)
    if (!byTon) throw new Error('not announced')
    const [line] = maximumCost(quote, { [contingentKey(byTon)]: 3 }).contingentCosts
    expect([line?.sum.amount, line?.bound]).toEqual(['200.00', 'max'])
  })

  test('never exceeds the cap, whichever sliders are moved', () => {
    fc.assert(
      fc.property(
        anyTrucking,
        fc.array(fc.nat({ max: 400 }), { minLength: 30, maxLength: 30 }),
        (request, far) => {
          const quote = truckingQuote(request)
          const counts = quote.contingentCharges.map((one, index) => [contingentKey(one), far[index] ?? 0])
          expect(overweightIn(quote, Object.fromEntries(counts))).toBeLessThanOrEqual(
            cap * containers(request),
          )
        },
      ),
    )
  })

  test('with all sliders at the maximum equals a quote for containers of the maximum weight', () => {
    fc.assert(
      fc.property(anyTrucking, (request) => {
        const quote = truckingQuote(request)
        const heavy = truckingQuote({
          ...request,
          kilograms: request.kilograms.map(() => heaviest[request.port]),
        })
        expect(overweightIn(quote, furthest(quote))).toBe(overweightIn(heavy, {}))
      }),
    )
  })

  test('a container quoted as overweight cannot become overweight again', () => {
    const quote = truckingQuote({ port: 'CNSZX', kilograms: [25_000] })
    expect(weighty(quote).map((one) => maxCount(one, quote))).toEqual([0, 0])
  })
})

describe('the sliders', () => {
  test.each(modes)(
    '%s: one for every contingent charge, or for all its places, each with a unique key',
    (mode) => {
      const quote = quoteOf(mode)
      const sliders = slidersOf(quote)
      expect(new Set(sliders.map(({ key }) => key)).size).toBe(sliders.length)
      const added = quote.contingentCharges.filter(({ trigger }) => !cancellations.includes(trigger))
      const byPlace = ['inspection', 'empty-pick-up', 'container-return']
      const once = new Set(added.map((one) => (byPlace.includes(one.trigger) ? one.trigger : one)))
      expect(sliders.flatMap(({ charges }) => charges)).toHaveLength(once.size)
      for (const { counts, charges } of sliders) if (counts !== 'days') expect(charges).toHaveLength(1)
    },
  )

  test('two tariffs may have the same contingent charge', () => {
    const [one] = quoteOf('depot').contingentCharges
    if (!one) throw new Error('nothing announced')
    expect(contingentKey(contingentChargeBy('ocean')(one))).not.toBe(contingentKey(one))
  })

  test('days and hours come first, cancellation is not added at all', () => {
    const triggers = slidersOf(quoteOf('ocean')).map(({ charges }) => charges[0].trigger)
    expect(triggers[0]).toBe('detention')
    expect(triggers.filter((trigger) => cancellations.includes(trigger))).toEqual([])
    expect(triggers.indexOf('waiting')).toBeLessThan(triggers.indexOf('overweight'))
    expect(triggers.indexOf('overweight')).toBeLessThan(triggers.indexOf('telex-release'))
  })

  test('a charge for one container type is limited to the containers of that type', () => {
    const quote = quoteOf('ocean')
    expect(containersFor({ variant: '40HQ' }, quote)).toBe(3)
    expect(containersFor({ variant: '20GP' }, quote)).toBe(1)
    expect(containersFor({}, quote)).toBe(4)
    expect(containersFor({ variant: 'terminal' }, quote)).toBe(4)
    expect(containersFor({}, { ...quote, lines: [] })).toBe(1)
    expect(maxCount(contingencyIn(quote, 'new-seal', '40HQ'), quote)).toBe(3)
    expect(maxCount(contingencyIn(quote, 'detention', '40HQ'), quote)).toBe(90)
    expect(maxCount(contingencyIn(quote, 'amendment'), quote)).toBe(5)
    expect(quote.contingentCharges.every((one) => maxCount(one, quote) > 0)).toBe(true)
  })

  test('each bill of lading is released by telex once', () => {
    const quote = quoteOf('ocean')
    const bills = quote.lines.find(({ fee }) => fee === 'DOC')?.quantity.amount
    expect(maxCount(contingencyIn(quote, 'telex-release'), quote)).toBe(Number(bills))
    expect(maxCount(contingencyIn(quote, 'telex-release'), { ...quote, lines: [] })).toBe(1)
  })

  test('a depot counts the requested containers, even if only some are cleaned or weighed', () => {
    const quote = quoteOf('depot')
    const query = { ...queries.depot, containers: 7 }
    // One is cleaned and two are weighed by the quote.
    expect(maxCount(contingencyIn(quote, 'dirty'), { ...quote, query })).toBe(6)
    expect(maxCount(contingencyIn(quote, 'weighing'), { ...quote, query })).toBe(5)
    expect(maxCount(contingencyIn(quote, 'another-lift'), { ...quote, query })).toBe(35)
    expect(maxCount(contingencyIn(quote, 'power'), { ...quote, query })).toBe(210)
  })

  test('a warehouse can work on all the cargo and no more', () => {
    const quote = quoteOf('warehouse')
    const cargo = { volumeCbm: '1234.567', weightTons: '8.25', pallets: 16, pieces: 4000 }
    const large = { ...quote, query: { ...queries.warehouse, cargo } }
    const limits = quote.contingentCharges.map((one) => [one.unit, maxCount(one, large)] as const)
    const limitOf = new Map(limits)
    expect(limitOf.get('CBM')).toBe(1235)
    for (const [unit, limit] of limits) {
      if (unit === 'pallet') expect(limit).toBe(16)
      if (unit === 'piece') expect(limit).toBe(4000)
    }
  })

  test('an agreed price without storage days has no slider for more days', () => {
    const triggers = slidersOf({ ...quoteOf('depot'), query: null }).map(({ charges }) => charges[0].trigger)
    expect(triggers).not.toContain('longer-stay')
    expect(triggers).toContain('another-lift')
  })
})
