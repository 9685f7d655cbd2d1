import { expect, test } from 'vitest'
import { secondPersonReason } from './second-person.ts'

const none = { overlap: 0, gap: 0, types: 0, audience: 0, past: 0, loss: 0, margin: 0, jump: 0 }
const prepared = { rates: 1, counts: none, preparedBy: 'a' }
const limits = { rates: 10, marginPercent: 8 }
const off = { rates: 0, marginPercent: 0 }

test.each([
  ['one rate', limits, {}, 'a', null],
  ['as many rates as the limit', limits, { rates: 10 }, 'a', null],
  ['one more', limits, { rates: 11 }, 'a', 'rates'],
  ['one more, published by a colleague', limits, { rates: 11 }, 'b', null],
  ['a small margin', limits, { counts: { ...none, margin: 1 } }, 'a', 'margin'],
  ['a loss', limits, { counts: { ...none, loss: 1 } }, 'a', 'margin'],
  ['a loss, published by a colleague', limits, { counts: { ...none, loss: 1 } }, 'b', null],
  [
    'other findings',
    limits,
    { counts: { overlap: 1, gap: 1, types: 1, audience: 1, past: 1, loss: 0, margin: 0, jump: 1 } },
    'a',
    null,
  ],
  ['many rates with a small margin', limits, { rates: 11, counts: { ...none, margin: 2 } }, 'a', 'rates'],
  ['many rates without a limit for them', { ...limits, rates: 0 }, { rates: 5_000 }, 'a', null],
  [
    'a loss without a limit for margins',
    { ...limits, marginPercent: 0 },
    { counts: { ...none, loss: 1 } },
    'a',
    null,
  ],
  ['everything without any limit', off, { rates: 5_000, counts: { ...none, loss: 9, margin: 9 } }, 'a', null],
  ['a rate of the demo data', limits, { rates: 11, preparedBy: null }, 'a', null],
  ['a rate of the demo data, published by the site', limits, { rates: 11, preparedBy: null }, null, null],
] as const)('%s', (_what, given, change, publisher, reason) => {
  expect(secondPersonReason(given, { ...prepared, ...change }, publisher)).toBe(reason)
})
