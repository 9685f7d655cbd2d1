import { describe, expect, test } from 'vitest'
import { depotTariffs } from '#domain/tariffs/depot/depot-tariff.data.ts'
import { oceanTariffs } from '#domain/tariffs/ocean/ocean-tariff.data.ts'
import { truckingTariffs } from '#domain/tariffs/trucking/trucking-tariff.data.ts'
import { containerTypeCodes } from '#domain/values/container-type.ts'
import { type Leaf, leavesOf } from './leaves.ts'
import { openings } from './openings.data.ts'
import { fieldsOf, openingAt, partsOf, reshaped, rowKeys, rowOf, withoutRow, withRow } from './rows.ts'

const names = (leaves: readonly Leaf[], head = '') =>
  leaves.map(({ path }) => path.join('.')).filter((name) => name.startsWith(head))
const textAt = (leaves: readonly Leaf[], name: string) =>
  leaves.find(({ path }) => path.join('.') === name)?.text

const added = (kind: keyof typeof openings, terms: unknown, part: readonly string[], key: string) => {
  const opening = openingAt(kind, part)
  if (!opening) throw new Error(`nothing is added at ${part.join('.')}`)
  return withRow(fieldsOf(kind, terms), opening, part, key)
}

const depot = { ...depotTariffs.CNSHA }
const trucking = { ...truckingTariffs.CNSZX }
const ocean = { ...oceanTariffs.CNNGB }

describe('a row is added', () => {
  test('a storage tier comes behind the others, with nothing in it', () => {
    const leaves = added('depot-tariff', depot, ['storageTiers'], '7')
    expect(rowKeys(leaves, ['storageTiers'])).toEqual(['0', '1', '2', '7'])
    expect(names(leaves, 'storageTiers.7')).toEqual([
      'storageTiers.7.fromDay',
      'storageTiers.7.toDay',
      'storageTiers.7.factor',
    ])
    expect(textAt(leaves, 'storageTiers.7.factor')).toBe('')
  })

  test('a step is counted by the ton until somebody says otherwise', () => {
    const leaves = added('trucking-tariff', trucking, ['overweight', 'steps'], '9')
    expect(names(leaves, 'overweight.steps.9')).toEqual([
      'overweight.steps.9.overTons',
      'overweight.steps.9.upToTons',
      'overweight.steps.9.per',
      'overweight.steps.9.price',
    ])
    expect(textAt(leaves, 'overweight.steps.9.per')).toBe('ton')
  })

  test('a terminal is but a price', () => {
    const leaves = added('trucking-tariff', { ...trucking, inspection: {} }, ['inspection'], 'YICT')
    expect(names(leaves, 'inspection')).toEqual(['inspection.YICT'])
  })

  test('a port of discharge brings both of its services, each counted as it can be priced', () => {
    const leaves = added('ocean-tariff', ocean, ['destinationServices'], 'ZADUR')
    expect(rowKeys(leaves, ['destinationServices', 'ZADUR'])).toEqual(['delivery', 'import-clearance'])
    expect(textAt(leaves, 'destinationServices.ZADUR.delivery.fee')).toBe('DELIVERY')
    expect(textAt(leaves, 'destinationServices.ZADUR.import-clearance.per')).toBe('document')
    expect(textAt(leaves, 'destinationServices.ZADUR.import-clearance.price')).toBe('')
  })

  test('the service that was taken away at a port comes back by its name alone', () => {
    const without = { ...ocean, destinationServices: { NLRTM: { delivery: { per: 'container' } } } }
    const leaves = added('ocean-tariff', without, ['destinationServices', 'NLRTM'], 'import-clearance')
    expect(rowKeys(leaves, ['destinationServices', 'NLRTM'])).toEqual(['delivery', 'import-clearance'])
  })

  test('cargo insurance has its three figures', () => {
    const leaves = added('ocean-tariff', { ...ocean, originServices: {} }, ['originServices'], 'insurance')
    expect(names(leaves, 'originServices')).toEqual([
      'originServices.insurance.fee',
      'originServices.insurance.per',
      'originServices.insurance.percent',
      'originServices.insurance.coverPercent',
      'originServices.insurance.minimum',
    ])
  })

  test('one that is there stays as it is', () => {
    const leaves = added('trucking-tariff', trucking, ['inspection'], 'YICT')
    expect(textAt(leaves, 'inspection.YICT')).toBe(trucking.inspection.YICT)
  })
})

test('a row is taken away with all its fields, and no other', () => {
  const before = fieldsOf('depot-tariff', depot)
  const after = withoutRow(before, ['storageTiers', '1'])
  expect(rowKeys(after, ['storageTiers'])).toEqual(['0', '2'])
  expect(after.length).toBe(before.length - 3)
})

test('with its last service a port is gone', () => {
  const services = ['delivery', 'import-clearance']
  const left = services.reduce(
    (leaves, service) => withoutRow(leaves, ['destinationServices', 'NLRTM', service]),
    fieldsOf('ocean-tariff', ocean),
  )
  expect(rowKeys(left, ['destinationServices'])).not.toContain('NLRTM')
})

describe('what a row is counted by decides over its figures', () => {
  const charge = ['localCharges', '1', 'per']
  const inCharge = (leaves: readonly Leaf[]) => names(leaves, 'localCharges.1.')

  test('by container type there is a field for each type', () => {
    const leaves = reshaped(fieldsOf('ocean-tariff', ocean), charge, 'type')
    expect(inCharge(leaves).filter((name) => name.includes('.price.'))).toHaveLength(
      containerTypeCodes.length,
    )
    expect(names(leaves)).not.toContain('localCharges.1.price')
    expect(textAt(leaves, 'localCharges.1.per')).toBe('type')
  })

  test('a figure both ways have keeps what stands in it', () => {
    const leaves = reshaped(fieldsOf('ocean-tariff', ocean), charge, 'container')
    expect(textAt(leaves, 'localCharges.1.price')).toBe('450')
  })

  test('other rows are left alone', () => {
    const before = fieldsOf('ocean-tariff', ocean)
    const after = reshaped(before, charge, 'type')
    expect(names(after, 'localCharges.0.')).toEqual(names(before, 'localCharges.0.'))
  })

  test('a cancellation is a share of the haulage, or flat', () => {
    const leaves = reshaped(fieldsOf('trucking-tariff', trucking), ['cancellation', 'kind'], 'share')
    expect(names(leaves, 'cancellation')).toEqual([
      'cancellation.kind',
      'cancellation.sharePercent',
      'cancellation.minimum',
    ])
  })
})

describe('the form of a rate', () => {
  test('says “by type” where the sheet has a price for each, and has a field for the types it lacks', () => {
    const local = [{ fee: 'THC', per: 'container', price: { '20GP': '800' } }]
    const leaves = fieldsOf('ocean-tariff', { localCharges: local })
    expect(textAt(leaves, 'localCharges.0.per')).toBe('type')
    expect(textAt(leaves, 'localCharges.0.price.20GP')).toBe('800')
    expect(textAt(leaves, 'localCharges.0.price.40HQ')).toBe('')
  })

  test('asks in every row what a row can say', () => {
    const leaves = fieldsOf('depot-tariff', depot)
    expect(textAt(leaves, 'storageTiers.2.toDay')).toBe('')
    const lane = { surcharges: [{ fee: 'BAF', per: 'TEU', price: '120' }] }
    expect(textAt(fieldsOf('ocean-lane', lane), 'surcharges.0.terms')).toBe('')
  })

  test('does not offer at a port what the port does not have', () => {
    const terms = {
      destinationServices: { NLRTM: { delivery: { per: 'container', fee: 'DELIVERY', price: '1' } } },
    }
    expect(rowKeys(fieldsOf('ocean-tariff', terms), ['destinationServices', 'NLRTM'])).toEqual(['delivery'])
  })
})

test('every list and every map by code of the sheets is open', () => {
  const open = (kind: keyof typeof openings, terms: unknown) =>
    openings[kind].flatMap((opening) => partsOf(leavesOf(terms), opening).map((part) => part.join('.')))
  expect(open('trucking-tariff', trucking)).toEqual(['overweight.steps', 'inspection', 'depotLift'])
  expect(open('depot-tariff', depot)).toEqual(['storageTiers'])
  expect(open('ocean-tariff', ocean).slice(0, 4)).toEqual([
    'localCharges',
    'manifests',
    'originServices',
    'destinationServices',
  ])
  expect(open('ocean-tariff', ocean)).toContain('destinationServices.NLRTM')
})

test.each([
  ['localCharges.0.price.20GP', 'localCharges.0'],
  ['destinationServices.NLRTM.delivery.price.20GP', 'destinationServices.NLRTM.delivery'],
  ['originServices.storage.price', 'originServices.storage'],
  ['later.detention.perDay.20', undefined],
  ['deadFreightPercent', undefined],
])('%s stands in the row %s', (name, row) => {
  expect(rowOf('ocean-tariff', name.split('.'))?.join('.')).toBe(row)
})

test('what is a row by itself stands in none', () => {
  expect(rowOf('trucking-tariff', ['inspection', 'YICT'])).toBeUndefined()
  expect(rowOf('trucking-tariff', ['overweight', 'steps', '0', 'price'])).toEqual([
    'overweight',
    'steps',
    '0',
  ])
})
