import { expect, test } from 'vitest'
import type { Counted } from '#domain/quotes/totals.ts'
import { yuan } from '#domain/values/money.ts'
import { exampleActors } from '#tests/fixtures/actors.ts'
import { isDearer, needsAdministrator } from './needs-administrator.ts'

const priced = (amount: string): Counted => ({ standardAmount: yuan(amount), taxPercent: '0' })
const collect = (amount: string): Counted => ({ ...priced(amount), paymentTerm: 'collect' })
const taxed = (amount: string): Counted => ({ ...priced(amount), taxPercent: '6' })

test.each<[Counted[], Counted[], boolean]>([
  [[priced('100')], [priced('99.99')], false],
  [[priced('100')], [priced('100')], false],
  [[priced('100')], [priced('100.01')], true],
  [[priced('100')], [priced('60'), priced('40.01')], true],
  [[priced('100')], [], false],
  // With tax.
  [[priced('100')], [taxed('100')], true],
  [[taxed('100')], [priced('106')], false],
  // What the consignee pays is not the company's money.
  [[priced('100')], [priced('100'), collect('50')], false],
  [[collect('100')], [priced('1')], true],
])('after %j the price %j is dearer: %s', (before, after, expected) => {
  expect(isDearer({ before, after })).toBe(expected)
})

// By hand: who, whether the company approves all orders, the limit of the person, the prices before and after.
test.each<[keyof typeof exampleActors, boolean, string | null, string, string, boolean]>([
  ['member', false, null, '100', '200', false],
  ['member', true, null, '100', '200', true],
  ['member', true, null, '100', '100', false],
  ['member', false, '199.99', '100', '200', true],
  ['member', false, '200', '100', '200', false],
  ['member', false, '150', '200', '200', false],
  ['suspended-member', false, '199.99', '100', '200', true],
  ['company-administrator', true, '0', '100', '200', false],
  ['suspended-administrator', true, '0', '100', '200', false],
])('%s, all approved %s, limit %s, from %s to %s: %s', (...row) => {
  const [who, ordersNeedApproval, limit, before, after, expected] = row
  const approval = { ordersNeedApproval, orderLimit: limit === null ? null : yuan(limit) }
  const prices = { before: [priced(before)], after: [priced(after)] }
  expect(needsAdministrator(approval, exampleActors[who], prices)).toBe(expected)
})
