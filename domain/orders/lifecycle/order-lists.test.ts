import { expect, test } from 'vitest'
import type { Holder } from '#domain/access/actor.ts'
import { exampleActors } from '#tests/fixtures/actors.ts'
import { queuesOf } from './order-queues.ts'
import { findsWholeNumbers } from './sought-number.ts'

test.each<[Holder, string]>([
  ['visitor', ''],
  ['company-administrator', ''],
  ['sales', 'sales'],
  ['operations', 'operations objections'],
  ['finance', 'finance unpaid receipts refunds'],
  ['reviewer', ''],
])('the queues of %s are %j', (holder, names) => {
  expect(queuesOf(exampleActors[holder]).join(' ')).toBe(names)
})

// The last sign takes two units of UTF-16.
test.each([
  ['QS1', true],
  ['QS12', false],
  [' QS1 ', true],
  ['QS123', false],
  ['12𠮷', true],
])('%j finds only a number that consists of it: %s', (text, isWhole) => {
  expect(findsWholeNumbers(text)).toBe(isWhole)
})
