import { describe, expect, test } from 'vitest'
import { type KnownLanes, laneProblems } from './lane-problems.ts'

const known: KnownLanes = {
  linerServices: new Map([
    ['QE1', { code: 'QE1', carrier: 'MNRQ', origins: ['CNNGB', 'CNTAO'], calls: ['NLRTM'] }],
    ['QE2', { code: 'QE2', carrier: 'TRKQ', origins: ['CNNGB'], calls: ['NLRTM', 'DEHAM'] }],
  ]),
  depots: new Map([['CNTAO', ['DP-TAO-01']]]),
}
const lane = { carrier: 'MNRQ', service: 'QE1', pol: 'CNNGB', pod: 'NLRTM', freight: { '20GP': '1150' } }
const truckingLane = { port: 'CNTAO', pickUpPlace: 'QQCTU', district: '370211', prices: { '20GP': '800' } }

const problemsOf = (kind: 'ocean-lane' | 'trucking-lane', pricing: object) =>
  Object.fromEntries(laneProblems(kind, pricing as Readonly<Record<string, unknown>>, known))

describe('an ocean lane', () => {
  test.each([
    ['with a known liner service', {}, {}],
    ['with an unknown carrier', { carrier: 'MNRX' }, { carrier: 'unknown-value' }],
    ['with an unknown liner service', { service: 'QE9' }, { service: 'unknown-value' }],
    ['with the liner service of another carrier', { service: 'QE2' }, { service: 'inconsistent' }],
    ['from a port that the liner service does not call at', { pol: 'CNXMN' }, { pol: 'inconsistent' }],
    ['to a port that the liner service does not call at', { pod: 'DEHAM' }, { pod: 'inconsistent' }],
    ['to an unknown port', { pod: 'ZZZZZ' }, { pod: 'unknown-value' }],
    ['without a price', { freight: {} }, { 'freight.20GP': 'required' }],
    ['with a price of 0', { freight: { '40HQ': '0.00', '20GP': '1' } }, { 'freight.40HQ': 'too-small' }],
    [
      'with one surcharge twice',
      {
        surcharges: [
          { fee: 'BAF', per: 'TEU', price: '1' },
          { fee: 'LSS', per: 'TEU', price: '1' },
          { fee: 'BAF', per: 'container', price: '2' },
        ],
      },
      { 'surcharges.2.fee': 'same-as-before' },
    ],
    ['with surcharges that have no fee yet', { surcharges: [undefined, {}, {}, { fee: 'BAF' }] }, {}],
    ['with fields that are no texts', { carrier: 5, service: 5, pol: 5, pod: 5 }, {}],
    ['with few fields filled in', { carrier: undefined, service: undefined, pod: '' }, {}],
  ])('%s', (_name, change, problems) => {
    expect(problemsOf('ocean-lane', { ...lane, ...change })).toEqual(problems)
  })
})

describe('a trucking lane', () => {
  test.each([
    ['from a terminal', {}, {}],
    ['from a depot of the port', { pickUpPlace: 'DP-TAO-01' }, {}],
    ['from a terminal of another port', { port: 'CNNGB' }, { pickUpPlace: 'unknown-value' }],
    ['from an unknown place', { pickUpPlace: 'NOWHERE' }, { pickUpPlace: 'unknown-value' }],
    ['without a port', { port: '' }, {}],
    ['without a place', { pickUpPlace: undefined }, {}],
    ['to an unknown district', { district: '999999' }, { district: 'unknown-value' }],
    ['with a price of 0', { prices: { '20GP': '0' } }, { 'prices.20GP': 'too-small' }],
    ['without a price', { prices: {} }, { 'prices.20GP': 'required' }],
  ])('%s', (_name, change, problems) => {
    expect(problemsOf('trucking-lane', { ...truckingLane, ...change })).toEqual(problems)
  })
})
