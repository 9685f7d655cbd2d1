import { describe, expect, test } from 'vitest'
import { accept, refuse } from '#domain/values/refusal.ts'
import type { OceanRate } from './ocean-rate.ts'
import { ratesFor, ratesOnLane } from './rates-for.ts'
import { sampleRate } from './sample.data.ts'

const rate = (code: string, facts: Partial<OceanRate> = {}): OceanRate => ({ ...sampleRate, code, ...facts })
const open = rate('public')
const ours = rate('ours', { visibility: { companies: ['lotus', 'harbour'] } })
const theirs = rate('theirs', { visibility: { companies: ['pine'] } })
const nobodys = rate('nobodys', { visibility: { companies: [] } })
const sheet = [ours, open, theirs, nobodys]
const day = '2026-11-15'
const codes = (company: string | null, on = day) => ratesFor(company, sheet, on).map(({ code }) => code)

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
    expect(codes(company)).toEqual(seen)
  })
})

describe('both days of the validity belong to it', () => {
  test.each([
    ['2026-11-09', 0],
    ['2026-11-10', 2],
    ['2026-11-24', 2],
    ['2026-11-25', 0],
  ])('on %s a company finds %i of its rates', (on, count) => {
    expect(codes('lotus', on)).toHaveLength(count)
  })

  test.each([
    ['2026-11-20', '2026-11-20', 1],
    ['2026-11-19', '2026-11-20', 0],
  ])('a ship that leaves on %s and a customer who asks on %s', (departsOn, asked, count) => {
    const leaving = rate('leaving', { sailing: { ...sampleRate.sailing, departsOn } })
    expect(ratesFor(null, [leaving], asked)).toHaveLength(count)
  })
})

describe('a lane', () => {
  const lane = { pol: 'CNTAO', pod: 'NLRTM' }
  test('has the rates of both its ports', () => {
    const rates = [open, rate('elsewhere', { pod: 'DEHAM' }), rate('other-port', { pol: 'CNSHA' })]
    expect(ratesOnLane(lane, null, rates, day)).toEqual(accept([open]))
  })

  test.each([
    ['nobody rates it', [], null, day],
    ['the rate is for another company', [theirs], 'lotus', day],
    ['the rate is for companies and a visitor asks', [ours], null, day],
    ['the rate has run out', [open], null, '2026-11-25'],
  ])('has no price when %s', (_, rates, company, on) => {
    expect(ratesOnLane(lane, company, rates, on)).toEqual(refuse('no-price', { ...lane, day: on }))
  })
})
