import { expect, test } from 'vitest'
import type { DepotTerms } from '#contract/published-terms.ts'
import { priceOf, spansOf } from './storage-spans.ts'
import { groupTerms } from './storage-terms.ts'

const shown = 60
const termsOf = (depot: string, port: DepotTerms['port'], freeDays: number): DepotTerms => ({
  depot,
  port,
  freeDays,
  storagePerDay: { laden: '30' },
  storageTiers: [
    { fromDay: 1, toDay: 15, factor: '1' },
    { fromDay: 16, toDay: 30, factor: '1.5' },
    { fromDay: 31, factor: '2' },
  ],
})

test.each([
  [3, ['free 1–3', 'tier 4–18', 'tier 19–33', 'tier 34–60']],
  [1, ['free 1–1', 'tier 2–16', 'tier 17–31', 'tier 32–60']],
  [21, ['free 1–21', 'tier 22–36', 'tier 37–51', 'tier 52–60']],
  [0, ['tier 1–15', 'tier 16–30', 'tier 31–60']],
])('the tiers start after %i free days', (freeDays, spans) => {
  const found = spansOf(termsOf('D1', 'CNSHA', freeDays), shown)
  expect(found.map(({ kind, from, to }) => `${kind} ${from}–${to}`)).toEqual(spans)
})

test('a day costs the daily price times the multiplier of its tier', () => {
  const prices = spansOf(termsOf('D1', 'CNSHA', 3), shown).map((span) => priceOf('30', span))
  expect(prices).toEqual(['0', '30', '45', '60'])
})

test('depots of a port with the same terms are one row, in the order of the ports', () => {
  const grouped = groupTerms([
    termsOf('SZ', 'CNSZX', 1),
    termsOf('A', 'CNSHA', 3),
    termsOf('B', 'CNSHA', 3),
    termsOf('C', 'CNSHA', 5),
  ])
  expect(grouped.map(({ port, depots, freeDays }) => [port, depots, freeDays])).toEqual([
    ['CNSHA', ['A', 'B'], 3],
    ['CNSHA', ['C'], 5],
    ['CNSZX', ['SZ'], 1],
  ])
})
