import { describe, expect, test } from 'vitest'
import type { RateField } from '#domain/rates/fields.ts'
import type { RateKind } from '#domain/rates/rate.ts'
import { depotTariffs } from '#domain/tariffs/depot/depot-tariff.data.ts'
import { oceanTariffs } from '#domain/tariffs/ocean/ocean-tariff.data.ts'
import { truckingTariffs } from '#domain/tariffs/trucking/trucking-tariff.data.ts'
import { exampleWarehouseTariffs } from '#domain/tariffs/warehouse/warehouse-tariff.data.ts'
import { type FormValues, problemsOf } from '#web/components/forms/rules.ts'
import { addRow, formFields } from './field-arrays.ts'
import { inputName } from './fields.ts'
import { pricingRules } from './rules.ts'

const formOf = (fields: readonly RateField[]): FormValues =>
  Object.fromEntries(fields.map(({ path, text }) => [inputName(path), text]))

const pricingOf = ({
  code: _c,
  version: _v,
  validFrom: _f,
  validTo: _t,
  ...pricing
}: Record<string, unknown>) => pricing
const tariffs = {
  'depot-tariff': { ...pricingOf(depotTariffs.CNSHA), depot: 'DP-SHA-01' },
  'trucking-tariff': pricingOf(truckingTariffs.CNSZX),
  'ocean-tariff': pricingOf(oceanTariffs.CNNGB),
  'warehouse-tariff': pricingOf(exampleWarehouseTariffs.CNTAO),
} as const

/** The problems of the form of a tariff after some fields were changed. */
function problems(kind: keyof typeof tariffs, typed: FormValues, rows: readonly (readonly string[])[] = []) {
  const fields = rows.reduce<readonly RateField[]>(
    (grown, row) => addRow(kind, grown, row),
    formFields(kind, tariffs[kind]),
  )
  const named = Object.fromEntries(Object.entries(typed).map(([name, text]) => [`pricing.${name}`, text]))
  const found = problemsOf(pricingRules(kind, fields), { ...formOf(fields), ...named })
  return Object.fromEntries(
    Object.entries(found).map(([name, problem]) => [name.slice('pricing.'.length), problem]),
  )
}

test.each(Object.keys(tariffs) as (keyof typeof tariffs)[])('a complete %s has no problems', (kind) => {
  expect(problems(kind, {})).toEqual({})
})

describe('a new row has to be filled in', () => {
  test('a tier', () => {
    expect(problems('depot-tariff', {}, [['storageTiers', '9']])).toMatchObject({
      'storageTiers.9.fromDay': 'required',
      'storageTiers.9.factor': 'required',
    })
  })
  test('a terminal', () => {
    expect(problems('trucking-tariff', {}, [['inspection', 'NEW']])).toEqual({ 'inspection.NEW': 'required' })
  })
  test('a local charge with its fee', () => {
    expect(problems('ocean-tariff', {}, [['localCharges', '30']])).toEqual({
      'localCharges.30.fee': 'required',
      'localCharges.30.price': 'required',
    })
  })
  test('a port of discharge with each service', () => {
    const typed = { 'destinationServices.ZADUR.import-clearance.price': '500' }
    const row = [['destinationServices', 'ZADUR']]
    expect(problems('ocean-tariff', typed, row)).toEqual({
      'destinationServices.ZADUR.delivery.price': 'required',
    })
  })
  test('a manifest filing with its countries', () => {
    const typed = { 'manifests.5.fee': 'AMS', 'manifests.5.price': '30' }
    expect(problems('ocean-tariff', typed, [['manifests', '5']])).toEqual({
      'manifests.5.countries': 'required',
      // The tariff has a filing with this fee.
      'manifests.5.fee': 'same-as-before',
    })
  })
})

test('prices by type need at least one; the problem is at the first type', () => {
  const emptied = Object.fromEntries(
    Object.keys(formOf(formFields('ocean-tariff', tariffs['ocean-tariff'])))
      .filter((name) => name.startsWith('pricing.localCharges.0.price.'))
      .map((name) => [name.slice('pricing.'.length), '']),
  )
  expect(problems('ocean-tariff', emptied)).toEqual({ 'localCharges.0.price.20GP': 'required' })
  expect(problems('ocean-tariff', { ...emptied, 'localCharges.0.price.40HQ': '900' })).toEqual({})
})

describe('tiers', () => {
  const tiers = (...rows: readonly (readonly [from: string, to: string])[]) =>
    problems(
      'depot-tariff',
      Object.fromEntries(
        rows.flatMap(([from, to], index) => [
          [`storageTiers.${index}.fromDay`, from],
          [`storageTiers.${index}.toDay`, to],
          [`storageTiers.${index}.factor`, '1'],
        ]),
      ),
      rows.map((_, index) => ['storageTiers', String(index)]),
    )

  test.each<[string, readonly (readonly [string, string])[], FormValues]>([
    [
      'may follow one another',
      [
        ['1', '15'],
        ['16', '30'],
        ['31', ''],
      ],
      {},
    ],
    [
      'may be added in any order',
      [
        ['31', ''],
        ['16', '30'],
        ['1', '15'],
      ],
      {},
    ],
    [
      'have no problem with their end while their start cannot be read',
      [
        ['1', '15'],
        ['16', '30'],
        ['x', '40'],
        ['31', ''],
      ],
      { 'storageTiers.2.fromDay': 'wrong-format' },
    ],
    [
      'have to start at day 1',
      [
        ['2', '15'],
        ['16', '30'],
        ['31', ''],
      ],
      { 'storageTiers.0.fromDay': 'too-small' },
    ],
    [
      'must not leave a gap',
      [
        ['1', '15'],
        ['17', '30'],
        ['31', ''],
      ],
      { 'storageTiers.1.fromDay': 'too-small' },
    ],
    [
      'must not overlap',
      [
        ['1', '15'],
        ['15', '30'],
        ['31', ''],
      ],
      { 'storageTiers.1.fromDay': 'too-small' },
    ],
    [
      'must not start on the same day',
      [
        ['1', '15'],
        ['1', '15'],
        ['16', ''],
      ],
      { 'storageTiers.1.fromDay': 'same-as-before' },
    ],
    [
      'need an end before another tier',
      [
        ['1', ''],
        ['16', '30'],
        ['31', ''],
      ],
      { 'storageTiers.0.toDay': 'required' },
    ],
    [
      'must not have an end at the last tier',
      [
        ['1', '15'],
        ['16', '30'],
        ['31', '60'],
      ],
      { 'storageTiers.2.toDay': 'inconsistent' },
    ],
    [
      'may last one day',
      [
        ['1', '1'],
        ['2', '30'],
        ['31', ''],
      ],
      {},
    ],
  ])('%s', (_what, rows, found) => {
    expect(tiers(...rows)).toEqual(found)
  })

  test('say on which day they have to start', () => {
    const fields = formFields('depot-tariff', tariffs['depot-tariff'])
    const rule = pricingRules('depot-tariff', fields)['pricing.storageTiers.1.fromDay']
    const values = { ...formOf(fields), 'pricing.storageTiers.0.toDay': '12' }
    expect(rule?.range?.(values)).toEqual({ min: 13, max: 13 })
  })

  test('must not end before they start', () => {
    expect(tiers(['1', '15'], ['16', '14'], ['31', ''])).toMatchObject({
      'storageTiers.1.toDay': 'inconsistent',
    })
  })
})

describe('steps', () => {
  test('must not end before they start', () => {
    expect(problems('trucking-tariff', { 'overweight.steps.0.upToTons': '18' })).toEqual({
      'overweight.steps.0.upToTons': 'inconsistent',
    })
    expect(problems('trucking-tariff', { 'overweight.steps.0.upToTons': '' })).toEqual({})
  })
  test('must not start at the same weight', () => {
    expect(problems('trucking-tariff', { 'overweight.steps.1.overTons': '18' })).toEqual({
      'overweight.steps.1.overTons': 'same-as-before',
    })
  })
})

test.each<[keyof typeof tariffs, FormValues, FormValues]>([
  ['depot-tariff', { hazardousPerContainer: '', 'storagePerDay.laden': '' }, {}],
  [
    'depot-tariff',
    { 'lift.20': '', weighing: ' ', depot: '' },
    { 'lift.20': 'required', weighing: 'required', depot: 'required' },
  ],
  [
    'trucking-tariff',
    { 'waiting.perHour': '', taxed: '' },
    { 'waiting.perHour': 'required', taxed: 'required' },
  ],
  ['trucking-tariff', { 'inspection.YICT': '4oo' }, { 'inspection.YICT': 'wrong-format' }],
  ['warehouse-tariff', { 'stuffing.20GP': '', 'receiving.price': '', 'receiving.least': '' }, {}],
  ['warehouse-tariff', { 'receiving.price': '' }, { 'receiving.price': 'required' }],
  ['warehouse-tariff', { 'valueAdded.overtime.price': '' }, {}],
  ['warehouse-tariff', { 'storage.rule': '' }, { 'storage.rule': 'required' }],
  [
    'warehouse-tariff',
    { 'storage.rule': '', 'storage.price': '', 'storage.freeDays': '', 'storage.least': '' },
    {},
  ],
])('required and optional fields of a %s: %j', (kind, typed, found) => {
  expect(problems(kind, typed)).toEqual(found)
})

test('validates the fields and the surcharges of a lane', () => {
  const kind: RateKind = 'ocean-lane'
  const fields = formFields(kind, { surcharges: [{ fee: 'BAF', per: 'TEU', price: '' }] })
  expect(
    problemsOf(pricingRules(kind, fields), { ...formOf(fields), 'pricing.freight.20GP': '1,2' }),
  ).toEqual({
    'pricing.carrier': 'required',
    'pricing.service': 'required',
    'pricing.pol': 'required',
    'pricing.pod': 'required',
    'pricing.freight.20GP': 'wrong-format',
    'pricing.surcharges.0.price': 'required',
  })
})

test('problems are in the order of the page', () => {
  const rows = [
    ['inspection', 'NEW'],
    ['overweight', 'steps', '40'],
  ]
  expect(Object.keys(problems('trucking-tariff', { fuelPercent: 'x' }, rows))).toEqual([
    'overweight.steps.40.overTons',
    'overweight.steps.40.price',
    'inspection.NEW',
    'fuelPercent',
  ])
})
