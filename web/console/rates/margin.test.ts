import { expect, test } from 'vitest'
import { isLoss, lowestMargin, marginsOf, moneyText, percentText } from './margin.ts'

test('calculates the margin of each type with a price, exactly and in percent', () => {
  expect(marginsOf({ '40HQ': '2100', '20GP': '1150.5' }, { '20GP': '900.25', '40GP': '1500' })).toEqual([
    { type: '20GP', price: '1150.5', cost: '900.25', margin: '250.25', percent: '21.8' },
    { type: '40HQ', price: '2100', cost: undefined, margin: undefined, percent: undefined },
  ])
})

test('without a cost there is no margin', () => {
  expect(marginsOf({ '20GP': '1150' }, null)).toEqual([
    { type: '20GP', price: '1150', cost: undefined, margin: undefined, percent: undefined },
  ])
})

test('a cost above the price is a loss; an equal cost is not', () => {
  const [loss, even] = marginsOf({ '20GP': '100', '40GP': '100' }, { '20GP': '130', '40GP': '100' })
  expect(loss).toMatchObject({ margin: '-30', percent: '-30.0' })
  expect(loss && isLoss(loss)).toBe(true)
  expect(even && isLoss(even)).toBe(false)
})

test('a price of 0 has no percentage', () => {
  expect(marginsOf({ '20GP': '0' }, { '20GP': '10' })[0]).toMatchObject({ margin: '-10', percent: undefined })
})

test('an amount has no decimals or two, and a negative percentage the minus of money', () => {
  expect(['1234.5', '1234.56', '1234', '-0.5', '1.2345'].map(moneyText)).toEqual([
    '1234.50',
    '1234.56',
    '1234',
    '-0.50',
    '1.2345',
  ])
  expect(percentText('-139.7')).toBe('−139.7%')
})

test('the lowest known margin of a lane', () => {
  const prices = { '20GP': '1000', '40GP': '2000', '40HQ': '2000' }
  expect(lowestMargin(prices, { '20GP': '900', '40GP': '2100' })).toBe('-5.0')
  expect(lowestMargin(prices, { '20GP': '900' })).toBe('10.0')
  expect(lowestMargin(prices, null)).toBeUndefined()
})
