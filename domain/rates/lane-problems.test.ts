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
const haul = { port: 'CNTAO', pickUpPlace: 'QQCTU', district: '370211', prices: { '20GP': '800' } }

const told = (kind: 'ocean-lane' | 'trucking-lane', terms: object) =>
  Object.fromEntries(laneProblems(kind, terms as Readonly<Record<string, unknown>>, known))

describe('a lane by sea', () => {
  test.each([
    ['as it is sailed', {}, {}],
    ['of a carrier nobody knows', { carrier: 'MNRX' }, { carrier: 'unknown-value' }],
    ['of a loop nobody sails', { service: 'QE9' }, { service: 'unknown-value' }],
    ['of a loop of another carrier', { service: 'QE2' }, { service: 'inconsistent' }],
    ['from a port the loop passes by', { pol: 'CNXMN' }, { pol: 'inconsistent' }],
    ['to a port the loop passes by', { pod: 'DEHAM' }, { pod: 'inconsistent' }],
    ['to nowhere', { pod: 'ZZZZZ' }, { pod: 'unknown-value' }],
    ['without a price', { freight: {} }, { 'freight.20GP': 'required' }],
    ['at nothing', { freight: { '40HQ': '0.00', '20GP': '1' } }, { 'freight.40HQ': 'too-small' }],
    ['of which little is filled in', { carrier: undefined, service: undefined, pod: '' }, {}],
  ])('%s', (_name, change, problems) => {
    expect(told('ocean-lane', { ...lane, ...change })).toEqual(problems)
  })
})

describe('a lane by road', () => {
  test.each([
    ['from a terminal', {}, {}],
    ['from a depot of the port', { pickUpPlace: 'DP-TAO-01' }, {}],
    ['from a terminal of another port', { port: 'CNNGB' }, { pickUpPlace: 'unknown-value' }],
    ['from nowhere', { pickUpPlace: 'NOWHERE' }, { pickUpPlace: 'unknown-value' }],
    ['to nowhere', { district: '999999' }, { district: 'unknown-value' }],
    ['at nothing', { prices: { '20GP': '0' } }, { 'prices.20GP': 'too-small' }],
    ['without a price', { prices: {} }, { 'prices.20GP': 'required' }],
  ])('%s', (_name, change, problems) => {
    expect(told('trucking-lane', { ...haul, ...change })).toEqual(problems)
  })
})
