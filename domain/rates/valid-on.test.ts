import { expect, test } from 'vitest'
import type { RateHead } from './rate.ts'
import { validOn } from './valid-on.ts'

const rate = (code: string, validFrom: string, companies: readonly string[] | null = null): RateHead => ({
  code,
  version: 1,
  validFrom,
  validTo: '2026-11-30',
  companies,
})

test.each<[string, readonly RateHead[], string, string | undefined]>([
  ['valid on its first day', [rate('a', '2026-11-01')], '2026-11-01', 'a'],
  ['valid on its last day', [rate('a', '2026-11-01')], '2026-11-30', 'a'],
  ['not valid on the day before', [rate('a', '2026-11-01')], '2026-10-31', undefined],
  ['not valid on the day after', [rate('a', '2026-11-01')], '2026-12-01', undefined],
  ['the one with the later start', [rate('a', '2026-11-01'), rate('b', '2026-11-02')], '2026-11-15', 'b'],
  [
    'the one with the later start, in any order',
    [rate('b', '2026-11-02'), rate('a', '2026-11-01')],
    '2026-11-15',
    'b',
  ],
  [
    'a contract rate before a later public rate',
    [rate('a', '2026-11-09'), rate('b', '2026-11-01', ['c'])],
    '2026-11-15',
    'b',
  ],
  [
    'a contract rate, in any order',
    [rate('b', '2026-11-01', ['c']), rate('a', '2026-11-09')],
    '2026-11-15',
    'b',
  ],
  [
    'a contract rate that is not valid yet is ignored',
    [rate('a', '2026-11-01'), rate('b', '2026-11-16', ['c'])],
    '2026-11-15',
    'a',
  ],
  ['the first code of equal rates', [rate('b', '2026-11-01'), rate('a', '2026-11-01')], '2026-11-15', 'a'],
  [
    'the first code of equal rates, in any order',
    [rate('a', '2026-11-01'), rate('b', '2026-11-01')],
    '2026-11-15',
    'a',
  ],
  ['none without rates', [], '2026-11-15', undefined],
])('%s', (_what, rates, day, code) => {
  expect(validOn(day, rates)?.code).toBe(code)
})
