import { expect, test } from 'vitest'
import { charge, contingentChargeKey } from './charge.ts'
import { given, percent, product } from './formula.ts'

const tariff = { code: 'T-1', version: '3' }
const formula = product(given('days', 3), given('perDay', '33.335'))
const storage = { fee: 'BAF', rule: 'per-teu', formula, tariff, unitPrice: '33.335', quantity: 3 } as const

test('a charge has the unit and the currency of its fee, and its sum is the formula, rounded half up', () => {
  expect(charge(storage)).toStrictEqual({
    fee: 'BAF',
    rule: 'per-teu',
    params: {},
    unitPrice: { amount: '33.335', currency: 'USD' },
    quantity: { amount: '3', unit: 'TEU' },
    formula,
    sum: { amount: '100.01', currency: 'USD' },
    tariff,
  })
})

test('its rule may count in another unit, price in another currency and state facts', () => {
  const counted = charge({ ...storage, unit: 'container', currency: 'CNY', params: { days: 3 } })
  expect(counted).toMatchObject({
    params: { days: 3 },
    unitPrice: { currency: 'CNY' },
    quantity: { amount: '3', unit: 'container' },
    sum: { amount: '100.01', currency: 'CNY' },
  })
})

test('a share of a price names both tariffs', () => {
  const shareTariff = { code: 'T-2', version: '1' }
  const share = percent(given('share', 50), formula)
  expect(charge({ ...storage, formula: share, shareTariff })).toMatchObject({
    tariff,
    shareTariff,
    sum: { amount: '50.00', currency: 'USD' },
  })
})

const later = {
  fee: 'FKF',
  trigger: 'dry-run',
  params: {},
  unitPrice: { amount: '1', currency: 'CNY' },
  unit: 'container',
  tariff,
} as const

test.each([
  [undefined, 'FKF.dry-run'],
  ['40HQ', 'FKF.dry-run.40HQ'],
])('a later charge of the variant %s has the key %s', (variant, key) => {
  expect(contingentChargeKey({ ...later, ...(variant && { variant }) })).toBe(key)
})

test.each([
  [0, 'FKF.dry-run'],
  [1, 's1.FKF.dry-run'],
  [12, 's12.FKF.dry-run'],
])('of the service at position %i it has the key %s', (servicePosition, key) => {
  expect(contingentChargeKey({ ...later, servicePosition })).toBe(key)
})
