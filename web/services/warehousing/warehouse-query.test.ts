import { expect, test } from 'vitest'
import type { WarehouseCard } from '#contract/places.ts'
import { warehouseQuery } from '#contract/queries.ts'
import { queryFromSearchParams } from '#domain/quotes/query/query-codec.ts'
import { problemsOf } from '#web/components/forms/rules.ts'
import { recommended } from './recommend.ts'
import { neededBy, warehouseFormValues, warehouseParams, warehouseRules } from './warehouse-query.ts'

const today = '2026-11-15'
const values = { volume: '60', weight: '12.5', days: '30', day: '2026-11-18', receiving: 'on' }

function queryOf(values: Record<string, string>, codes: readonly string[]) {
  const read = queryFromSearchParams('warehouse', warehouseParams(values, codes))
  if (!read.ok) throw new Error(JSON.stringify(read))
  return read.value
}

test('the form becomes a query that the contract accepts', () => {
  const filled = {
    ...values,
    pallets: '40',
    area: '80.5',
    handlingOut: 'on',
    stuffingType: '40HQ',
    stuffingCount: '2',
    labelling: '300',
    sorting: ' ',
  }
  const query = queryOf(filled, ['WH-SHA-01'])
  expect(query).toEqual({
    mode: 'warehouse',
    warehouses: ['WH-SHA-01'],
    day: '2026-11-18',
    cargo: { volumeCbm: '60', weightTons: '12.5', pallets: 40, areaSquareMetres: '80.5' },
    storageDays: 30,
    receiving: true,
    handlingIn: false,
    handlingOut: true,
    stuffing: [{ type: '40HQ', count: 2 }],
    stripping: [],
    valueAdded: { labelling: '300' },
  })
  expect(warehouseQuery.safeParse(query).success).toBe(true)
  const shown = Object.entries(warehouseFormValues(query))
  expect(queryOf(Object.fromEntries(shown), ['WH-SHA-01'])).toEqual(query)
})

test('a query names at most 20 warehouses', () => {
  const codes = Array.from({ length: 25 }, (_, index) => `WH-${index}`)
  expect(queryOf(values, codes).warehouses).toEqual(codes.slice(0, 20))
})

test('a number without a container type, or a type without a number, is no work', () => {
  expect(queryOf({ ...values, stuffingCount: '2' }, ['A']).stuffing).toEqual([])
  expect(queryOf({ ...values, strippingType: '20GP' }, ['A']).stripping).toEqual([])
})

test('an empty form includes receiving and handling in and out', () => {
  expect(warehouseFormValues(undefined)).toEqual({ receiving: 'on', handlingIn: 'on', handlingOut: 'on' })
})

test.each([
  ['volume', '', 'required'],
  ['volume', '0', 'too-small'],
  ['volume', '1e3', 'wrong-format'],
  ['weight', '1.2345', 'wrong-format'],
  ['days', '400', 'too-large'],
  ['day', '2026-11-14', 'too-small'],
  ['pallets', '2.5', 'wrong-format'],
  ['labelling', 'many', 'wrong-format'],
  ['palletising', '0.5', 'wrong-format'],
  ['stuffingCount', '501', 'too-large'],
])('%s written %j is %s', (field, text, problem) => {
  expect(problemsOf(warehouseRules(today), { ...values, [field]: text })).toEqual({ [field]: problem })
})

test('overtime may be half an hour', () => {
  expect(problemsOf(warehouseRules(today), { ...values, overtime: '0.5' })).toEqual({})
})

const card = (code: string, city: string, free: number, listed: WarehouseCard['listed']): WarehouseCard => ({
  code,
  city,
  port: 'CNSHA',
  name: { zh: '', en: '' },
  address: { zh: '', en: '' },
  workTime: { zh: '', en: '' },
  latitude: 0,
  longitude: 0,
  areaSquareMetres: 9_000,
  freeSquareMetres: free,
  building: {
    netHeightMetres: 9,
    columnSpacingMetres: '12 × 12',
    floors: 1,
    crane: null,
    gates: 4,
    platforms: 12,
  },
  listed,
})
const cards = [
  card('dry', 'shanghai', 500, { buildingType: ['single-storey'] }),
  card('cold', 'shanghai', 900, { temperatureType: ['frozen'] }),
  card('chemical', 'shanghai', 2000, { buildingType: ['dangerous-goods-store'] }),
  card('xiamen', 'xiamen', 3000, { warehouseBusinessType: ['cloud-warehouse'] }),
]

test.each([
  [['by-pallet', 'minimum-charge'], 'pallets'],
  [['by-area', 'tiered'], 'area'],
  [['by-piece'], 'pieces'],
  [['by-volume'], undefined],
  [[], undefined],
])('a warehouse that quotes %j needs %s', (quoteRule, needed) => {
  expect(neededBy({ listed: { quoteRule } })).toBe(needed)
  const wrong = problemsOf(warehouseRules(today, neededBy({ listed: { quoteRule } })), values)
  expect(wrong).toEqual(needed ? { [needed]: 'required' } : {})
})

test.each([
  ['general', '', ['xiamen', 'cold', 'dry']],
  ['general', 'shanghai', ['cold', 'dry']],
  ['reefer', 'shanghai', ['cold']],
  ['dangerous', '', ['chemical']],
  ['e-commerce', '', ['xiamen']],
  ['food', 'shanghai', []],
])('for %s goods in %j, the most free space first', (goods, city, codes) => {
  expect(recommended(cards, { goods, city }).map(({ code }) => code)).toEqual(codes)
})
