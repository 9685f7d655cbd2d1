import { expect, test } from 'vitest'
import { unpricedLanes } from './unpriced-lanes.ts'

const lane = { carrier: 'MNRQ', service: 'PS1', port: 'CNNGB', place: 'USLAX' }
const sails = (departsOn: string, change: object = {}) => ({ ...lane, ...change, departsOn })
const priced = (validFrom: string, validTo: string, change: object = {}) => ({
  ...lane,
  ...change,
  validFrom,
  validTo,
})

test('a sailing has a price on the first and the last day of a rate of its lane, carrier and service', () => {
  const november = [priced('2026-11-01', '2026-11-30')]
  expect(unpricedLanes([sails('2026-11-01'), sails('2026-11-30')], november)).toEqual([])
  expect(unpricedLanes([sails('2026-12-05'), sails('2026-10-31'), sails('2026-11-02')], november)).toEqual([
    { ...lane, sailings: 2, firstOn: '2026-10-31' },
  ])
  const october = priced('2026-10-01', '2026-10-31')
  expect(unpricedLanes([sails('2026-11-10')], [october, ...november])).toEqual([])
  for (const change of [{ carrier: 'X' }, { service: 'PS2' }, { port: 'CNSHA' }, { place: 'USLGB' }])
    expect(unpricedLanes([sails('2026-11-10')], [priced('2026-11-01', '2026-11-30', change)])).toHaveLength(1)
})

test('lanes are in the order of their first sailing without a price', () => {
  const found = unpricedLanes([sails('2026-12-02'), sails('2026-12-01', { place: 'USNYC' })], [])
  expect(found.map(({ place }) => place)).toEqual(['USNYC', 'USLAX'])
})
