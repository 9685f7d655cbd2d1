import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Charge, charge } from '#domain/tariffs/charge.ts'
import type { FeeCode } from '#domain/tariffs/fee-items.data.ts'
import { given, product } from '#domain/tariffs/formula.ts'
import { exact } from '#domain/values/exact-decimal.ts'
import { exchangeRate } from '#domain/values/exchange.ts'
import { add, sumMoney } from '#domain/values/money.ts'
import { type GroupedCharge, type LineGroup, lineGroups } from './fee-line.ts'
import { makeQuote } from './quote.ts'
import { totalsOf } from './totals.ts'

const dollar = exchangeRate({ value: '7.1234', date: '2026-11-15', source: 'test', from: 'USD', to: 'CNY' })
const tariff = { code: 'test', version: '1' }

const simple = (fee: FeeCode, price: string, count: number): Charge =>
  charge({
    fee,
    rule: 'simple',
    formula: product(given('count', count), given('price', price)),
    unitPrice: price,
    quantity: count,
    tariff,
  })
const at = (group: LineGroup, one: Charge): GroupedCharge => ({
  mode: 'ocean',
  group,
  charge: one,
})

const quoteOf = (charges: readonly GroupedCharge[], containers = 1, exchangeRates = { USD: dollar }) => {
  const result = makeQuote({ day: '2026-11-15', containers, charges, contingentCharges: [], exchangeRates })
  if (!result.ok) throw new Error(result.refusal)
  return result.value
}

test('two containers with ocean freight, local charges and trucking', () => {
  const quote = quoteOf(
    [
      at('freight', simple('OF', '1850', 2)),
      at('origin', simple('THC', '850', 2)),
      at('origin', simple('TRUCK', '2850', 1)),
    ],
    2,
  )
  expect(quote.lines.map(({ fee, standardAmount }) => [fee, standardAmount.amount])).toEqual([
    ['THC', '1700.00'],
    ['TRUCK', '2850.00'],
    ['OF', '26356.58'],
  ])
  expect(quote.taxes.map(({ percent, tax }) => [percent, tax.amount])).toEqual([
    ['6', '102.00'],
    ['9', '256.50'],
  ])
  expect(quote.groups.map(({ group, total }) => [group, total.amount])).toEqual([
    ['origin', '4550.00'],
    ['freight', '26356.58'],
    ['destination', '0.00'],
  ])
  expect(quote.total.amount).toBe('31265.08')
  expect(quote.perContainer?.amount).toBe('15632.54')
  expect(quote.lines.at(-1)?.exchangeRate).toEqual(dollar)
  expect(quote.tariffs).toEqual([tariff])
  expect(quote.lines.map(({ lineId }) => lineId)).toEqual(['l1', 'l2', 'l3'])
})

describe('no price', () => {
  const refusalOf = (charges: readonly GroupedCharge[]) =>
    makeQuote({ day: '2026-11-15', containers: 1, charges, contingentCharges: [], exchangeRates: {} })
  test('nothing to charge is refused, not quoted at 0', () => {
    expect(refusalOf([])).toMatchObject({ ok: false, refusal: 'nothing-to-charge' })
  })
  test('a currency without an exchange rate is named', () => {
    expect(refusalOf([at('freight', simple('OF', '1850', 1))])).toMatchObject({
      ok: false,
      refusal: 'no-price',
      params: { fee: 'OF', currency: 'USD' },
    })
  })
})

const fees: readonly FeeCode[] = ['OF', 'THC', 'DOC', 'TRUCK', 'STORAGE', 'BAF', 'CCF']
const anyCharge = fc
  .record({
    fee: fc.constantFrom(...fees),
    cents: fc.integer({ min: 1, max: 500_000 }),
    count: fc.integer({ min: 1, max: 60 }),
    group: fc.constantFrom(...lineGroups),
  })
  .map(({ fee, cents, count, group }) => at(group, simple(fee, (cents / 100).toFixed(2), count)))
const anyCharges = fc.array(anyCharge, { minLength: 1, maxLength: 12 })

describe('every quote', () => {
  test('has a total of its lines and taxes, to the cent', () => {
    fc.assert(
      fc.property(anyCharges, fc.integer({ min: 1, max: 50 }), (charges, containers) => {
        const { lines, taxes, groups, net, total } = quoteOf(charges, containers)
        const sum = (amounts: Parameters<typeof sumMoney>[0]) => sumMoney(amounts, 'CNY')
        expect(sum(lines.map(({ standardAmount }) => standardAmount))).toEqual(net)
        expect(sum(groups.map((group) => group.total))).toEqual(net)
        expect(add(net, sum(taxes.map(({ tax }) => tax)))).toEqual(total)
        for (const { net: taxed, tax, percent } of taxes)
          expect(exact(taxed.amount).times(percent).dividedBy(100).toFixed(2)).toBe(tax.amount)
      }),
    )
  })

  test('has the same total in any order of charges, and the same bytes for the same charges', () => {
    fc.assert(
      fc.property(anyCharges, (charges) => {
        expect(quoteOf([...charges].reverse()).total).toEqual(quoteOf(charges).total)
        expect(JSON.stringify(quoteOf([...charges]))).toBe(JSON.stringify(quoteOf(charges)))
      }),
    )
  })
})

test('taxes stand in the order of their rates', () => {
  const line = (taxPercent: '6' | '9' | '13') =>
    ({ standardAmount: { amount: '1.00', currency: 'CNY' }, taxPercent }) as const
  const { taxes } = totalsOf([line('13'), line('6'), line('9')])
  expect(taxes.map(({ percent }) => percent)).toEqual(['6', '9', '13'])
})
