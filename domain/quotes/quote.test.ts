import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Charge, charge } from '#domain/tariffs/charge.ts'
import type { FeeCode } from '#domain/tariffs/fee-items.data.ts'
import { given, product } from '#domain/tariffs/formula.ts'
import type { PaymentTerm } from '#domain/tariffs/ocean/ocean-rate.ts'
import { exact } from '#domain/values/exact-decimal.ts'
import { exchangeRate } from '#domain/values/exchange.ts'
import { add, sumMoney, yuan } from '#domain/values/money.ts'
import { type GroupedCharge, type LineGroup, lineGroups } from './fee-line.ts'
import { makeQuote } from './quote.ts'
import type { QuotedContainers } from './quoted-containers.ts'
import { type Totals, totalsOf } from './totals.ts'

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
const at = (group: LineGroup, one: Charge, paymentTerm?: PaymentTerm): GroupedCharge => ({
  mode: 'ocean',
  group,
  charge: one,
  ...(paymentTerm && { paymentTerm }),
})

const terms = { inclusions: { included: [], atDestination: [], notIncluded: [] } }

const quoteOf = (
  charges: readonly GroupedCharge[],
  containers: readonly QuotedContainers[] = [{ type: '40HQ', count: 1 }],
  exchangeRates = { USD: dollar },
) => {
  const result = makeQuote({
    day: '2026-11-15',
    containers,
    charges,
    contingentCharges: [],
    exchangeRates,
    terms,
  })
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
    [{ type: '40HQ', count: 2 }],
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

test('every tariff of the lines is named once, also that of a share', () => {
  const [newer, share] = [
    { code: 'test', version: '2' },
    { code: 'share', version: '1' },
  ]
  const quote = quoteOf([
    at('origin', simple('THC', '850', 2)),
    at('origin', { ...simple('DOC', '450', 1), tariff: newer, shareTariff: share }),
    at('origin', simple('TRUCK', '2850', 1)),
  ])
  expect(quote.tariffs).toEqual([tariff, newer, share])
})

describe('what each pays', () => {
  const amounts = ({ net, taxes, total }: Totals) => ({
    net: net.amount,
    taxes: taxes.map(({ percent, tax }) => [percent, tax.amount]),
    total: total.amount,
  })

  test('collect lines are the consignee’s; each has tax of their own, and both make the total', () => {
    const quote = quoteOf([
      at('origin', simple('THC', '850', 1), 'prepaid'),
      at('origin', simple('TRUCK', '1000', 1)),
      at('freight', simple('CIC', '100', 1), 'collect'),
    ])
    expect(amounts(quote.payers.shipper)).toEqual({
      net: '1850.00',
      taxes: [
        ['6', '51.00'],
        ['9', '90.00'],
      ],
      total: '1991.00',
    })
    expect(amounts(quote.payers.consignee)).toEqual({ net: '712.34', taxes: [], total: '712.34' })
    expect(quote.total.amount).toBe('2703.34')
  })

  test('tax is rounded for each: 0.08 at 6 % is 0.0048, twice that is 0.0096', () => {
    const quote = quoteOf([
      at('origin', simple('THC', '0.08', 1), 'prepaid'),
      at('destination', simple('DOC', '0.08', 1), 'collect'),
    ])
    expect(amounts(quote.payers.shipper)).toEqual({ net: '0.08', taxes: [['6', '0.00']], total: '0.08' })
    expect(amounts(quote.payers.consignee)).toEqual({ net: '0.08', taxes: [['6', '0.00']], total: '0.08' })
    expect(amounts(quote)).toEqual({ net: '0.16', taxes: [['6', '0.00']], total: '0.16' })
  })
})

describe('price of a container', () => {
  const typed = (type: string, price: string, count: number) =>
    at('origin', { ...simple('THC', price, count), params: { type } })

  test('with several types there is one for each type and no average', () => {
    const quote = quoteOf(
      [typed('20GP', '800', 1), typed('40HQ', '1200', 3), at('origin', simple('DOC', '450', 1))],
      [
        { type: '20GP', count: 1 },
        { type: '40HQ', count: 2 },
        { type: '40HQ', count: 1 },
      ],
    )
    expect(quote.perContainer).toBeNull()
    expect(quote.perType).toEqual([
      { type: '20GP', count: 1, each: yuan('800') },
      { type: '40HQ', count: 3, each: yuan('1200') },
    ])
  })

  test('with several types there is none for each where a type has no lines of its own', () => {
    const types = [
      { type: '20GP', count: 1 },
      { type: '40HQ', count: 2 },
    ]
    expect(quoteOf([typed('20GP', '800', 1)], types)).toMatchObject({ perContainer: null, perType: [] })
  })

  test('with one type, whatever its rows, it is the share of the total', () => {
    const rows = [
      { type: '40HQ', count: 1 },
      { type: '40HQ', count: 1 },
    ]
    const quote = quoteOf([typed('40HQ', '1200', 2)], rows)
    expect(quote.perContainer?.amount).toBe('1272.00')
    expect(quote.perType).toEqual([])
  })

  test('without containers there is none', () => {
    expect(quoteOf([at('origin', simple('DOC', '450', 1))], [])).toMatchObject({
      perContainer: null,
      perType: [],
    })
  })
})

describe('no price', () => {
  const refusalOf = (charges: readonly GroupedCharge[]) =>
    makeQuote({
      day: '2026-11-15',
      containers: [{ type: '40HQ', count: 1 }],
      charges,
      contingentCharges: [],
      exchangeRates: {},
      terms,
    })
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
    paymentTerm: fc.constantFrom('prepaid' as const, 'collect' as const, undefined),
  })
  .map(({ fee, cents, count, group, paymentTerm }) =>
    at(group, simple(fee, (cents / 100).toFixed(2), count), paymentTerm),
  )
const anyCharges = fc.array(anyCharge, { minLength: 1, maxLength: 12 })

describe('every quote', () => {
  test('has a total of its lines and taxes, to the cent', () => {
    fc.assert(
      fc.property(anyCharges, (charges) => {
        const { lines, taxes, groups, net, total, payers } = quoteOf(charges)
        const sum = (amounts: Parameters<typeof sumMoney>[0]) => sumMoney(amounts, 'CNY')
        expect(sum(lines.map(({ standardAmount }) => standardAmount))).toEqual(net)
        expect(sum(groups.map((group) => group.total))).toEqual(net)
        expect(add(net, sum(taxes.map(({ tax }) => tax)))).toEqual(total)
        expect(add(payers.shipper.total, payers.consignee.total)).toEqual(total)
        expect(add(payers.shipper.net, payers.consignee.net)).toEqual(net)
        for (const { net: taxed, tax, percent } of [...payers.shipper.taxes, ...payers.consignee.taxes])
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
