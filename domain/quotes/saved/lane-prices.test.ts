import { expect, test } from 'vitest'
import { yuan } from '#domain/values/money.ts'
import { priceBefore, withDayPrice } from './lane-prices.ts'

const on = (day: string, amount: string) => ({ day, price: yuan(amount) })
const friday = on('2026-11-20', '9000')
const saturday = on('2026-11-21', '9100')
const monday = on('2026-11-23', '8800')

test('the first price of a lane has nothing before it', () => {
  const kept = withDayPrice({}, friday)
  expect(kept).toEqual({ latest: friday, earlier: undefined })
  expect(priceBefore(kept, friday.day)).toBeUndefined()
})

test('the first price of a day counts, and the day before it stays beside it', () => {
  const kept = withDayPrice(withDayPrice({}, friday), saturday)
  expect(kept).toEqual({ latest: saturday, earlier: friday })
  expect(withDayPrice(kept, on(saturday.day, '1'))).toBe(kept)
  expect(withDayPrice(kept, on('2026-11-19', '1'))).toBe(kept)
})

test('today is compared with the last day before it', () => {
  const kept = withDayPrice(withDayPrice({}, friday), saturday)
  expect(priceBefore(kept, saturday.day)).toEqual(friday)
  expect(priceBefore(kept, monday.day)).toEqual(saturday)
  expect(priceBefore({}, monday.day)).toBeUndefined()
})
