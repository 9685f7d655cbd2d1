import { describe, expect, test } from 'vitest'
import { depotTariffs } from '#domain/tariffs/depot/depot-tariff.data.ts'
import { oceanTariffs } from '#domain/tariffs/ocean/ocean-tariff.data.ts'
import { truckingTariffs } from '#domain/tariffs/trucking/trucking-tariff.data.ts'
import { exampleWarehouseTariffs } from '#domain/tariffs/warehouse/warehouse-tariff.data.ts'
import { leavesOf } from './leaves.ts'
import { typedPrices, typedTerms } from './typed-terms.ts'

/** A form filled in with what a rate says. */
const formOf = (terms: unknown) =>
  Object.fromEntries(leavesOf(terms).map(({ path, text }) => [['terms', ...path].join('.'), text]))

describe('a form that nobody changed says what the sheet said', () => {
  test.each([
    ['depot-tariff', depotTariffs.CNTAO],
    ['ocean-tariff', oceanTariffs.CNSHA],
    ['trucking-tariff', truckingTariffs.CNNGB],
    ['warehouse-tariff', exampleWarehouseTariffs.CNXMN],
  ] as const)('%s', (kind, { code: _code, version: _version, validFrom: _from, validTo: _to, ...terms }) => {
    expect(typedTerms(kind, formOf(terms))).toEqual(terms)
  })

  test('ocean-lane', () => {
    const terms = {
      ...{ carrier: 'MNRQ', service: 'QE1', pol: 'CNNGB', pod: 'NLRTM', freight: { '20GP': '1150' } },
      surcharges: [
        { fee: 'BAF', per: 'TEU', price: '120' },
        { fee: 'PSS', per: 'container', price: { '20GP': '50', '40HQ': '90' }, terms: 'prepaid' },
        { fee: 'CIC', per: 'freight', percent: '2.5' },
      ],
    }
    expect(typedTerms('ocean-lane', formOf(terms))).toEqual(terms)
  })
})

test('an empty lane has no prices and no surcharges, and says so', () => {
  expect(typedTerms('ocean-lane', {})).toEqual({ freight: {}, surcharges: [] })
  expect(typedTerms('trucking-lane', { code: 'T-1' })).toEqual({ prices: {} })
})

test('a row whose price was emptied is gone, and the rows behind it move up', () => {
  const typed = typedTerms('ocean-lane', {
    'terms.surcharges.0.fee': 'BAF',
    'terms.surcharges.0.per': 'TEU',
    'terms.surcharges.0.price': ' ',
    'terms.surcharges.1.fee': 'AMS',
    'terms.surcharges.1.per': 'BL',
    'terms.surcharges.1.price': '30',
    'terms.surcharges.1.terms': '',
  })
  expect(typed.surcharges).toEqual([{ fee: 'AMS', per: 'BL', price: '30' }])
})

test('a service whose price was emptied is no longer offered', () => {
  const { originServices, ...terms } = typedTerms('ocean-tariff', {
    'terms.originServices.trucking.fee': 'TRUCK',
    'terms.originServices.trucking.per': 'container',
    'terms.originServices.trucking.price.20GP': '',
    'terms.originServices.export-customs.fee': 'BGF',
    'terms.originServices.export-customs.per': 'document',
    'terms.originServices.export-customs.price': '200',
  })
  expect(originServices).toEqual({ 'export-customs': { fee: 'BGF', per: 'document', price: '200' } })
  expect(terms).toMatchObject({ localCharges: [], manifests: [], destinationServices: {} })
})

test('a price for each type is a price by the container', () => {
  const typed = typedTerms('ocean-lane', {
    'terms.surcharges.0.fee': 'PSS',
    'terms.surcharges.0.per': 'type',
    'terms.surcharges.0.price.20GP': '50',
  })
  expect(typed.surcharges).toEqual([{ fee: 'PSS', per: 'container', price: { '20GP': '50' } }])
})

test('counts travel as numbers; what is no number stays for the answer to name', () => {
  const typed = typedTerms('depot-tariff', {
    'terms.freeDays': '3',
    'terms.storageTiers.0.fromDay': 'first',
    'terms.storageTiers.0.factor': '1',
  })
  expect(typed).toMatchObject({ freeDays: 3, storageTiers: [{ fromDay: 'first', factor: '1' }] })
})

test('countries are typed in a row', () => {
  const typed = typedTerms('ocean-tariff', {
    'terms.manifests.0.fee': 'AMS',
    'terms.manifests.0.countries': 'US,CA , MX',
    'terms.manifests.0.price': '30',
  })
  expect(typed.manifests).toEqual([{ fee: 'AMS', countries: ['US', 'CA', 'MX'], price: '30' }])
})

test('costs by container type, or none at all', () => {
  expect(typedPrices({ 'cost.20GP': '900', 'cost.40HQ': '' }, 'cost')).toEqual({ '20GP': '900' })
  expect(typedPrices({ 'cost.20GP': '', code: 'X' }, 'cost')).toBeNull()
})

test('rows stand by their bound, in whatever order they were added', () => {
  const tier = (row: number, fromDay: string, factor: string) => ({
    [`terms.storageTiers.${row}.fromDay`]: fromDay,
    [`terms.storageTiers.${row}.factor`]: factor,
  })
  const typed = typedTerms('depot-tariff', {
    ...tier(0, '31', '2'),
    ...tier(2, '1', '1'),
    ...tier(9, '16', '1.5'),
  })
  expect(typed.storageTiers).toEqual([
    { fromDay: 1, factor: '1' },
    { fromDay: 16, factor: '1.5' },
    { fromDay: 31, factor: '2' },
  ])
})

test('a row whose bound is no number comes last; rows without a bound stay as they were added', () => {
  const step = (row: number, overTons: string) => ({
    [`terms.overweight.steps.${row}.overTons`]: overTons,
    [`terms.overweight.steps.${row}.price`]: '50',
  })
  const { overweight } = typedTerms('trucking-tariff', {
    ...step(0, 'heavy'),
    ...step(1, '20'),
    ...step(2, '18.5'),
  })
  expect(overweight).toMatchObject({ steps: [{ overTons: 18.5 }, { overTons: 20 }, { overTons: 'heavy' }] })
  const charge = (row: number, fee: string) => ({
    [`terms.localCharges.${row}.fee`]: fee,
    [`terms.localCharges.${row}.price`]: '50',
  })
  expect(typedTerms('ocean-tariff', { ...charge(1, 'THC'), ...charge(4, 'DOC') }).localCharges).toEqual([
    { fee: 'THC', price: '50' },
    { fee: 'DOC', price: '50' },
  ])
})
