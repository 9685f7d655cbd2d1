import { expect, test } from 'vitest'
import { changedLeaves } from './changed-leaves.ts'

const lane = {
  validFrom: '2026-11-01',
  validTo: '2026-12-31',
  brands: null,
  companies: null,
  terms: {
    pod: 'NLRTM',
    freight: { '20GP': '1150', '40HQ': '2100' },
    surcharges: [{ fee: 'BAF', price: '60' }],
  },
}

test('only what is said otherwise is told, with what stood before', () => {
  const later = {
    ...lane,
    validTo: '2027-01-31',
    companies: ['a', 'b'],
    terms: { ...lane.terms, freight: { '20GP': '1200' }, surcharges: [{ fee: 'BAF', price: '70' }] },
  }
  expect(changedLeaves(lane, later)).toEqual({
    before: {
      validTo: '2026-12-31',
      companies: null,
      'terms.freight.20GP': '1150',
      'terms.freight.40HQ': '2100',
      'terms.surcharges.0.price': '60',
    },
    after: {
      validTo: '2027-01-31',
      companies: 'a, b',
      'terms.freight.20GP': '1200',
      'terms.freight.40HQ': null,
      'terms.surcharges.0.price': '70',
    },
  })
})

test('of something new all is told, and of the same nothing', () => {
  expect(Object.keys(changedLeaves(undefined, lane).after)).toHaveLength(7)
  expect(changedLeaves(lane, { ...lane })).toEqual({ before: {}, after: {} })
})
