import { describe, expect, test } from 'vitest'
import type { RateKind } from '#domain/rates/rate.ts'
import { depotTariffs } from '#domain/tariffs/depot/depot-tariff.data.ts'
import { oceanTariffs } from '#domain/tariffs/ocean/ocean-tariff.data.ts'
import { truckingTariffs } from '#domain/tariffs/trucking/trucking-tariff.data.ts'
import { exampleWarehouseTariffs } from '#domain/tariffs/warehouse/warehouse-tariff.data.ts'
import { type Given, problemsOf } from '#web/components/forms/rules.ts'
import { fieldName, type Leaf } from './leaves.ts'
import { fieldsOf, openingAt, withRow } from './rows.ts'
import { termsRules } from './terms-rules.ts'

const formOf = (leaves: readonly Leaf[]): Given =>
  Object.fromEntries(leaves.map(({ path, text }) => [fieldName(path), text]))

const termsOf = ({ code: _c, version: _v, validFrom: _f, validTo: _t, ...terms }: Record<string, unknown>) =>
  terms
const sheets = {
  'depot-tariff': { ...termsOf(depotTariffs.CNSHA), depot: 'DP-SHA-01' },
  'trucking-tariff': termsOf(truckingTariffs.CNSZX),
  'ocean-tariff': termsOf(oceanTariffs.CNNGB),
  'warehouse-tariff': termsOf(exampleWarehouseTariffs.CNTAO),
} as const

/** What is said of a form after some of its fields were typed over. */
function problems(kind: keyof typeof sheets, typed: Given, rows: readonly (readonly string[])[] = []) {
  const leaves = rows.reduce<readonly Leaf[]>(
    (grown, row) => {
      const opening = openingAt(kind, row.slice(0, -1))
      return opening ? withRow(grown, opening, row.slice(0, -1), row.at(-1) ?? '') : grown
    },
    fieldsOf(kind, sheets[kind]),
  )
  const named = Object.fromEntries(Object.entries(typed).map(([name, text]) => [`terms.${name}`, text]))
  const found = problemsOf(termsRules(kind, leaves), { ...formOf(leaves), ...named })
  return Object.fromEntries(
    Object.entries(found).map(([name, problem]) => [name.slice('terms.'.length), problem]),
  )
}

test.each(Object.keys(sheets) as (keyof typeof sheets)[])('nothing is said of a sound %s', (kind) => {
  expect(problems(kind, {})).toEqual({})
})

describe('a row that was added is refused until it is filled in', () => {
  test('a tier', () => {
    expect(problems('depot-tariff', {}, [['storageTiers', '9']])).toMatchObject({
      'storageTiers.9.fromDay': 'required',
      'storageTiers.9.factor': 'required',
    })
  })
  test('a terminal', () => {
    expect(problems('trucking-tariff', {}, [['inspection', 'NEW']])).toEqual({ 'inspection.NEW': 'required' })
  })
  test('a local charge, the fee it is of as well', () => {
    expect(problems('ocean-tariff', {}, [['localCharges', '30']])).toEqual({
      'localCharges.30.fee': 'required',
      'localCharges.30.price': 'required',
    })
  })
  test('a port of discharge, service by service', () => {
    const typed = { 'destinationServices.ZADUR.import-clearance.price': '500' }
    const row = [['destinationServices', 'ZADUR']]
    expect(problems('ocean-tariff', typed, row)).toEqual({
      'destinationServices.ZADUR.delivery.price': 'required',
    })
  })
  test('a filing needs its countries', () => {
    const typed = { 'manifests.4.fee': 'AMS', 'manifests.4.price': '30' }
    expect(problems('ocean-tariff', typed, [['manifests', '4']])).toEqual({
      'manifests.4.countries': 'required',
      // There is one of this fee already.
      'manifests.4.fee': 'same-as-before',
    })
  })
})

test('of prices by type one is enough, none is asked for at the first', () => {
  const emptied = Object.fromEntries(
    Object.keys(formOf(fieldsOf('ocean-tariff', sheets['ocean-tariff'])))
      .filter((name) => name.startsWith('terms.localCharges.0.price.'))
      .map((name) => [name.slice('terms.'.length), '']),
  )
  expect(problems('ocean-tariff', emptied)).toEqual({ 'localCharges.0.price.20GP': 'required' })
  expect(problems('ocean-tariff', { ...emptied, 'localCharges.0.price.40HQ': '900' })).toEqual({})
})

describe('tiers', () => {
  const tiers = (...rows: readonly (readonly [from: string, to: string])[]) =>
    problems(
      'depot-tariff',
      Object.fromEntries(
        rows.flatMap(([from, to], at) => [
          [`storageTiers.${at}.fromDay`, from],
          [`storageTiers.${at}.toDay`, to],
          [`storageTiers.${at}.factor`, '1'],
        ]),
      ),
      rows.map((_, at) => ['storageTiers', String(at)]),
    )

  test.each<[string, readonly (readonly [string, string])[], Given]>([
    [
      'follow one another',
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
      'begin with the first day',
      [
        ['2', '15'],
        ['16', '30'],
        ['31', ''],
      ],
      { 'storageTiers.0.fromDay': 'inconsistent' },
    ],
    [
      'leave no day out',
      [
        ['1', '15'],
        ['17', '30'],
        ['31', ''],
      ],
      { 'storageTiers.1.fromDay': 'inconsistent' },
    ],
    [
      'count no day twice',
      [
        ['1', '15'],
        ['15', '30'],
        ['31', ''],
      ],
      { 'storageTiers.1.fromDay': 'inconsistent' },
    ],
    [
      'do not begin on the same day',
      [
        ['1', '15'],
        ['1', '15'],
        ['16', ''],
      ],
      { 'storageTiers.1.fromDay': 'same-as-before' },
    ],
    [
      'have an end where another follows',
      [
        ['1', ''],
        ['16', '30'],
        ['31', ''],
      ],
      { 'storageTiers.0.toDay': 'required' },
    ],
    [
      'have none at the last',
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

  test('do not end before they begin', () => {
    expect(tiers(['1', '15'], ['16', '14'], ['31', ''])).toMatchObject({
      'storageTiers.1.toDay': 'inconsistent',
    })
  })
})

describe('steps', () => {
  test('reach further than they begin', () => {
    expect(problems('trucking-tariff', { 'overweight.steps.0.upToTons': '18' })).toEqual({
      'overweight.steps.0.upToTons': 'inconsistent',
    })
    expect(problems('trucking-tariff', { 'overweight.steps.0.upToTons': '' })).toEqual({})
  })
  test('do not begin at the same weight', () => {
    expect(problems('trucking-tariff', { 'overweight.steps.1.overTons': '18' })).toEqual({
      'overweight.steps.1.overTons': 'same-as-before',
    })
  })
})

test.each<[keyof typeof sheets, Given, Given]>([
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
])('what may stay empty and what may not, of a %s: %j', (kind, typed, found) => {
  expect(problems(kind, typed)).toEqual(found)
})

test('of a lane its own fields and the rows of its surcharges are judged', () => {
  const kind: RateKind = 'ocean-lane'
  const leaves = fieldsOf(kind, { surcharges: [{ fee: 'BAF', per: 'TEU', price: '' }] })
  expect(problemsOf(termsRules(kind, leaves), { ...formOf(leaves), 'terms.freight.20GP': '1,2' })).toEqual({
    'terms.carrier': 'required',
    'terms.service': 'required',
    'terms.pol': 'required',
    'terms.pod': 'required',
    'terms.freight.20GP': 'wrong-format',
    'terms.surcharges.0.price': 'required',
  })
})

test('what is wrong is told in the order of the page, not in that of the adding', () => {
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
