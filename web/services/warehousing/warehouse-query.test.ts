import { expect, test } from 'vitest'
import type { WarehouseCard } from '#contract/places.ts'
import { warehouseQuery } from '#contract/queries.ts'
import { problemsOf } from '#web/components/forms/rules.ts'
import { recommended } from './recommend.ts'
import { givenOf, neededBy, warehouseQueryOf, warehouseRules } from './warehouse-query.ts'

const today = '2026-11-15'
const plain = { volume: '60', weight: '12.5', days: '30', day: '2026-11-18', receiving: 'on' }

test('a stay as it was typed becomes a wish the contract takes', () => {
  const given = {
    ...plain,
    pallets: '40',
    area: '80.5',
    handlingOut: 'on',
    stuffingType: '40HQ',
    stuffingCount: '2',
    labelling: '300',
    sorting: ' ',
  }
  const query = warehouseQueryOf(given, today, ['WH-SHA-01'])
  expect(query).toEqual({
    service: 'warehouse',
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
  expect(warehouseQueryOf(givenOf(query), today, ['WH-SHA-01'])).toEqual(query)
})

test('no more warehouses are asked than a wish may name', () => {
  const codes = Array.from({ length: 25 }, (_, at) => `WH-${at}`)
  expect(warehouseQueryOf(plain, today, codes).warehouses).toEqual(codes.slice(0, 20))
})

test('containers without a type, or a type without containers, are no work', () => {
  expect(warehouseQueryOf({ ...plain, stuffingCount: '2' }, today, ['A']).stuffing).toEqual([])
  expect(warehouseQueryOf({ ...plain, strippingType: '20GP' }, today, ['A']).stripping).toEqual([])
})

test('a form that was not asked yet supposes that the goods are received, taken in and out', () => {
  expect(givenOf(undefined)).toEqual({ receiving: 'on', handlingIn: 'on', handlingOut: 'on' })
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
  ['stuffingCount', '501', 'too-large'],
])('%s written %j is %s', (field, text, problem) => {
  expect(problemsOf(warehouseRules(today), { ...plain, [field]: text })).toEqual({ [field]: problem })
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
])('a warehouse that quotes %j has to be told %s', (quoteRule, needed) => {
  expect(neededBy({ listed: { quoteRule } })).toBe(needed)
  const wrong = problemsOf(warehouseRules(today, neededBy({ listed: { quoteRule } })), plain)
  expect(wrong).toEqual(needed ? { [needed]: 'required' } : {})
})

test.each([
  ['general', '', ['xiamen', 'cold', 'dry']],
  ['general', 'shanghai', ['cold', 'dry']],
  ['reefer', 'shanghai', ['cold']],
  ['dangerous', '', ['chemical']],
  ['e-commerce', '', ['xiamen']],
  ['food', 'shanghai', []],
])('for %s goods in %j, who has most room first', (goods, city, codes) => {
  expect(recommended(cards, { goods, city }).map(({ code }) => code)).toEqual(codes)
})
