import { expect, test } from 'vitest'
import { changedFields } from './changed-fields.ts'

const lane = {
  validFrom: '2026-11-01',
  validTo: '2026-12-31',
  brands: null,
  companies: null,
  pricing: {
    pod: 'NLRTM',
    freight: { '20GP': '1150', '40HQ': '2100' },
    surcharges: [{ fee: 'BAF', price: '60' }],
  },
}

test('lists changed fields only, with their earlier texts', () => {
  const later = {
    ...lane,
    validTo: '2027-01-31',
    companies: ['a', 'b'],
    pricing: { ...lane.pricing, freight: { '20GP': '1200' }, surcharges: [{ fee: 'BAF', price: '70' }] },
  }
  expect(changedFields(lane, later)).toEqual({
    before: {
      validTo: '2026-12-31',
      companies: null,
      'pricing.freight.20GP': '1150',
      'pricing.freight.40HQ': '2100',
      'pricing.surcharges.0.price': '60',
    },
    after: {
      validTo: '2027-01-31',
      companies: 'a, b',
      'pricing.freight.20GP': '1200',
      'pricing.freight.40HQ': null,
      'pricing.surcharges.0.price': '70',
    },
  })
})

test('lists every field of a new rate, and none of an equal one', () => {
  expect(Object.keys(changedFields(undefined, lane).after)).toHaveLength(7)
  expect(changedFields(lane, { ...lane })).toEqual({ before: {}, after: {} })
})

test('of very many changed fields eighty are listed', () => {
  const days = Array.from({ length: 81 }, (_, day) => day)
  expect(Object.keys(changedFields(lane, { ...lane, pricing: { days } }).after)).toHaveLength(80)
})

test('a list of texts is one field; an empty one is none, and one of other values is a field for each', () => {
  const pricing = { countries: ['CN', 'NL'], none: [], days: [7, '14'] }
  expect(changedFields(lane, { ...lane, pricing: { ...lane.pricing, ...pricing } }).after).toEqual({
    'pricing.countries': 'CN, NL',
    'pricing.days.0': '7',
    'pricing.days.1': '14',
  })
})
