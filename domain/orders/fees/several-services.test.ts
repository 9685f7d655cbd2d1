import { describe, expect, test } from 'vitest'
import { amendedLines } from '#domain/orders/lifecycle/amended-fees.ts'
import type { FeeLine, QuotedContingentCharge } from '#domain/quotes/fee-line.ts'
import { contingentChargeKey } from '#domain/tariffs/charge.ts'
import { exchangeRate } from '#domain/values/exchange.ts'
import { money } from '#domain/values/money.ts'
import { quantity } from '#domain/values/quantity.ts'
import type { Quoted } from './fees.ts'
import { reviewFees } from './review-fees.ts'
import {
  atPosition,
  exchangeRateOf,
  positionOfLine,
  quotedTogether,
  withOtherServices,
} from './several-services.ts'

const rateOf = (value: string) =>
  exchangeRate({ value, from: 'USD', to: 'CNY', date: '2026-11-17', source: 'test' })

const lineAt = (value: string) =>
  ({
    lineId: 'l1',
    fee: 'THC',
    rule: 'flat',
    params: {},
    mode: 'ocean',
    group: 'origin',
    unitPrice: money('10', 'USD'),
    quantity: quantity('1', 'container'),
    sum: money('10', 'USD'),
    exchangeRate: rateOf(value),
    standardAmount: money('70', 'CNY'),
    taxPercent: '0',
  }) as unknown as FeeLine

const charge = {
  fee: 'THC',
  trigger: 'waiting',
  params: {},
  unitPrice: money('10', 'USD'),
  unit: 'hour',
  mode: 'ocean',
  tariff: { code: 'T', version: '1' },
} as QuotedContingentCharge

const quoteAt = (value: string): Quoted => ({
  day: '2026-11-17',
  lines: [lineAt(value)],
  contingentCharges: [charge],
  exchangeRates: { USD: rateOf(value) },
})

describe('the price of several services', () => {
  const quote = quotedTogether(quoteAt('7'), [quoteAt('8')])

  test('is that of the quote where there is one service', () => {
    const one = quoteAt('7')
    expect(quotedTogether(one, [])).toBe(one)
  })

  test('names the lines and charges of each service apart', () => {
    expect(quote.lines.map(({ lineId }) => lineId)).toEqual(['l1', 's1.l1'])
    expect(quote.contingentCharges.map(contingentChargeKey)).toEqual(['THC.waiting', 's1.THC.waiting'])
  })

  test('adds a charge at the rates of its own quote', () => {
    const edits = quote.contingentCharges.map((one) => ({
      edit: 'add' as const,
      contingentCharge: contingentChargeKey(one),
      quantity: '1',
    }))
    const reviewed = reviewFees(quote, edits)
    const added = reviewed.ok ? reviewed.value.slice(2) : []
    expect(added.map((line) => [positionOfLine(line), line.lineId])).toEqual([
      [0, 'added.THC.waiting'],
      [1, 'added.s1.THC.waiting'],
    ])
    expect(
      added.map((line) => ('confirmed' in line ? Number(line.confirmed.standardAmount.amount) : null)),
    ).toEqual([70, 80])
  })

  test('keeps what was agreed for another service when the main one is amended', () => {
    const reviewed = reviewFees(quote, [{ edit: 'remove', lineId: 's1.l1', reason: 'Not needed' }])
    const agreed = reviewed.ok ? reviewed.value : []
    const amended = amendedLines(agreed, withOtherServices(quoteAt('7'), agreed))
    expect(amended.map(({ lineId, kind }) => [lineId, kind])).toEqual([
      ['l1', 'saved'],
      ['s1.l1', 'removed'],
    ])
  })

  test('keeps no line of the main service and no added charge twice', () => {
    const edits = quote.contingentCharges.map((one) => ({
      edit: 'add' as const,
      contingentCharge: contingentChargeKey(one),
      quantity: '1',
    }))
    const reviewed = reviewFees(quote, edits)
    const agreed = reviewed.ok ? reviewed.value : []
    const next = quoteAt('7.5')
    expect(withOtherServices(next, agreed)).toEqual({ ...next, lines: [...next.lines, quote.lines[1]] })
  })

  test('has the days and rates of the others by their position', () => {
    const three = quotedTogether(quoteAt('7'), [quoteAt('8'), { ...quoteAt('9'), day: '2026-11-18' }])
    expect(three.more).toEqual([
      { day: '2026-11-17', exchangeRates: { USD: rateOf('8') } },
      { day: '2026-11-18', exchangeRates: { USD: rateOf('9') } },
    ])
    expect(three.exchangeRates).toEqual({ USD: rateOf('7') })
    const rate = (servicePosition?: number) =>
      exchangeRateOf('USD', servicePosition === undefined ? {} : { servicePosition }, three)?.value
    expect([rate(), rate(0), rate(1), rate(2)]).toEqual(['7', '7', '8', '9'])
    expect(exchangeRateOf('CNY', { servicePosition: 2 }, three)).toMatchObject({
      value: '1',
      date: '2026-11-18',
    })
    expect(exchangeRateOf('EUR', { servicePosition: 2 }, three)).toBeUndefined()
    // An order that has one quote has its rates alone.
    expect(exchangeRateOf('USD', { servicePosition: 1 }, quoteAt('7'))?.value).toBe('7')
  })
})

test('a price keeps its names in the first position, and has those of its position in another', () => {
  const main = quoteAt('7')
  expect(atPosition(main, 0)).toBe(main)
  expect(atPosition(main, 2)).toEqual({
    ...main,
    lines: [{ ...main.lines[0], lineId: 's2.l1', servicePosition: 2 }],
    contingentCharges: [{ ...charge, servicePosition: 2 }],
  })
})

test.each([
  [{}, 0],
  [{ quoted: {} }, 0],
  [{ quoted: { servicePosition: 2 } }, 2],
  [{ contingency: { servicePosition: 3 } }, 3],
  [{ quoted: null, contingency: { servicePosition: 1 } }, 1],
  [{ quoted: null, contingency: null }, 0],
])('the line %j is of the service at position %i', (line, position) => {
  expect(positionOfLine(line)).toBe(position)
})
