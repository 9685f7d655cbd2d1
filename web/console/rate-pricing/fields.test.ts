import { expect, test } from 'vitest'
import { fieldsOf } from '#domain/rates/fields.ts'
import type { RateKind } from '#domain/rates/rate.ts'
import { groupsOf, inOrder, isRowHead } from './fields.ts'

const lane = {
  pol: 'CNNGB',
  freight: { '40HQ': '2100', '20GP': '1150' },
  carrier: 'MNRQ',
  surcharges: [
    { price: '120', per: 'TEU', fee: 'BAF' },
    { price: '30', per: 'BL', fee: 'AMS' },
  ],
}
const names = (kind: RateKind, pricing: unknown) =>
  fieldsOf(pricing)
    .toSorted(inOrder(kind))
    .map(({ path }) => path.join('.'))

test('fields are in the order of the contract, whatever the order in the database', () => {
  expect(names('ocean-lane', lane)).toEqual([
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
  const tiers = Array.from({ length: 11 }, (_, index) => ({ fromDay: index + 1, factor: '1' }))
  expect(names('depot-tariff', { storageTiers: tiers }).at(-1)).toBe('storageTiers.10.factor')
})

test('codes without an order are sorted by name', () => {
  const pricing = { inspection: { ZHCT: '200', BLCT1: '300' }, port: 'CNNGB' }
  expect(names('trucking-tariff', pricing)).toEqual(['port', 'inspection.BLCT1', 'inspection.ZHCT'])
})

test('the field that decides on the variant comes first', () => {
  const pricing = { cancellation: { minimum: '100', sharePercent: '50', kind: 'share' } }
  expect(names('trucking-tariff', pricing)).toEqual([
    'cancellation.kind',
    'cancellation.sharePercent',
    'cancellation.minimum',
  ])
})

test('a list of codes is one field; empty values are none', () => {
  expect(fieldsOf({ countries: ['US', 'CA'], least: undefined, storage: null, localCharges: [] })).toEqual([
    { path: ['countries'], text: 'US, CA' },
  ])
})

test('numbers are texts in a form', () => {
  expect(fieldsOf({ freeDays: 7 })).toEqual([{ path: ['freeDays'], text: '7' }])
})

test('fee and unit are the head of a row', () => {
  const heads = fieldsOf({ surcharges: [{ fee: 'BAF', per: 'TEU', price: '120' }] }).filter(({ path }) =>
    isRowHead(path),
  )
  expect(heads.map(({ path }) => path.at(-1))).toEqual(['fee', 'per'])
  expect(isRowHead(['fee'])).toBe(false)
})

test('fields are grouped by their part', () => {
  const groups = groupsOf('ocean-lane', fieldsOf(lane))
  expect(groups.map(({ name, fields }) => [name, fields.length])).toEqual([
    ['carrier', 1],
    ['pol', 1],
    ['freight', 2],
    ['surcharges', 6],
  ])
})
