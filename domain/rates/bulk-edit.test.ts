import { describe, expect, test } from 'vitest'
import {
  type BulkEdit,
  changedPrice,
  editLane,
  editName,
  isEmptyEdit,
  type TypedPrices,
} from './bulk-edit.ts'
import type { RatePricing } from './rate.ts'

const pricing: RatePricing['ocean-lane'] = {
  carrier: 'MNRQ',
  service: 'QE1',
  pol: 'CNNGB',
  pod: 'NLRTM',
  freight: { '20GP': '1150', '40HQ': '2100.50' },
  surcharges: [
    { fee: 'BAF', per: 'container', price: '120' },
    { fee: 'LSS', per: 'TEU', price: '20' },
  ],
}
const companies: readonly string[] | null = null
const lane = { code: 'A', companies, validFrom: '2026-11-01', validTo: '2026-11-30', pricing }
const edited = (edit: BulkEdit, typed?: TypedPrices) => editLane('ocean-lane', lane, edit, typed)
const freight = (edit: BulkEdit, typed?: TypedPrices) => edited(edit, typed).pricing.freight

describe('prices', () => {
  test.each([
    ['1150', 'percent', '5', '1', '1208'],
    ['1150', 'percent', '-5', '0.01', '1092.5'],
    ['1150', 'percent', '5', '5', '1210'],
    ['1150', 'percent', '5', '10', '1210'],
    ['2100.50', 'amount', '50', '1', '2151'],
    ['2100.50', 'amount', '50', '0.01', '2150.5'],
    ['100', 'amount', '-150', '1', '-50'],
    ['0.005', 'percent', '0', '0.01', '0.01'],
    ['1150', 'set', '1199.50', '10', '1199.5'],
  ] as const)('%s by %s %s, rounded half up to %s, is %s', (price, by, value, step, expected) => {
    expect(changedPrice(price, { by, value, step })).toBe(expected)
  })

  test('every price of the lane changes, or those of the named types; a type without a price gets none', () => {
    const prices = { by: 'percent', value: '10', step: '1', types: null } as const
    expect(freight({ prices })).toEqual({ '20GP': '1265', '40HQ': '2311' })
    expect(freight({ prices: { ...prices, types: ['40HQ', '40GP'] } })).toEqual({
      '20GP': '1150',
      '40HQ': '2311',
    })
  })

  test('typed prices replace, add and take away', () => {
    expect(freight({}, { '20GP': '1300', '40GP': '1900', '40HQ': null })).toEqual({
      '20GP': '1300',
      '40GP': '1900',
    })
    const prices = { by: 'amount', value: '10', step: '1', types: null } as const
    expect(freight({ prices }, { '20GP': '1300' })['20GP']).toBe('1310')
  })

  test('the prices of a truck lane change in their own field', () => {
    const truck = { port: 'CNTAO', pickUpPlace: 'QQCTU', district: '370211', prices: { '20GP': '800' } }
    const prices = { by: 'amount', value: '-50', step: '1', types: null } as const
    const surcharge = { remove: 'BAF' } as const
    const changed = editLane(
      'trucking-lane',
      { ...lane, pricing: truck as unknown as RatePricing['trucking-lane'] },
      { prices, surcharge },
    )
    expect(changed.pricing).toEqual({ ...truck, prices: { '20GP': '750' } })
  })
})

test('either day of the validity can change alone; what is not named stays', () => {
  expect(edited({ validTo: '2026-12-31' })).toEqual({ ...lane, validTo: '2026-12-31' })
  expect(edited({ validFrom: '2026-12-01', validTo: '2026-12-31' })).toMatchObject({
    validFrom: '2026-12-01',
    validTo: '2026-12-31',
  })
  expect(edited({})).toEqual(lane)
})

test('a surcharge is added as the last, changed in its place, or removed', () => {
  const surcharges = (surcharge: BulkEdit['surcharge']) => edited({ surcharge }).pricing.surcharges
  const set = { fee: 'PSS', per: 'freight', percent: '5' } as const
  expect(surcharges({ set })).toEqual([...pricing.surcharges, set])
  const baf = { fee: 'BAF', per: 'container', price: '150' } as const
  expect(surcharges({ set: baf })).toEqual([baf, pricing.surcharges[1]])
  expect(surcharges({ remove: 'BAF' })).toEqual([pricing.surcharges[1]])
  expect(surcharges({ remove: 'GRI' })).toEqual(pricing.surcharges)
})

test('a lane becomes a contract rate of certain companies, or public; without a word about it, it stays', () => {
  expect(edited({ companies: ['a', 'b'] }).companies).toEqual(['a', 'b'])
  const contract = { ...lane, companies: ['a'] }
  expect(editLane('ocean-lane', contract, { companies: null }).companies).toBeNull()
  expect(editLane('ocean-lane', contract, { validTo: '2026-12-31' }).companies).toEqual(['a'])
})

test('an edit without any part is empty', () => {
  expect(isEmptyEdit({})).toBe(true)
  expect(isEmptyEdit({ validTo: '2026-12-31' })).toBe(false)
  expect(isEmptyEdit({ surcharge: { remove: 'BAF' } })).toBe(false)
  expect(isEmptyEdit({ companies: null })).toBe(false)
})

test('the name has figures and codes only', () => {
  const prices = { by: 'percent', value: '5', step: '1', types: ['20GP', '40HQ'] } as const
  expect(editName({ prices, validFrom: '2026-12-01', validTo: '2026-12-31' })).toBe(
    '+5% 20GP 40HQ 2026-12-01–2026-12-31',
  )
  expect(editName({ prices: { ...prices, by: 'amount', value: '-50', types: null } })).toBe('-50')
  expect(editName({ prices: { ...prices, by: 'set', value: '1200', types: ['40HQ'] } })).toBe('=1200 40HQ')
  expect(editName({ surcharge: { set: { fee: 'PSS', per: 'BL', price: '5' } }, validTo: '2026-12-31' })).toBe(
    '–2026-12-31 +PSS',
  )
  expect(editName({ surcharge: { remove: 'BAF' } })).toBe('-BAF')
  expect(editName({ companies: null })).toBe('PUBLIC')
  expect(editName({ companies: ['91330200MA2J4XQK7B', 'SG 201912345K'] })).toBe(
    '91330200MA2J4XQK7B SG 201912345K',
  )
  expect(editName({ prices: { ...prices, types: [] }, companies: null })).toBe('+5% PUBLIC')
  expect(editName({})).toBe('=')
})
