import { expect, test } from 'vitest'
import { givenBefore, takenAlong } from './given-before.ts'

test.each([
  ['volume and days', 'port=CNSHA&cbm=12.5&days=7', { volume: '12.5', days: '7' }],
  ['what was left empty', 'port=CNSHA&cbm=&days=7', { days: '7' }],
  ['what is no figure', 'cbm=many&days=-1', {}],
  ['nothing', 'listed=cityList.xiamen', {}],
])('of the box of a home page a warehouse is told %s', (_, query, given) => {
  const address = new URLSearchParams(query)
  expect(givenBefore(address)).toEqual(given)
  expect(givenBefore(takenAlong(address))).toEqual(given)
})
