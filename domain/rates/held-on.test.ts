import { expect, test } from 'vitest'
import { heldOn } from './held-on.ts'
import type { RateHead } from './rate.ts'

const rate = (code: string, validFrom: string, companies: readonly string[] | null = null): RateHead => ({
  ...{ code, version: 1, validFrom, validTo: '2026-11-30', companies },
})

test.each<[string, readonly RateHead[], string, string | undefined]>([
  ['on its first day', [rate('a', '2026-11-01')], '2026-11-01', 'a'],
  ['on its last day', [rate('a', '2026-11-01')], '2026-11-30', 'a'],
  ['not the day before', [rate('a', '2026-11-01')], '2026-10-31', undefined],
  ['not the day after', [rate('a', '2026-11-01')], '2026-12-01', undefined],
  ['the later of two', [rate('a', '2026-11-01'), rate('b', '2026-11-02')], '2026-11-15', 'b'],
  [
    'the later of two, however they come',
    [rate('b', '2026-11-02'), rate('a', '2026-11-01')],
    '2026-11-15',
    'b',
  ],
  [
    'a contract before a later public one',
    [rate('a', '2026-11-09'), rate('b', '2026-11-01', ['c'])],
    '2026-11-15',
    'b',
  ],
  [
    'a contract, however they come',
    [rate('b', '2026-11-01', ['c']), rate('a', '2026-11-09')],
    '2026-11-15',
    'b',
  ],
  [
    'a contract that does not hold yet is none',
    [rate('a', '2026-11-01'), rate('b', '2026-11-16', ['c'])],
    '2026-11-15',
    'a',
  ],
  ['of equals the first by code', [rate('b', '2026-11-01'), rate('a', '2026-11-01')], '2026-11-15', 'a'],
  [
    'of equals the first by code, however they come',
    [rate('a', '2026-11-01'), rate('b', '2026-11-01')],
    '2026-11-15',
    'a',
  ],
  ['none of none', [], '2026-11-15', undefined],
])('%s', (_what, rates, day, code) => {
  expect(heldOn(day, rates)?.code).toBe(code)
})
