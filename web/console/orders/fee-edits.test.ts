import { expect, test } from 'vitest'
import type { Quoted } from '#domain/orders/fees/fees.ts'
import { checkedEdits, editsIn, sumOf } from './fee-edits.ts'

const noConversion = { from: 'CNY', to: 'CNY', value: '1', date: '2026-11-18', source: 'none' }
const line = {
  lineId: 'l1',
  fee: 'DOC',
  params: {},
  unitPrice: { amount: '450.00', currency: 'CNY' },
  quantity: { amount: '2', unit: 'container' },
  sum: { amount: '900.00', currency: 'CNY' },
  standardAmount: { amount: '900.00', currency: 'CNY' },
  exchangeRate: noConversion,
  taxPercent: '0',
}
const quote = {
  day: '2026-11-18',
  lines: [line],
  contingentCharges: [],
  exchangeRates: {},
} as unknown as Quoted

test('what is as quoted is no change, also written otherwise', () => {
  expect(editsIn(quote, {})).toEqual([])
  expect(editsIn(quote, { 'l1.unitPrice': '450', 'l1.quantity': '2.0', 'l1.reason': '' })).toEqual([])
})

test('a changed price needs a reason, and moves the total', () => {
  const edits = editsIn(quote, { 'l1.unitPrice': '500' })
  expect(checkedEdits(quote, edits)).toMatchObject({ ok: false, fields: { 'l1.reason': 'required' } })
  expect(sumOf(quote, edits)).toMatchObject({
    total: { amount: '1000.00' },
    difference: { amount: '100.00' },
  })
  expect(checkedEdits(quote, editsIn(quote, { 'l1.unitPrice': '500', 'l1.reason': 'Agreed' })).ok).toBe(true)
})

test('a removed line needs a reason; a figure that cannot be read has no total', () => {
  const removed = editsIn(quote, { 'l1.remove': 'on' })
  expect(checkedEdits(quote, removed)).toMatchObject({ fields: { 'l1.reason': 'required' } })
  expect(sumOf(quote, removed)?.total.amount).toBe('0.00')
  const wrong = editsIn(quote, { 'l1.unitPrice': 'a lot', 'l1.reason': 'Agreed' })
  expect(sumOf(quote, wrong)).toBeUndefined()
  expect(checkedEdits(quote, wrong)).toMatchObject({
    ok: false,
    fields: { 'l1.unitPrice': expect.anything() },
  })
})
