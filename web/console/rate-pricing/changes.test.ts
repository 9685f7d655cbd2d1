import { expect, test } from 'vitest'
import { changesBetween } from './changes.ts'

const version = {
  validFrom: '2026-11-01',
  validTo: '2026-11-30',
  brands: null,
  companies: null,
  cost: { '20GP': '900' },
  pricing: { pol: 'CNNGB', freight: { '20GP': '1150', '40HQ': '2100' } },
}

test('equal versions have no changes', () => {
  expect(
    changesBetween('ocean-lane', version, {
      ...version,
      pricing: { freight: version.pricing.freight, pol: 'CNNGB' },
    }),
  ).toEqual([])
})

test('lists the changes field by field, the head first', () => {
  const later = {
    ...version,
    validTo: '2026-12-31',
    brands: ['ningbo' as const, 'group' as const],
    companies: [{ companyId: 'c1', name: 'Heron Pier Supply' }],
    cost: null,
    pricing: { pol: 'CNNGB', freight: { '20GP': '1200', '20RF': '1900' } },
  }
  expect(
    changesBetween('ocean-lane', version, later).map(({ path, before, after }) => [
      path.join('.'),
      before,
      after,
    ]),
  ).toEqual([
    ['validTo', '2026-11-30', '2026-12-31'],
    ['brands', undefined, 'ningbo, group'],
    ['companies', undefined, 'Heron Pier Supply'],
    ['freight.20GP', '1150', '1200'],
    ['freight.40HQ', '2100', undefined],
    ['freight.20RF', undefined, '1900'],
    ['cost.20GP', '900', undefined],
  ])
})
