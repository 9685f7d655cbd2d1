import { describe, expect, test } from 'vitest'
import type { RateKind } from '#domain/rates/rate.ts'
import { depotTariffs } from '#domain/tariffs/depot/depot-tariff.data.ts'
import { oceanTariffs } from '#domain/tariffs/ocean/ocean-tariff.data.ts'
import { truckingTariffs } from '#domain/tariffs/trucking/trucking-tariff.data.ts'
import { exampleWarehouseTariffs } from '#domain/tariffs/warehouse/warehouse-tariff.data.ts'
import { formFields } from './field-arrays.ts'
import { readPrices, readPricing } from './read-values.ts'

/** The form of a rate. */
const formOf = (kind: RateKind, pricing: unknown) =>
  Object.fromEntries(
    formFields(kind, pricing).map(({ path, text }) => [['pricing', ...path].join('.'), text]),
  )

describe('an unchanged form gives the same pricing', () => {
  test.each([
    ['depot-tariff', depotTariffs.CNTAO],
    ['ocean-tariff', oceanTariffs.CNSHA],
    ['trucking-tariff', truckingTariffs.CNNGB],
    ['warehouse-tariff', exampleWarehouseTariffs.CNXMN],
  ] as const)(
    '%s',
    (kind, { code: _code, version: _version, validFrom: _from, validTo: _to, ...pricing }) => {
      expect(readPricing(kind, formOf(kind, pricing))).toEqual(pricing)
    },
  )

  test('ocean-lane', () => {
    const pricing = {
      carrier: 'MNRQ',
      service: 'QE1',
      pol: 'CNNGB',
      pod: 'NLRTM',
      freight: { '20GP': '1150' },
      surcharges: [
        { fee: 'BAF', per: 'TEU', price: '120' },
        { fee: 'PSS', per: 'container', price: { '20GP': '50', '40HQ': '90' }, paymentTerm: 'prepaid' },
        { fee: 'CIC', per: 'freight', percent: '2.5' },
      ],
    }
    expect(readPricing('ocean-lane', formOf('ocean-lane', pricing))).toEqual(pricing)
  })
})

test('an empty lane has no prices and no surcharges', () => {
  expect(readPricing('ocean-lane', {})).toEqual({ freight: {}, surcharges: [] })
  expect(readPricing('trucking-lane', { code: 'T-1' })).toEqual({ prices: {} })
})

test('a row without a price is left out', () => {
  const read = readPricing('ocean-lane', {
    'pricing.surcharges.0.fee': 'BAF',
    'pricing.surcharges.0.per': 'TEU',
    'pricing.surcharges.0.price': ' ',
    'pricing.surcharges.1.fee': 'AMS',
    'pricing.surcharges.1.per': 'BL',
    'pricing.surcharges.1.price': '30',
    'pricing.surcharges.1.paymentTerm': '',
  })
  expect(read.surcharges).toEqual([{ fee: 'AMS', per: 'BL', price: '30' }])
})

test('a service without a price is left out', () => {
  const { originServices, ...pricing } = readPricing('ocean-tariff', {
    'pricing.originServices.trucking.fee': 'TRUCK',
    'pricing.originServices.trucking.per': 'type',
    'pricing.originServices.trucking.price.20GP': '',
    'pricing.originServices.export-customs.fee': 'BGF',
    'pricing.originServices.export-customs.per': 'document',
    'pricing.originServices.export-customs.price': '200',
  })
  expect(originServices).toEqual({ 'export-customs': { fee: 'BGF', per: 'document', price: '200' } })
  expect(pricing).toMatchObject({ localCharges: [], manifests: [], destinationServices: {} })
})

test('a price for each type is sent as a price per container', () => {
  const read = readPricing('ocean-lane', {
    'pricing.surcharges.0.fee': 'PSS',
    'pricing.surcharges.0.per': 'type',
    'pricing.surcharges.0.price.20GP': '50',
  })
  expect(read.surcharges).toEqual([{ fee: 'PSS', per: 'container', price: { '20GP': '50' } }])
})

test('counts are sent as numbers; other texts are left for the server to refuse', () => {
  const read = readPricing('depot-tariff', {
    'pricing.freeDays': '3',
    'pricing.storageTiers.0.fromDay': 'first',
    'pricing.storageTiers.0.factor': '1',
  })
  expect(read).toMatchObject({ freeDays: 3, storageTiers: [{ fromDay: 'first', factor: '1' }] })
})

test('countries are separated by commas', () => {
  const read = readPricing('ocean-tariff', {
    'pricing.manifests.0.fee': 'AMS',
    'pricing.manifests.0.countries': 'US,CA , MX',
    'pricing.manifests.0.price': '30',
  })
  expect(read.manifests).toEqual([{ fee: 'AMS', countries: ['US', 'CA', 'MX'], price: '30' }])
})

test('costs by container type, or null', () => {
  expect(readPrices({ 'cost.20GP': '900', 'cost.40HQ': '' }, 'cost')).toEqual({ '20GP': '900' })
  expect(readPrices({ 'cost.20GP': '', code: 'X' }, 'cost')).toBeNull()
})

test('tiers are sorted by start day', () => {
  const tier = (row: number, fromDay: string, factor: string) => ({
    [`pricing.storageTiers.${row}.fromDay`]: fromDay,
    [`pricing.storageTiers.${row}.factor`]: factor,
  })
  const read = readPricing('depot-tariff', {
    ...tier(0, '31', '2'),
    ...tier(2, '1', '1'),
    ...tier(9, '16', '1.5'),
  })
  expect(read.storageTiers).toEqual([
    { fromDay: 1, factor: '1' },
    { fromDay: 16, factor: '1.5' },
    { fromDay: 31, factor: '2' },
  ])
})

test('a row whose bound is no number comes last; other lists keep their order', () => {
  const step = (row: number, overTons: string) => ({
    [`pricing.overweight.steps.${row}.overTons`]: overTons,
    [`pricing.overweight.steps.${row}.price`]: '50',
  })
  const { overweight } = readPricing('trucking-tariff', {
    ...step(0, 'heavy'),
    ...step(1, '20'),
    ...step(2, '18.5'),
  })
  expect(overweight).toMatchObject({ steps: [{ overTons: 18.5 }, { overTons: 20 }, { overTons: 'heavy' }] })
  const charge = (row: number, fee: string) => ({
    [`pricing.localCharges.${row}.fee`]: fee,
    [`pricing.localCharges.${row}.per`]: 'BL',
    [`pricing.localCharges.${row}.price`]: '50',
  })
  expect(readPricing('ocean-tariff', { ...charge(1, 'THC'), ...charge(4, 'DOC') }).localCharges).toEqual([
    { fee: 'THC', per: 'BL', price: '50' },
    { fee: 'DOC', per: 'BL', price: '50' },
  ])
})
