import { describe, expect, test } from 'vitest'
import type { Offer } from '#domain/quotes/offers/offer.ts'
import type { QuoteQuery } from '#domain/quotes/query/query.ts'
import { exampleBooking, exampleOffers, exampleStay } from '#tests/fixtures/quotes.ts'
import { documentNumber, isDocumentNumber } from './document-number.ts'
import { priceChangesBetween } from './price-changes.ts'
import { hasMoved, queryFromToday, similarOffer } from './quote-again.ts'

const { company: _company, ...booking } = exampleBooking
const ocean: QuoteQuery = { mode: 'ocean', contractOnly: false, ...booking }
const stay: QuoteQuery = { mode: 'depot', port: 'CNTAO', ...exampleStay }

describe('a query that is quoted again', () => {
  test.each([
    ['before its first day stays as it is', '2026-11-15', ['2026-11-16', '2026-12-15']],
    ['on its first day stays as it is', '2026-11-16', ['2026-11-16', '2026-12-15']],
    ['a day later begins today and is as long', '2026-11-17', ['2026-11-17', '2026-12-16']],
    ['over the end of the year as well', '2026-12-20', ['2026-12-20', '2027-01-18']],
  ])('%s', (_when, today, window) => {
    expect(queryFromToday(ocean, today)).toEqual({ ...ocean, etdFrom: window[0], etdTo: window[1] })
  })

  test.each([
    ['2026-11-19', '2026-11-20'],
    ['2026-11-20', '2026-11-20'],
    ['2026-11-21', '2026-11-21'],
  ])('a stay quoted on %s begins on %s', (today, day) => {
    expect(queryFromToday(stay, today)).toEqual({ ...stay, day })
  })
})

const offers = (): readonly Offer[] => {
  const made = exampleOffers.ocean()
  return made.ok ? made.value.offers : []
}
const [first, second] = offers()
if (!first || !second) throw new Error('The example has no two offers')

const sailing = (code: string, carrier?: string, linerService?: string): Offer => {
  const item = { code, ...(carrier && { carrier }), sailing: { linerService } }
  return { ...first, item }
}

describe('the new offer', () => {
  const before = sailing('R1:S1', 'TSTQ', 'QE1')
  test.each<[string, readonly Offer[], string | undefined]>([
    ['the same offer', [sailing('R9:S9', 'TSTQ', 'QE1'), sailing('R1:S1', 'XQ', 'X')], 'R1:S1'],
    [
      'else a sailing of the same liner service',
      [sailing('R8:S8', 'TSTQ', 'QE2'), sailing('R9:S9', 'TSTQ', 'QE1')],
      'R9:S9',
    ],
    ['else the cheapest', [sailing('R7:S7', 'XQ', 'QE1'), sailing('R8:S8', 'YQ', 'QE1')], 'R7:S7'],
    ['nothing without offers', [], undefined],
  ])('is %s', (_what, made, code) => {
    expect(similarOffer(before, made)?.item.code).toBe(code)
  })

  test('is the cheapest when there is no sailing', () => {
    const [one, other] = [sailing('W1'), sailing('W2')]
    expect(similarOffer(sailing('W9'), [one, other])).toBe(one)
  })
})

describe('the price changes', () => {
  test('are empty between a quote and itself', () => {
    expect(priceChangesBetween(first.quote, first.quote)).toEqual([])
  })

  test('list every fee with a different sum, all its lines together', () => {
    const moved = priceChangesBetween(first.quote, second.quote)
    expect(moved.map(({ fee, group }) => [group, fee])).toContainEqual(['freight', 'OF'])
    const [line] = first.quote.lines
    if (!line) throw new Error('The example has no line')
    const dearer = { ...line, standardAmount: { ...line.standardAmount, amount: '9999.00' } }
    const rest = first.quote.lines.slice(1)
    const tariff = { ...line.tariff, version: '99' }
    const risen = { ...first.quote, lines: [{ ...dearer, tariff }, ...rest] }
    const [only, ...more] = priceChangesBetween(first.quote, risen)
    expect(more).toEqual([])
    expect(only).toMatchObject({ tariffBefore: line.tariff.version, tariffAfter: '99', fee: line.fee })
  })

  test('name the exchange rates of a fee that is converted', () => {
    const { lines } = first.quote
    const [converted, plain] = [true, false].map((isConverted) =>
      lines.find(({ exchangeRate: { from, to } }) => (from !== to) === isConverted),
    )
    if (!converted || !plain) throw new Error('The example has no such line')
    const dearer = (line: typeof plain, value: string) => ({
      ...line,
      standardAmount: { ...line.standardAmount, amount: '9999.00' },
      exchangeRate: { ...line.exchangeRate, value },
    })
    const between = (line: typeof plain, value: string) =>
      priceChangesBetween(
        { ...first.quote, lines: [line] },
        { ...first.quote, lines: [dearer(line, value)] },
      )[0]
    const { value } = converted.exchangeRate
    expect(between(converted, '7.5')).toMatchObject({ exchangeBefore: value, exchangeAfter: '7.5' })
    expect(between(plain, '1')).toMatchObject({ exchangeBefore: null, exchangeAfter: null })
  })

  test('name no version for another tariff or for a fee of one quote only', () => {
    const { lines } = first.quote
    const [line] = lines
    if (!line) throw new Error('The example has no line')
    const gone = priceChangesBetween(first.quote, { ...first.quote, lines: [] })
    expect(gone.every(({ after, tariffBefore }) => after === null && tariffBefore === null)).toBe(true)
    const come = priceChangesBetween({ ...first.quote, lines: [] }, first.quote)
    expect(come.every(({ before, tariffAfter }) => before === null && tariffAfter === null)).toBe(true)
    const fees = new Set(lines.map(({ group, fee }) => `${group} ${fee}`))
    expect([gone.length, come.length]).toEqual([fees.size, fees.size])
    const ofOtherTariff = { ...line, tariff: { code: 'another', version: '1' }, standardAmount: line.sum }
    const moreExpensive = { ...ofOtherTariff, standardAmount: { ...line.standardAmount, amount: '9999.00' } }
    const [only] = priceChangesBetween(
      { ...first.quote, lines: [line] },
      { ...first.quote, lines: [moreExpensive] },
    )
    expect(only).toMatchObject({ tariffBefore: null, tariffAfter: null, after: { amount: '9999.00' } })
  })
})

describe('the versions of a price change', () => {
  const [line] = first.quote.lines
  if (!line) throw new Error('The example has no line')
  const dearer = { ...line.standardAmount, amount: '9999.00' }
  const of = (tariff: string, share?: string) => ({
    ...line,
    tariff: { code: 'T', version: tariff },
    ...(share && { shareTariff: { code: 'S', version: share } }),
  })
  test.each<[string, object, object, readonly [string | null, string | null]]>([
    ['the tariff that moved', of('1'), of('2'), ['1', '2']],
    ['the share that moved', of('1', '5'), of('1', '6'), ['5', '6']],
    ['the tariff where both moved', of('1', '5'), of('2', '6'), ['1', '2']],
    ['the tariff where neither moved', of('1', '5'), of('1', '5'), ['1', '1']],
    ['the tariff where the share is new', of('1'), of('1', '6'), ['1', '1']],
  ])('are those of %s', (_what, then, now, versions) => {
    const [only] = priceChangesBetween(
      { ...first.quote, lines: [then as typeof line] },
      { ...first.quote, lines: [{ ...(now as typeof line), standardAmount: dearer }] },
    )
    expect([only?.tariffBefore, only?.tariffAfter]).toEqual(versions)
  })
})

test.each([
  ['quote', '2026-11-05', 42, 'Q261105-000042'],
  ['request', '2027-01-31', '1234567', 'R270131-1234567'],
] as const)('the %s of %s with count %s has the number %s', (kind, day, counted, number) => {
  expect(documentNumber(kind, day, counted)).toBe(number)
})

test.each([
  ['quote', 'Q261105-000042', true],
  ['request', 'R270131-1234567', true],
  ['quote', 'R261105-000042', false],
  ['quote', 'Q261105-00042', false],
  ['quote', 'Q26115-000042', false],
  ['quote', `Q261105-${'1'.repeat(13)}`, false],
  ['quote', ' Q261105-000042', false],
  ['quote', 'Q261105-000042x', false],
] as const)('as a %s, %s has the form of a number: %s', (kind, text, isNumber) => {
  expect(isDocumentNumber(kind, text)).toBe(isNumber)
})

describe('an offer has moved', () => {
  test.each([
    ['by nothing', first, false],
    ['by its sailing', sailing('R9:S9'), true],
    ['by its validity', { ...first, validUntil: '2026-12-31T15:59:59.000Z' }, true],
    ['by a sum', { ...first, quote: second.quote }, true],
  ])('%s: %s', (_what, after, moved) => {
    expect(hasMoved(first, after)).toBe(moved)
  })
})
