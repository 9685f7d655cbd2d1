import { expect, test } from 'vitest'
import type { Quoted } from '#domain/orders/fees/fees.ts'
import { checkedEdits, editsIn, proposedIn, sumOf } from './fee-edits.ts'

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

test('charges that are proposed again start from what was proposed before', () => {
  const price = (unitPrice: string, quantity: string) => ({
    unitPrice: { amount: unitPrice, currency: 'CNY' },
    quantity: { amount: quantity, unit: 'container' },
  })
  const charge = { fee: 'DET', trigger: 'detention', mode: 'ocean', params: {}, unit: 'container' }
  const of = (kind: string, lineId: string, more: object) => ({
    kind,
    lineId,
    quoted: { ...line, lineId },
    contingency: null,
    confirmed: price('450.00', '2'),
    reason: null,
    ...more,
  })
  const lines = [
    of('saved', 'l1', {}),
    of('changed', 'l2', { confirmed: price('500.00', '3'), reason: 'Agreed' }),
    of('removed', 'l3', { confirmed: null, reason: 'Not needed' }),
    of('added', 'a1', { quoted: null, contingency: charge, confirmed: price('120.00', '4') }),
  ] as unknown as Parameters<typeof proposedIn>[0]['lines']
  const values = proposedIn({ lines })
  expect(values).toMatchObject({
    'l2.unitPrice': '500.00',
    'l2.quantity': '3',
    'l2.reason': 'Agreed',
    'l3.remove': 'on',
    'l3.reason': 'Not needed',
  })
  expect(Object.entries(values).filter(([name]) => name.startsWith('add.'))).toEqual([
    [expect.stringContaining('detention'), '4'],
  ])
  expect(Object.keys(values).some((name) => name.startsWith('l1.'))).toBe(false)
})
