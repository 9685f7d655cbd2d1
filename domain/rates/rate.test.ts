import { describe, expect, test } from 'vitest'
import { oceanRatesOf, truckingLaneOf } from './assemble.ts'
import { isImportedKind, type Rate, rateKinds, rateState } from './rate.ts'

const at = (text: string) => new Date(`${text}Z`)
const now = at('2026-11-15T08:00:00')

describe('the state of a version', () => {
  test.each([
    ['it is not published', null, null, 'draft'],
    ['it starts tomorrow', at('2026-11-16T00:00:00'), null, 'scheduled'],
    ['it starts now', now, null, 'in-force'],
    ['it ends in the future', at('2026-11-01T00:00:00'), at('2026-11-15T08:00:01'), 'in-force'],
    ['it ends now', at('2026-11-01T00:00:00'), now, 'ended'],
    ['it was withdrawn before its start', at('2026-11-20T00:00:00'), at('2026-11-20T00:00:00'), 'ended'],
    ['it starts and ends in the future', at('2026-11-20T00:00:00'), at('2026-11-30T00:00:00'), 'scheduled'],
  ])('%s', (_why, publishAt, endedAt, state) => {
    const validity = { validFrom: '2026-11-01', validTo: '2026-11-30' }
    expect(rateState({ publishAt, endedAt, ...validity }, now)).toBe(state)
  })

  test.each([
    ['2026-11-15', '2026-11-15', 'in-force'],
    ['2026-11-16', '2026-11-30', 'not-yet'],
    ['2026-11-01', '2026-11-14', 'expired'],
  ])('on sale, valid %s to %s: %s', (validFrom, validTo, state) => {
    expect(rateState({ publishAt: now, endedAt: null, validFrom, validTo }, now)).toBe(state)
  })
})

const lane: Rate<'ocean-lane'> = {
  code: 'QS-NGB-RTM',
  version: 4,
  validFrom: '2026-11-01',
  validTo: '2026-11-30',
  companies: null,
  pricing: {
    carrier: 'QSLX',
    service: 'QE1',
    pol: 'CNNGB',
    pod: 'NLRTM',
    freight: { '20GP': '1150' },
    surcharges: [],
  },
}
const sailing = { vessel: 'QUAYSIDE DAWN', voyage: '047W', departsOn: '2026-11-20' }

test('the rate of a lane becomes the rate of a sailing with the version', () => {
  expect(oceanRatesOf(lane)(sailing)).toEqual({
    code: 'QS-NGB-RTM',
    version: '4',
    validFrom: '2026-11-01',
    validTo: '2026-11-30',
    carrier: 'QSLX',
    pol: 'CNNGB',
    pod: 'NLRTM',
    freight: { '20GP': '1150' },
    surcharges: [],
    sailing,
    visibility: 'public',
  })
})

test('a contract rate is visible to its companies only', () => {
  expect(oceanRatesOf({ ...lane, companies: ['c1'] })(sailing).visibility).toEqual({ companies: ['c1'] })
})

test('a trucking lane keeps its code and its version', () => {
  const pricing = {
    port: 'CNNGB',
    pickUpPlace: 'DP-NGB-01',
    district: '330281',
    prices: { '20GP': '900' },
  } as const
  expect(truckingLaneOf({ ...lane, code: 'T-1', version: 4, pricing })).toMatchObject({
    code: 'T-1',
    version: '4',
    ...pricing,
  })
})

test('lanes are imported from a spreadsheet, tariffs are not', () => {
  expect(rateKinds.filter(isImportedKind)).toEqual(['ocean-lane', 'trucking-lane'])
})
