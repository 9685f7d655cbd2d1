import { expect, test } from 'vitest'
import { isSailingClosed } from '#domain/quotes/offers/ocean-offers.ts'
import { closesAt, openOnes } from './departure-closing.ts'

const departures = ['2026-11-19T10:00:00.000Z', '2026-11-20T10:00:00.000Z', '2026-11-21T10:00:00.000Z'].map(
  (departsAt) => ({ departsAt }),
)

test('a departure closes with its empty pick-up, four days before it sails', () => {
  expect(closesAt({ departsAt: '2026-11-20T10:00:00.000Z' })).toEqual(new Date('2026-11-16T10:00:00Z'))
})

test.each([
  ['2026-11-16T10:00:00.000Z', 2],
  ['2026-11-16T10:00:00.001Z', 1],
])('at %s the last %i are listed, and only they have a price', (at, count) => {
  const now = new Date(at)
  const sailing = { vessel: 'V', voyage: '1', departsOn: '2026-11-20' }
  const priced = departures.filter((one) => !isSailingClosed({ ...sailing, ...one }, now))
  expect(openOnes(departures, now)).toEqual(departures.slice(-count))
  expect(openOnes(departures, now)).toEqual(priced)
})
