import { expect, test } from 'vitest'
import type { Listed } from './price-report.ts'
import { comparedAmount, listQuery } from './use-listed-prices.ts'

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
test.each<[Listed | undefined, number | undefined]>([
  [{ from: cny('900'), to: cny('1000') }, 900],
  [cny('200.50'), 200.5],
  [undefined, undefined],
])('%o is compared as %s', (price, amount) => {
  expect(comparedAmount({ status: 'ready', price })).toBe(amount)
})
