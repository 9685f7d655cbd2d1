import { expect, test } from 'vitest'
import { publicOn, type SoldRate, validOn, versionOn } from './valid-on.ts'

const soldSince = new Date('2026-10-01T00:00:00Z')
const rate = (code: string, validFrom: string, companies: readonly string[] | null = null): SoldRate => ({
  code,
  version: 1,
  validFrom,
  validTo: '2026-11-30',
  companies,
  soldSince,
})

test.each<[string, readonly SoldRate[], string, string | undefined]>([
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
  [
    'the price sold last before a later start',
    [rate('a', '2026-11-02'), { ...rate('b', '2026-11-01'), soldSince: new Date('2026-10-02T00:00:00Z') }],
    '2026-11-15',
    'b',
  ],
])('%s', (_what, rates, day, code) => {
  expect(validOn(day, rates)?.code).toBe(code)
})

const sold = (code: string, since: string, companies: readonly string[] | null = null) => ({
  ...rate(code, '2026-11-01', companies),
  soldSince: new Date(since),
})
const [earlier, later] = ['2026-10-01T00:00:00Z', '2026-10-02T00:00:00Z']

test.each([
  ['the public rate published last', [sold('a', earlier), sold('b', later)], '2026-11-15', 'b'],
  ['the one published last, in any order', [sold('b', later), sold('a', earlier)], '2026-11-15', 'b'],
  ['the first code of those published together', [sold('b', later), sold('a', later)], '2026-11-15', 'a'],
  ['no contract rate', [sold('a', earlier), sold('b', later, ['c'])], '2026-11-15', 'a'],
  ['none outside the validity', [sold('a', earlier)], '2026-12-01', undefined],
])('of several public rates: %s', (_what, rates, day, code) => {
  expect(publicOn(day, rates)?.code).toBe(code)
})

test.each([
  ['the version of the day', '2026-11-15', 1],
  ['the version that starts on the day', '2026-12-01', 2],
  ['the newest where none is valid', '2027-02-01', 3],
])('of the versions of one code: %s', (_what, day, version) => {
  const versions = [
    { ...rate('a', '2026-11-01'), version: 1 },
    { ...rate('a', '2026-12-01'), validTo: '2026-12-31', version: 2 },
    { ...rate('a', '2027-01-01'), validTo: '2027-01-31', version: 3 },
  ]
  expect(versionOn(day, versions)?.version).toBe(version)
  expect(versionOn(day, [])).toBeUndefined()
})
