import { expect, test } from 'vitest'
import { isLoss, marginsOf } from './margin.ts'

test('the margin of every type that is sold, exact, with its share of the price', () => {
  expect(marginsOf({ '40HQ': '2100', '20GP': '1150.5' }, { '20GP': '900.25', '40GP': '1500' })).toEqual([
    { type: '20GP', price: '1150.5', cost: '900.25', left: '250.25', percent: '21.8' },
    { type: '40HQ', price: '2100', cost: undefined, left: undefined, percent: undefined },
  ])
})

test('without any cost there is no margin', () => {
  expect(marginsOf({ '20GP': '1150' }, null)).toEqual([
    { type: '20GP', price: '1150', cost: undefined, left: undefined, percent: undefined },
  ])
})

test('what costs more than it brings is a loss; what costs as much is none', () => {
  const [loss, even] = marginsOf({ '20GP': '100', '40GP': '100' }, { '20GP': '130', '40GP': '100' })
  expect(loss).toMatchObject({ left: '-30', percent: '-30.0' })
  expect(loss && isLoss(loss)).toBe(true)
  expect(even && isLoss(even)).toBe(false)
})

test('a price of nothing has no share', () => {
  expect(marginsOf({ '20GP': '0' }, { '20GP': '10' })[0]).toMatchObject({ left: '-10', percent: undefined })
})
