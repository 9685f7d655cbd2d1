import { describe, expect, test } from 'vitest'
import { sampleRate } from '#tests/fixtures/ocean-requests.ts'
import type { OceanRate } from './ocean-rate.ts'
import { mayUseRate } from './rates-for.ts'

const rate = (code: string, params: Partial<OceanRate> = {}): OceanRate => ({
  ...sampleRate,
  code,
  ...params,
})
const sheet = [
  rate('ours', { visibility: { companies: ['lotus', 'harbour'] } }),
  rate('public'),
  rate('theirs', { visibility: { companies: ['pine'] } }),
  rate('nobodys', { visibility: { companies: [] } }),
]
const day = '2026-11-15'

describe('who sees a rate', () => {
  test.each([
    [null, ['public']],
    ['', ['public']],
    ['lotus', ['ours', 'public']],
    ['harbour', ['ours', 'public']],
    ['pine', ['public', 'theirs']],
    ['stranger', ['public']],
    ['lot', ['public']],
  ])('%s sees %o', (company, seen) => {
    expect(sheet.filter((one) => mayUseRate(company, one, day)).map(({ code }) => code)).toEqual(seen)
  })
})

describe('a rate holds for the ships that leave within it, both its days included', () => {
  const leaving = (departsOn: string) => rate('leaving', { sailing: { ...sampleRate.sailing, departsOn } })
  test.each([
    ['2026-11-09', '2026-11-01', false],
    ['2026-11-10', '2026-11-01', true],
    ['2026-12-12', '2026-11-01', true],
    ['2026-12-13', '2026-11-01', false],
    // Asked for before the rate begins, or after its first day: the day of asking decides nothing.
    ['2026-12-12', '2026-01-01', true],
    ['2026-12-12', '2026-12-12', true],
    ['2026-11-20', '2026-11-20', true],
    ['2026-11-19', '2026-11-20', false],
  ])('a ship that leaves on %s, asked for on %s: %s', (departsOn, asked, holds) => {
    expect(mayUseRate(null, leaving(departsOn), asked)).toBe(holds)
  })
})
