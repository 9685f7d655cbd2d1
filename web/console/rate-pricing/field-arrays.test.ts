import { describe, expect, test } from 'vitest'
import type { RateField } from '#domain/rates/fields.ts'
import type { RateKind } from '#domain/rates/rate.ts'
import { depotTariffs } from '#domain/tariffs/depot/depot-tariff.data.ts'
import { oceanTariffs } from '#domain/tariffs/ocean/ocean-tariff.data.ts'
import { truckingTariffs } from '#domain/tariffs/trucking/trucking-tariff.data.ts'
import { containerTypeCodes } from '#domain/values/container-type.ts'
import { addRow, arrayAt, formFields, removeRow, rowKeys, rowOf, setVariant } from './field-arrays.ts'

const names = (fields: readonly RateField[], head = '') =>
  fields.map(({ path }) => path.join('.')).filter((name) => name.startsWith(head))
const textAt = (fields: readonly RateField[], name: string) =>
  fields.find(({ path }) => path.join('.') === name)?.text

const added = (kind: RateKind, pricing: unknown, array: readonly string[], key: string) =>
  addRow(kind, formFields(kind, pricing), [...array, key])

const depot = { ...depotTariffs.CNSHA }
const trucking = { ...truckingTariffs.CNSZX }
const ocean = { ...oceanTariffs.CNNGB }

describe('adding a row', () => {
  test('a storage tier is added last and empty', () => {
    const fields = added('depot-tariff', depot, ['storageTiers'], '7')
    expect(rowKeys(fields, ['storageTiers'])).toEqual(['0', '1', '2', '7'])
    expect(names(fields, 'storageTiers.7')).toEqual([
      'storageTiers.7.fromDay',
      'storageTiers.7.toDay',
      'storageTiers.7.factor',
    ])
    expect(textAt(fields, 'storageTiers.7.factor')).toBe('')
  })

  test('a step is per tonne by default', () => {
    const fields = added('trucking-tariff', trucking, ['overweight', 'steps'], '9')
    expect(names(fields, 'overweight.steps.9')).toEqual([
      'overweight.steps.9.overTons',
      'overweight.steps.9.upToTons',
      'overweight.steps.9.per',
      'overweight.steps.9.price',
    ])
    expect(textAt(fields, 'overweight.steps.9.per')).toBe('ton')
  })

  test('a terminal is one price', () => {
    const fields = added('trucking-tariff', { ...trucking, inspection: {} }, ['inspection'], 'YICT')
    expect(names(fields, 'inspection')).toEqual(['inspection.YICT'])
  })

  test('a port of discharge starts with both services, each with its first unit', () => {
    const fields = added('ocean-tariff', ocean, ['destinationServices'], 'ZADUR')
    expect(rowKeys(fields, ['destinationServices', 'ZADUR'])).toEqual(['delivery', 'import-clearance'])
    expect(textAt(fields, 'destinationServices.ZADUR.delivery.fee')).toBe('DELIVERY')
    expect(textAt(fields, 'destinationServices.ZADUR.import-clearance.per')).toBe('document')
    expect(textAt(fields, 'destinationServices.ZADUR.import-clearance.price')).toBe('')
  })

  test('a removed service can be added again', () => {
    const without = { ...ocean, destinationServices: { NLRTM: { delivery: { per: 'container' } } } }
    const fields = added('ocean-tariff', without, ['destinationServices', 'NLRTM'], 'import-clearance')
    expect(rowKeys(fields, ['destinationServices', 'NLRTM'])).toEqual(['delivery', 'import-clearance'])
  })

  test('cargo insurance has three amounts', () => {
    const fields = added('ocean-tariff', { ...ocean, originServices: {} }, ['originServices'], 'insurance')
    expect(names(fields, 'originServices')).toEqual([
      'originServices.insurance.fee',
      'originServices.insurance.per',
      'originServices.insurance.percent',
      'originServices.insurance.coverPercent',
      'originServices.insurance.minimum',
    ])
  })

  test('an existing row stays as it is', () => {
    const fields = added('trucking-tariff', trucking, ['inspection'], 'YICT')
    expect(textAt(fields, 'inspection.YICT')).toBe(trucking.inspection.YICT)
  })
})

test('removing a row removes its fields only', () => {
  const before = formFields('depot-tariff', depot)
  const after = removeRow(before, ['storageTiers', '1'])
  expect(rowKeys(after, ['storageTiers'])).toEqual(['0', '2'])
  expect(after.length).toBe(before.length - 3)
})

test('removing the last service removes the port', () => {
  const services = ['delivery', 'import-clearance']
  const left = services.reduce(
    (fields, service) => removeRow(fields, ['destinationServices', 'NLRTM', service]),
    formFields('ocean-tariff', ocean),
  )
  expect(rowKeys(left, ['destinationServices'])).not.toContain('NLRTM')
})

describe('the unit decides on the fields of a row', () => {
  const charge = ['localCharges', '1', 'per']
  const inCharge = (fields: readonly RateField[]) => names(fields, 'localCharges.1.')

  test('by container type: a field for each type', () => {
    const fields = setVariant('ocean-tariff', formFields('ocean-tariff', ocean), charge, 'type')
    expect(inCharge(fields).filter((name) => name.includes('.price.'))).toHaveLength(
      containerTypeCodes.length,
    )
    expect(names(fields)).not.toContain('localCharges.1.price')
    expect(textAt(fields, 'localCharges.1.per')).toBe('type')
  })

  test('a field of both variants keeps its text', () => {
    const fields = setVariant('ocean-tariff', formFields('ocean-tariff', ocean), charge, 'container')
    expect(textAt(fields, 'localCharges.1.price')).toBe('450')
  })

  test('other rows do not change', () => {
    const before = formFields('ocean-tariff', ocean)
    const after = setVariant('ocean-tariff', before, charge, 'type')
    expect(names(after, 'localCharges.0.')).toEqual(names(before, 'localCharges.0.'))
  })

  test('a cancellation is a share of the trucking rate, or flat', () => {
    const fields = setVariant(
      'trucking-tariff',
      formFields('trucking-tariff', trucking),
      ['cancellation', 'kind'],
      'share',
    )
    expect(names(fields, 'cancellation')).toEqual([
      'cancellation.kind',
      'cancellation.sharePercent',
      'cancellation.minimum',
    ])
  })
})

describe('the form of a rate', () => {
  test('has the unit “by type” for prices by type, and a field for each type', () => {
    const local = [{ fee: 'THC', per: 'container', price: { '20GP': '800' } }]
    const fields = formFields('ocean-tariff', { localCharges: local })
    expect(textAt(fields, 'localCharges.0.per')).toBe('type')
    expect(textAt(fields, 'localCharges.0.price.20GP')).toBe('800')
    expect(textAt(fields, 'localCharges.0.price.40HQ')).toBe('')
  })

  test('has all fields of each row', () => {
    const fields = formFields('depot-tariff', depot)
    expect(textAt(fields, 'storageTiers.2.toDay')).toBe('')
    const lane = { surcharges: [{ fee: 'BAF', per: 'TEU', price: '120' }] }
    expect(textAt(formFields('ocean-lane', lane), 'surcharges.0.paymentTerm')).toBe('')
  })

  test('has only the services of a port that exist', () => {
    const pricing = {
      destinationServices: { NLRTM: { delivery: { per: 'container', fee: 'DELIVERY', price: '1' } } },
    }
    expect(rowKeys(formFields('ocean-tariff', pricing), ['destinationServices', 'NLRTM'])).toEqual([
      'delivery',
    ])
  })
})

test.each<[RateKind, readonly string[]]>([
  ['ocean-lane', ['surcharges']],
  [
    'ocean-tariff',
    ['localCharges', 'manifests', 'originServices', 'destinationServices', 'destinationServices.NLRTM'],
  ],
  ['trucking-tariff', ['overweight.steps', 'inspection', 'depotLift']],
  ['depot-tariff', ['storageTiers']],
])('%s has the field arrays %j', (kind, names) => {
  for (const name of names) expect(arrayAt(kind, name.split('.')), name).toBeDefined()
})

test('prices by container type are no field array', () => {
  expect(arrayAt('ocean-lane', ['freight'])).toBeUndefined()
  expect(arrayAt('warehouse-tariff', ['valueAdded'])).toBeUndefined()
  expect(arrayAt('depot-tariff', ['storagePerDay'])).toBeUndefined()
})

test.each([
  ['localCharges.0.price.20GP', 'localCharges.0'],
  ['destinationServices.NLRTM.delivery.price.20GP', 'destinationServices.NLRTM.delivery'],
  ['originServices.storage.price', 'originServices.storage'],
  ['later.detention.perDay.20', undefined],
  ['deadFreightPercent', undefined],
])('%s is in the row %s', (name, row) => {
  expect(rowOf('ocean-tariff', name.split('.'))?.join('.')).toBe(row)
})

test('a field that is the whole row is in no row', () => {
  expect(rowOf('trucking-tariff', ['inspection', 'YICT'])).toBeUndefined()
  expect(rowOf('trucking-tariff', ['overweight', 'steps', '0', 'price'])).toEqual([
    'overweight',
    'steps',
    '0',
  ])
})
