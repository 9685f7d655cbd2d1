import { expect, test } from 'vitest'
import { formatParams } from './explain-params.ts'

const plain = (params: object) =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, String(value).replaceAll('\u00A0', ' ')]),
  )

test('money, figures, days and times in a sentence are written as on the page; the rest stays', () => {
  const params = {
    price: '2401.5',
    cap: 999,
    grossWeightKg: 30480,
    type: '40HQ',
    days: 1200,
    day: '2026-11-18',
    cutOff: '2026-11-16 15:00',
  }
  expect(plain(formatParams(params, 'zh'))).toEqual({
    price: '¥2,401.50',
    cap: '¥999.00',
    grossWeightKg: '30,480',
    type: '40HQ',
    days: '1200',
    day: '11-18 周三',
    cutOff: '11-16 周一 15:00',
  })
  expect(plain(formatParams(params, 'en'))).toMatchObject({
    price: 'CNY 2,401.50',
    day: 'Wed 18 Nov',
    cutOff: 'Mon 16 Nov 15:00',
  })
})

test('a sentence has the currency of its charge', () => {
  expect(plain(formatParams({ price: '3020', currency: 'USD' }, 'zh')).price).toBe('USD 3,020.00')
})

const amounts = [
  ...['price', 'freight', 'lanePrice', 'calculated', 'cap', 'capPerDay', 'least', 'minimum'],
  ...['perAccident', 'perHour', 'perCbm', 'theftAddOn', 'cargoValue'],
]
const measures = ['grossWeightKg', 'cargoWeightKg', 'volumeCbm', 'weightTons', 'measure']

test.each<readonly [name: string, value: string, text: string]>([
  ...amounts.map((name) => [name, '50000', '¥50,000.00'] as const),
  ...measures.map((name) => [name, '1234.5', '1,234.5'] as const),
  ['from', '2026-11-18', '11-18 周三'],
  ['to', '2026-11-18', '11-18 周三'],
])('the parameter %s of %s is written %s', (name, value, text) => {
  expect(plain(formatParams({ [name]: value }, 'zh'))[name]).toBe(text)
})
