import { expect, test } from 'vitest'
import type { ReviewedLine } from '#domain/orders/fees/fees.ts'
import { exampleCancellation, exampleQuote } from '#tests/fixtures/orders.ts'
import { cancelledLines } from './cancelled-lines.ts'

const [freight, document] = exampleQuote.lines
const [waiting] = exampleQuote.contingentCharges
const { charges } = exampleCancellation

test('the cost of cancelling replaces every line; a reason given before is kept', () => {
  if (!freight || !document || !waiting) throw new Error('two lines and a charge')
  const lines: readonly ReviewedLine[] = [
    { kind: 'saved', lineId: 'l1', quoted: freight, confirmed: freight },
    { kind: 'changed', lineId: 'l2', quoted: document, confirmed: document, reason: 'two sets' },
    { kind: 'removed', lineId: 'l3', quoted: document, reason: 'waived' },
    { kind: 'added', lineId: 'added.DSF.waiting', contingency: waiting, confirmed: document },
  ]
  expect(cancelledLines(lines, charges)).toEqual([
    { kind: 'removed', lineId: 'l1', quoted: freight, reason: '' },
    { kind: 'removed', lineId: 'l2', quoted: document, reason: '' },
    { kind: 'removed', lineId: 'l3', quoted: document, reason: 'waived' },
    { kind: 'cancellation', lineId: 'cancellation.KC.dead-freight.40HQ', ...charges[0] },
  ])
})

test('where cancelling costs nothing, nothing is charged', () => {
  expect(cancelledLines([], [])).toEqual([])
})
