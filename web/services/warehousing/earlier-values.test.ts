import { expect, test } from 'vitest'
import { earlierParams, earlierValues } from './earlier-values.ts'

test.each([
  ['volume and days', 'port=CNSHA&cbm=12.5&days=7', { volume: '12.5', days: '7' }],
  ['no empty value', 'port=CNSHA&cbm=&days=7', { days: '7' }],
  ['no value that is not a number', 'cbm=many&days=-1', {}],
  ['no other parameter', 'listed=cityList.xiamen', {}],
])('the warehouse form takes %s from the quote box', (_, url, values) => {
  const params = new URLSearchParams(url)
  expect(earlierValues(params)).toEqual(values)
  expect(earlierValues(earlierParams(params))).toEqual(values)
})
