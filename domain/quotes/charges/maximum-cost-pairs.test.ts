import { expect, test } from 'vitest'
import { truckingOffers } from '#domain/quotes/offers/trucking-offers.ts'
import type { TruckedContainers } from '#domain/tariffs/trucking/trucking-request.ts'
import { type TruckingTariff, truckingTariffs } from '#domain/tariffs/trucking/trucking-tariff.data.ts'
import { exampleContext } from '#tests/fixtures/quotes.ts'
import { cancellationCost, maximumCost } from './maximum-cost.ts'
import { cancellationsIn, contingentKey, type Estimated } from './maximum-cost-sliders.ts'

/** Five light twenties: two pairs and one alone, on three trucks. */
const twenties = { type: '20GP', count: 5, grossWeightKg: 10_000 } as const

function quoteOf(containers: readonly TruckedContainers[], tariff: TruckingTariff): Estimated {
  const lanes = [{ code: 'L1', version: '1', prices: { '20GP': '1200', '40HQ': '1500' } }]
  const made = truckingOffers(
    { day: '2026-11-20', lanes, containers, loadingPoints: 1 },
    tariff,
    exampleContext,
  )
  if (!made.ok || !made.value.offers[0]) throw new Error('no trucking offer')
  return { ...made.value.offers[0].quote, query: { mode: 'trucking' } }
}
const quote = quoteOf([twenties], truckingTariffs.CNSHA)
const cancellationsOf = (of: Estimated) =>
  cancellationsIn(of).map(({ charges: [{ trigger, variant }], max }) => [trigger, variant, max])
const keyOf = (trigger: string) => {
  const found = quote.contingentCharges.find((charge) => charge.trigger === trigger)
  if (!found) throw new Error(`${trigger} is not announced`)
  return contingentKey(found)
}
const sumOf = (trigger: string, counts: Record<string, number>) =>
  maximumCost(
    quote,
    Object.fromEntries(Object.entries(counts).map(([each, count]) => [keyOf(each), count])),
  ).contingentCosts.find(({ key }) => key === keyOf(trigger))?.sum.amount

test('an order that is not carried out costs its trucks, not its containers', () => {
  expect(cancellationsOf(quote)).toEqual([
    ['dry-run', '20GP', 3],
    ['cancellation', '20GP', 3],
  ])
  // The dearer of both: 3 × 960.
  expect(cancellationCost(quote)?.net.amount).toBe('2880.00')
})

test('the pairs of one type leave the trucks of another as they are', () => {
  const mixed = quoteOf([twenties, { type: '40HQ', count: 2 }], truckingTariffs.CNSHA)
  expect(cancellationsOf(mixed)).toEqual([
    ['dry-run', '20GP', 3],
    ['dry-run', '40HQ', 2],
    ['cancellation', '20GP', 3],
    ['cancellation', '40HQ', 2],
  ])
})

test('a flat cancellation is for each container, also of a pair', () => {
  const cancellation = { kind: 'flat', perContainer: '50', cap: '450' } as const
  expect(cancellationsOf(quoteOf([twenties], { ...truckingTariffs.CNSHA, cancellation }))).toEqual([
    ['dry-run', '20GP', 3],
    ['flat-cancellation', undefined, 5],
  ])
})

test('every truck drives to a further loading point, also those that come for half a pair', () => {
  expect(sumOf('extra-point', { 'extra-point': 1 })).toBe('600.00')
  expect(sumOf('extra-point', { 'extra-point': 1, 'second-truck': 2 })).toBe('1000.00')
})

test('waiting is capped for each truck', () => {
  expect(sumOf('waiting', { waiting: 60 })).toBe('2400.00')
  expect(sumOf('waiting', { waiting: 60, 'second-truck': 1 })).toBe('3200.00')
})
