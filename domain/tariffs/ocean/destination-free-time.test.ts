import { expect, test } from 'vitest'
import { freeTimeAt } from './destination-free-time.ts'
import type { DestinationFreeTime } from './ocean-tariff.ts'

const row = (freeDays: number, places: readonly string[], carrier?: string): DestinationFreeTime => {
  const time = { freeDays, perDay: { 20: '10', 40: '20' } }
  return { places, ...(carrier !== undefined && { carrier }), demurrage: time, detention: time }
}

const destinationFreeTime = [
  row(5, ['NL', 'BE']),
  row(4, ['NLRTM']),
  row(9, ['NL'], 'MNRQ'),
  row(14, ['NLRTM'], 'MNRQ'),
]

test.each([
  ['MNRQ', 'NLRTM', 14],
  ['MNRQ', 'NLAMS', 9],
  ['TRKQ', 'NLRTM', 4],
  ['TRKQ', 'NLAMS', 5],
  ['MNRQ', 'BEANR', 5],
  ['MNRQ', 'USLAX', undefined],
])('%s to %s: the closest row gives %s free days', (carrier, pod, freeDays) => {
  const found = freeTimeAt({ carrier, pod }, { destinationFreeTime })
  expect(found?.detention.freeDays).toBe(freeDays)
})

test('the order of the rows does not matter', () => {
  const reversed = { destinationFreeTime: destinationFreeTime.toReversed() }
  expect(freeTimeAt({ carrier: 'MNRQ', pod: 'NLRTM' }, reversed)?.demurrage.freeDays).toBe(14)
})

test('a tariff of before has none', () => {
  expect(freeTimeAt({ carrier: 'MNRQ', pod: 'NLRTM' }, {})).toBeUndefined()
})
