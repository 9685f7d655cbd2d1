import { expect, test } from 'vitest'
import { savedPrice } from '#domain/orders/fees/confirmed-price.ts'
import type { Quoted, ReviewedLine } from '#domain/orders/fees/fees.ts'
import type { FeeLine } from '#domain/quotes/fee-line.ts'
import { yuan } from '#domain/values/money.ts'
import { exampleQuote } from '#tests/fixtures/orders.ts'
import { amendedLines, keepsAgreedAmounts, lostAddition } from './amended-fees.ts'

const [freight, document] = exampleQuote.lines
const [waiting, dryRun] = exampleQuote.contingentCharges
if (!freight || !document || !waiting || !dryRun) throw new Error('two lines and two charges')

const lower = { ...document, sum: yuan(400), standardAmount: yuan(400) }
const agreed: readonly ReviewedLine[] = [
  { kind: 'changed', lineId: 'l2', quoted: document, confirmed: lower, reason: 'agreed' },
  { kind: 'added', lineId: 'added.DSF.waiting', contingency: waiting, confirmed: lower },
  { kind: 'cancellation', lineId: 'cancellation.x', contingency: dryRun, confirmed: lower },
]
const quoting = (...lines: FeeLine[]): Quoted => ({ ...exampleQuote, lines })

test('a line at another place of the new quote stays as it was agreed, with its new place', () => {
  const moved = {
    ...document,
    lineId: 'l7',
    formula: { kind: 'given', name: 'price', value: '450.00' },
  } as const
  expect(amendedLines(agreed, quoting(moved))).toEqual([
    { kind: 'changed', lineId: 'l7', quoted: moved, confirmed: lower, reason: 'agreed' },
    agreed[1],
  ])
})

test('a line stays as it was agreed, in whichever sequence the database returns its parts', () => {
  const { quantity } = document
  const returned = { ...document, quantity: { unit: quantity.unit, amount: quantity.amount } }
  expect(Object.keys(returned.quantity)).not.toEqual(Object.keys(quantity))
  expect(amendedLines(agreed, quoting(returned))[0]).toMatchObject({ kind: 'changed', confirmed: lower })
})

test('of two equal lines each stays as it was agreed', () => {
  const other = { ...document, lineId: 'l3' }
  const waived: ReviewedLine = { kind: 'removed', lineId: 'l2', quoted: document, reason: 'waived' }
  const saved: ReviewedLine = { kind: 'saved', lineId: 'l3', quoted: other, confirmed: savedPrice(other) }
  expect(amendedLines([waived, saved], quoting(document, other))).toEqual([waived, saved])
  expect(amendedLines([waived], quoting(document, other))).toEqual([waived, saved])
})

test('a line that was never agreed otherwise has the exchange rate of the new quote', () => {
  const saved: ReviewedLine = { kind: 'saved', lineId: 'l2', quoted: document, confirmed: lower }
  const [line] = amendedLines([saved], quoting({ ...document, standardAmount: yuan(451) }))
  expect(line).toMatchObject({ kind: 'saved', confirmed: { standardAmount: yuan(451) } })
})

// By hand: what makes it another charge, which was not agreed.
test.each<[string, Partial<FeeLine>]>([
  ['another service', { servicePosition: 1 }],
  ['another mode', { mode: 'trucking' }],
  ['another group', { group: 'destination' }],
  ['another fee', { fee: 'OF' }],
  ['another rule', { rule: 'per-container' }],
  ['other facts', { params: { count: 2 } }],
  ['another price', { unitPrice: yuan(460) }],
  ['another quantity', { quantity: { amount: '2', unit: 'BL' } }],
  ['another sum', { sum: yuan(460) }],
  ['another payer', { paymentTerm: 'collect' }],
])('a line with %s is as quoted anew', (_what, change) => {
  const quoted = { ...document, ...change }
  const { unitPrice, quantity, sum, exchangeRate, standardAmount, taxPercent, paymentTerm } = quoted
  const price = { unitPrice, quantity, sum, exchangeRate, standardAmount, taxPercent }
  const confirmed = paymentTerm ? { ...price, paymentTerm } : price
  expect(amendedLines(agreed, quoting(quoted))).toEqual([
    { kind: 'saved', lineId: 'l2', quoted, confirmed },
    agreed[1],
  ])
})

test('what the new quote leaves out ends, and what it adds is charged', () => {
  expect(amendedLines(agreed, quoting(freight)).map(({ kind, lineId }) => [kind, lineId])).toEqual([
    ['saved', 'l1'],
    ['added', 'added.DSF.waiting'],
  ])
})

test('a charge that was added is lost where the new quote does not announce it; others are not', () => {
  const announcing = (...contingentCharges: Quoted['contingentCharges']): Quoted => ({
    ...exampleQuote,
    contingentCharges,
  })
  expect(lostAddition(agreed, exampleQuote)).toBeUndefined()
  expect(lostAddition(agreed, announcing(waiting))).toBeUndefined()
  expect(lostAddition(agreed, announcing(dryRun))).toBe('DSF.waiting')
  expect(lostAddition(agreed, announcing({ ...waiting, servicePosition: 1 }))).toBe('DSF.waiting')
  expect(lostAddition([], announcing())).toBeUndefined()
})

test('charges that the new quote does not change may be at the agreed amount', () => {
  expect(keepsAgreedAmounts(amendedLines(agreed, quoting(document)))).toBe(true)
  expect(keepsAgreedAmounts(amendedLines([], quoting(document, freight)))).toBe(false)
  expect(keepsAgreedAmounts(agreed.slice(1))).toBe(false)
  const waived: ReviewedLine = { kind: 'removed', lineId: 'l2', quoted: document, reason: 'waived' }
  expect(keepsAgreedAmounts([waived])).toBe(false)
})
