import { expect, test } from 'vitest'
import { byReading, groupsOf, isFixed, leavesOf } from './leaves.ts'

const lane = {
  pol: 'CNNGB',
  freight: { '40HQ': '2100', '20GP': '1150' },
  carrier: 'MNRQ',
  surcharges: [
    { fee: 'BAF', per: 'TEU', price: '120' },
    { fee: 'AMS', per: 'BL', price: '30' },
  ],
}
const names = (terms: unknown) =>
  leavesOf(terms)
    .toSorted(byReading)
    .map(({ path }) => path.join('.'))

test('a rate is read in the order of a sheet, whatever order the database keeps', () => {
  expect(names(lane)).toEqual([
    'carrier',
    'pol',
    'freight.20GP',
    'freight.40HQ',
    'surcharges.0.fee',
    'surcharges.0.per',
    'surcharges.0.price',
    'surcharges.1.fee',
    'surcharges.1.per',
    'surcharges.1.price',
  ])
})

test('the tenth row comes after the second', () => {
  const tiers = Array.from({ length: 11 }, (_, at) => ({ fromDay: at + 1, factor: '1' }))
  expect(names({ storageTiers: tiers }).at(-1)).toBe('storageTiers.10.factor')
})

test('what the desk has no order for comes last, by its name', () => {
  expect(names({ inspection: { ZHCT: '200', BLCT1: '300' }, port: 'CNNGB' })).toEqual([
    'port',
    'inspection.BLCT1',
    'inspection.ZHCT',
  ])
})

test('words in a row are one figure; nothing is none', () => {
  expect(leavesOf({ countries: ['US', 'CA'], least: undefined, storage: null, localCharges: [] })).toEqual([
    { path: ['countries'], text: 'US, CA' },
  ])
})

test('numbers are texts in a form', () => {
  expect(leavesOf({ freeDays: 7 })).toEqual([{ path: ['freeDays'], text: '7' }])
})

test('what names a row is no figure of it', () => {
  const fixed = leavesOf(lane).filter(isFixed)
  expect(fixed.map(({ path }) => path.at(-1))).toEqual(['fee', 'per', 'fee', 'per'])
  expect(leavesOf({ fee: 'OF' }).filter(isFixed)).toEqual([])
})

test('figures stand together under their part', () => {
  expect(groupsOf(leavesOf(lane)).map(({ name, leaves }) => [name, leaves.length])).toEqual([
    ['carrier', 1],
    ['pol', 1],
    ['freight', 2],
    ['surcharges', 6],
  ])
})
