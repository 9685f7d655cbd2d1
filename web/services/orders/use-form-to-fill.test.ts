import { expect, test } from 'vitest'
import type { SavedQuote } from '#contract/quotes.ts'
import { exampleQuote } from '#tests/fixtures/orders.ts'
import { startOf } from './order-start.ts'
import { formToFill } from './use-form-to-fill.ts'

const offer = { item: { code: 'X' }, quote: exampleQuote }
const offerByStaff = (requestKind: string, from: string | null) =>
  ({ mode: 'agreed', requestKind, from, query: null, requested: null, offer }) as unknown as SavedQuote

test.each([
  ['customs', 'CNNGB', 'CNNGB'],
  ['customs', '宁波', 'CNNGB'],
  ['customs', 'Shanghai, China', 'CNSHA'],
  ['customs', '盐田', 'CNSZX'],
  ['customs', '宁', undefined],
  ['customs', 'CNWUH', undefined],
  ['customs', null, undefined],
  ['insurance', 'CNNGB', undefined],
])('the port of an offer for %s from %s starts as the port of exit %s', (kind, from, exitPort) => {
  expect(startOf(formToFill(offerByStaff(kind, from)), undefined).texts.exitPort).toBe(exitPort)
})

test('the form of an order on an offer starts with what was written in the request', () => {
  const requested = { goods: '钢螺栓', declarations: 3, tradeMode: 'general', weightKg: '800', days: 4 }
  const quote = { ...offerByStaff('customs', 'CNNGB'), requested }
  expect(startOf(formToFill(quote), undefined).texts).toMatchObject({
    commodityZh: '钢螺栓',
    declarations: '3',
    tradeMode: 'general',
    grossWeightKg: '800',
  })
  expect(startOf(formToFill(quote), undefined).texts).not.toHaveProperty('storageDays')
})
