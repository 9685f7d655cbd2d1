import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { FieldTexts } from '#domain/orders/fields/order-field.ts'
import type { Estimated } from '#domain/quotes/charges/maximum-cost-sliders.ts'
import { truckingOffers } from '#domain/quotes/offers/trucking-offers.ts'
import { type TruckingTariff, truckingTariffs } from '#domain/tariffs/trucking/trucking-tariff.data.ts'
import { compareMoney, money, yuan } from '#domain/values/money.ts'
import { localTimeText } from '#domain/values/shanghai-time.ts'
import { exampleCargo, exampleContext, exampleOffers, exampleStay } from '#tests/fixtures/quotes.ts'
import { cancellationCostAt, cancellationTerms, chargesAsOrdered, workDayOf } from './cancellation-cost.ts'

const queries = {
  ocean: { mode: 'ocean' },
  trucking: { mode: 'trucking' },
  warehouse: { ...exampleCargo, mode: 'warehouse' },
  depot: { ...exampleStay, mode: 'depot' },
} as const
const modes = ['ocean', 'trucking', 'warehouse', 'depot'] as const

function quoteOf(mode: keyof typeof exampleOffers): Estimated {
  const result = exampleOffers[mode]()
  if (!result.ok || !result.value.offers[0]) throw new Error('no example')
  return { ...result.value.offers[0].quote, query: queries[mode] }
}

function trucking(tariff: TruckingTariff, count: number): Estimated {
  const lanes = [{ code: 'L1', version: '1', prices: { '40HQ': '700' } }]
  const containers = [{ type: '40HQ' as const, count, grossWeightKg: 10_000 }]
  const query = { day: '2026-11-20', lanes, containers, loadingPoints: 1 }
  const made = truckingOffers(query, tariff, exampleContext)
  if (!made.ok || !made.value.offers[0]) throw new Error('no trucking offer')
  return { ...made.value.offers[0].quote, query: { mode: 'trucking' } }
}

// 15:00 of the day before the pick-up, in Shanghai.
const before = new Date('2026-11-19T06:59:59Z')
const cutOff = new Date('2026-11-19T07:00:00Z')

describe('trucking', () => {
  // Shanghai: half of 700 a truck, at least 400. Shenzhen: 50 a container, at most 450. Tax 9 %.
  test.each([
    ['Shanghai', truckingTariffs.CNSHA, 1, '400.00', '436.00'],
    ['Shanghai', truckingTariffs.CNSHA, 3, '1200.00', '1308.00'],
    ['Shenzhen', truckingTariffs.CNSZX, 1, '50.00', '54.50'],
    ['Shenzhen', truckingTariffs.CNSZX, 9, '450.00', '490.50'],
    ['Shenzhen', truckingTariffs.CNSZX, 10, '450.00', '490.50'],
  ] as const)('of %s is free before 15:00 of the day before, and costs its share from then on', (...row) => {
    const [, tariff, count, net, total] = row
    const quote = trucking(tariff, count)
    const free = cancellationCostAt([quote], before)
    expect([free.total.amount, free.charges]).toEqual(['0.00', []])
    expect(free.next).toEqual({ at: cutOff, total: { amount: total, currency: 'CNY' } })
    const due = cancellationCostAt([quote], cutOff)
    expect(due.total).toEqual({ amount: total, currency: 'CNY' })
    expect(due.charges.map(({ confirmed }) => confirmed.standardAmount.amount)).toEqual([net])
    expect(due.next).toBeNull()
  })

  test.each([
    ['a later day is free until 15:00 of the day before it', '2026-11-25', '2026-11-24T07:00:00.000Z'],
    ['an earlier day is free as long as the quote says', '2026-11-18', cutOff.toISOString()],
  ])('ordered for %s', (_what, workDay, end) => {
    const ordered = { ...trucking(truckingTariffs.CNSHA, 1), workDay }
    const free = cancellationCostAt([ordered], new Date(Date.parse(end) - 1))
    expect([free.total.amount, free.next?.at.toISOString()]).toEqual(['0.00', end])
    expect(cancellationCostAt([ordered], new Date(end)).total.amount).toBe('436.00')
    const listed = chargesAsOrdered([ordered]).filter(({ params }) => 'cutOff' in params)
    expect(listed.map(({ params }) => params.cutOff)).toEqual([localTimeText(new Date(end))])
  })

  test('a truck that came in vain is no way of cancelling', () => {
    const quote = trucking(truckingTariffs.CNSHA, 1)
    const onlyDryRun = {
      ...quote,
      contingentCharges: quote.contingentCharges.filter(({ trigger }) => trigger === 'dry-run'),
    }
    expect(onlyDryRun.contingentCharges).toHaveLength(1)
    expect(cancellationCostAt([onlyDryRun], cutOff)).toMatchObject({ total: { amount: '0.00' }, next: null })
  })
})

describe('what is said before an order is sent', () => {
  test('of a truck: the cost of cancelling, without the dry run, and the end of the free time', () => {
    const quote = trucking(truckingTariffs.CNSHA, 1)
    const most = { amount: '436.00', currency: 'CNY' }
    expect(cancellationTerms([quote], before)).toEqual({ most, freeUntil: cutOff })
    expect(cancellationTerms([quote], cutOff)).toEqual({ most, freeUntil: undefined })
    const nextDay = { ...quote, workDay: '2026-11-21' }
    expect(cancellationTerms([nextDay], cutOff)?.freeUntil).toEqual(new Date('2026-11-20T07:00:00Z'))
  })

  test('of a ship and a truck: both, and no free time', () => {
    const [ship, truck] = [quoteOf('ocean'), trucking(truckingTariffs.CNSHA, 1)]
    const early = new Date('2020-01-01T00:00:00Z')
    const { total } = cancellationCostAt([ship, truck], new Date('2030-01-01T00:00:00Z'))
    expect(cancellationTerms([ship, truck], early)).toEqual({ most: total, freeUntil: undefined })
  })

  test('nothing where nothing is announced', () => {
    expect(cancellationTerms([quoteOf('depot')], before)).toBeUndefined()
  })

  test('the day of work is the first day at a door', () => {
    const doors: readonly FieldTexts[] = [{ day: '2026-11-22' }, { day: '2026-11-21' }, { city: '330282' }]
    expect(workDayOf({ groups: { doors } })).toBe('2026-11-21')
    expect(workDayOf({ groups: {} })).toBeUndefined()
  })
})

test('booked space costs its dead freight from the generation of the order on', () => {
  const quote = quoteOf('ocean')
  const dead = quote.contingentCharges.filter(({ trigger }) => trigger === 'dead-freight')
  const early = cancellationCostAt([{ ...quote, contingentCharges: dead }], new Date('2020-01-01T00:00:00Z'))
  // 920 × 7.1234 and 3 × 1480.40 × 7.1234; freight is not taxed.
  expect(early.total).toEqual({ amount: '38189.97', currency: 'CNY' })
  expect(early.charges.map(({ confirmed }) => confirmed.quantity.amount)).toEqual(['1', '3'])
  expect(early.next).toBeNull()
})

test('what has no exchange rate is no cost of cancelling; what has no end of its free time is due at once', () => {
  const quote = trucking(truckingTariffs.CNSHA, 1)
  const [charge] = quote.contingentCharges.filter(({ trigger }) => trigger === 'cancellation')
  if (!charge) throw new Error('cancelling is not announced')
  const announcing = (change: object): Estimated => ({
    ...quote,
    contingentCharges: [{ ...charge, ...change }],
  })
  const nothing = { total: { amount: '0.00' }, charges: [], next: null }
  expect(cancellationCostAt([], cutOff)).toMatchObject(nothing)
  const { least: _least, ...rest } = charge
  const inEuros = { ...quote, contingentCharges: [{ ...rest, unitPrice: money(1, 'EUR') }] }
  expect(cancellationCostAt([inEuros], cutOff)).toMatchObject(nothing)
  expect(cancellationCostAt([announcing({ params: {} })], before).total.amount).toBe('436.00')
})

test('services cost each their own, and the next cost is the first that differs', () => {
  const shanghai = trucking(truckingTariffs.CNSHA, 1)
  const later = {
    ...shanghai,
    contingentCharges: shanghai.contingentCharges.map((charge) => ({
      ...charge,
      params: { ...charge.params, cutOff: '2026-11-25 15:00' },
    })),
  }
  const quotes = [later, shanghai]
  const sums = (now: Date) => {
    const { total, charges, next } = cancellationCostAt(quotes, now)
    return [total.amount, charges.length, next?.total.amount, next?.at.toISOString()]
  }
  expect(sums(before)).toEqual(['0.00', 0, '436.00', '2026-11-19T07:00:00.000Z'])
  expect(sums(cutOff)).toEqual(['436.00', 1, '872.00', '2026-11-25T07:00:00.000Z'])
  expect(sums(new Date('2026-11-25T07:00:00Z'))).toEqual(['872.00', 2, undefined, undefined])
})

test('a later way of cancelling that is no dearer changes nothing', () => {
  const quote = trucking(truckingTariffs.CNSHA, 1)
  const [charge] = quote.contingentCharges.filter(({ trigger }) => trigger === 'cancellation')
  if (!charge) throw new Error('cancelling is not announced')
  const { least: _least, ...rest } = charge
  const cheaper = {
    ...rest,
    trigger: 'flat-cancellation',
    unitPrice: yuan(10),
    params: { cutOff: '2026-11-25 15:00' },
  }
  const both = { ...quote, contingentCharges: [charge, cheaper] }
  expect(cancellationCostAt([both], cutOff)).toMatchObject({ total: { amount: '436.00' }, next: null })
})

test.each(['warehouse', 'depot'] as const)('a %s order announces no cost of cancelling', (mode) => {
  expect(cancellationCostAt([quoteOf(mode)], cutOff)).toMatchObject({ total: { amount: '0.00' }, next: null })
})

test.each(modes)(
  '%s: the cost never falls, never exceeds what the review names, and `next` is kept',
  (mode) => {
    const quote = quoteOf(mode)
    const most = cancellationTerms([quote], before)?.most ?? { amount: '0.00', currency: 'CNY' }
    const time = fc.date({
      min: new Date('2026-11-01T00:00:00Z'),
      max: new Date('2026-12-31T00:00:00Z'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(time, time, (one, other) => {
        const [first, second] = one < other ? [one, other] : [other, one]
        const [early, late] = [cancellationCostAt([quote], first), cancellationCostAt([quote], second)]
        expect(compareMoney(early.total, late.total)).toBeLessThanOrEqual(0)
        expect(compareMoney(late.total, most)).toBeLessThanOrEqual(0)
        if (early.next && early.next.at > second) expect(late.total).toEqual(early.total)
        if (early.next) expect(cancellationCostAt([quote], early.next.at).total).toEqual(early.next.total)
      }),
    )
  },
)
