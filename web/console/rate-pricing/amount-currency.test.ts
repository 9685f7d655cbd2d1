import { expect, test } from 'vitest'
import { fieldsOf } from '#domain/rates/fields.ts'
import { depotTariffs } from '#domain/tariffs/depot/depot-tariff.data.ts'
import { oceanTariffs } from '#domain/tariffs/ocean/ocean-tariff.data.ts'
import { amountCurrency } from './amount-currency.ts'

const none = () => undefined

test.each([
  ['ocean-lane', 'freight.20GP', 'USD'],
  ['trucking-lane', 'prices.20GP', 'CNY'],
  ['trucking-lane', 'tollPerVehicle', 'CNY'],
  ['ocean-tariff', 'later.telexRelease', 'CNY'],
  ['ocean-tariff', 'later.overweight.price.20', 'USD'],
  ['trucking-tariff', 'insurance.perAccident', 'CNY'],
  ['warehouse-tariff', 'storage.price', 'CNY'],
  ['depot-tariff', 'lift.20', 'CNY'],
  ['warehouse-tariff', 'cbmPerTon', undefined],
  ['ocean-tariff', 'deadFreightPercent', undefined],
  ['depot-tariff', 'freeDays', undefined],
  ['ocean-lane', 'carrier', undefined],
] as const)('in %s, %s is in %s', (kind, name, currency) => {
  expect(amountCurrency(kind, name.split('.'), none)).toBe(currency)
})

test('a row with a fee has the currency of the fee', () => {
  const fee = (code: string) => (path: readonly string[]) =>
    path.join('.') === 'surcharges.0.fee' ? code : undefined
  expect(amountCurrency('ocean-lane', ['surcharges', '0', 'price'], fee('BAF'))).toBe('USD')
  expect(amountCurrency('ocean-lane', ['surcharges', '0', 'price', '20GP'], fee('THC'))).toBe('CNY')
})

test('a row with a currency of its own has that, an empty one that of the fee', () => {
  const row = ['destinationServices', 'NLRTM', 'delivery']
  const texts = (currency: string) => (path: readonly string[]) =>
    ({ [[...row, 'fee'].join('.')]: 'DELIVERY', [[...row, 'currency'].join('.')]: currency })[path.join('.')]
  expect(amountCurrency('ocean-tariff', [...row, 'price', '20GP'], texts('EUR'))).toBe('EUR')
  expect(amountCurrency('ocean-tariff', [...row, 'price', '20GP'], texts(''))).toBe('CNY')
})

test.each([
  ['ocean-tariff', oceanTariffs.CNNGB],
  ['depot-tariff', depotTariffs.CNSHA],
] as const)('every price of %s has a currency', (kind, tariff) => {
  const fields = fieldsOf(tariff)
  const textAt = (path: readonly string[]) =>
    fields.find((field) => field.path.join('.') === path.join('.'))?.text
  const prices = fields.filter(({ path }) => path.includes('price') || path.includes('lift'))
  expect(prices.length).toBeGreaterThan(1)
  for (const { path } of prices)
    expect(amountCurrency(kind, path, textAt), path.join('.')).toMatch(/^(USD|CNY)$/)
})
