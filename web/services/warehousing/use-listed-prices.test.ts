import { expect, test } from 'vitest'
import { inOrder, type Listed, type ListedPrices, listQuery } from './use-listed-prices.ts'

const day = '2026-11-20'
const codes = ['A', 'B', 'C']

test('volume and days price the whole list with the usual handling; weight is optional', () => {
  expect(listQuery(new URLSearchParams('cbm=120&days=30&port=CNSHA'), codes, day)).toEqual({
    mode: 'warehouse',
    warehouses: codes,
    day,
    cargo: { volumeCbm: '120', weightTons: '0' },
    storageDays: 30,
    receiving: true,
    handlingIn: true,
    handlingOut: true,
  })
  expect(listQuery(new URLSearchParams('cbm=120&days=30&tons=40'), codes, day)).toMatchObject({
    cargo: { weightTons: '40' },
  })
})

test.each(['', 'cbm=120', 'days=30', 'cbm=many&days=30', 'cbm=120&days=0', 'cbm=120&days=x'])(
  'without volume and days nothing is asked: %j',
  (url) => {
    expect(listQuery(new URLSearchParams(url), codes, day)).toBeUndefined()
  },
)

const cny = (amount: string) => ({ amount, currency: 'CNY' }) as const
const prices = new Map<string, Listed>([
  ['A', { from: cny('900'), to: cny('1000') }],
  ['C', cny('200')],
])
const listed = (isByPrice: boolean): ListedPrices => ({
  status: 'ready',
  isByPrice,
  isWithoutWeight: false,
  of: (code) => ({ status: 'ready', price: prices.get(code) }),
  retry() {},
})
const places = codes.map((code) => ({ code }))

test('the cheapest comes first where that is chosen, and no price last', () => {
  expect(inOrder(places, listed(true)).map(({ code }) => code)).toEqual(['C', 'A', 'B'])
  expect(inOrder(places, listed(false)).map(({ code }) => code)).toEqual(codes)
})
