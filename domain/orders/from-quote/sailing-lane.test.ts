import { expect, test } from 'vitest'
import { closingOf } from '#domain/schedules/cut-offs.ts'
import { firstDeparture, sailingLane } from './sailing-lane.ts'

test.each([
  ['ocean', 'CNNGB', 'NLRTM', { pol: 'CNNGB', pod: 'NLRTM' }],
  ['ocean', 'Ningbo', '鹿特丹', { pol: 'CNNGB', pod: 'NLRTM' }],
  ['ocean', 'Ningbo', 'our warehouse', undefined],
  ['ocean', 'Hamburg', 'Rotterdam', undefined],
  ['ocean', null, null, undefined],
  ['trucking', 'CNNGB', '330282', { pol: 'CNNGB', pod: null }],
  ['trucking', '宁波慈溪', 'the terminal', { pol: 'CNNGB', pod: null }],
  ['trucking', 'somewhere', 'elsewhere', undefined],
  ['depot', 'CNNGB', 'NBD1', undefined],
  ['rail', 'CNNGB', 'NLRTM', undefined],
] as const)('%s from %s to %s', (service, from, to, lane) => {
  expect(sailingLane(service, { from, to })).toEqual(lane)
})

test('space is booked on ships that have not closed, a truck on any that has not left', () => {
  const now = new Date('2026-11-18T04:00:00Z')
  const etd = firstDeparture({ pol: 'CNNGB', pod: 'NLRTM' }, now)
  expect(closingOf({ etd }).time).toEqual(now)
  expect(firstDeparture({ pol: 'CNNGB', pod: null }, now)).toEqual(now)
})
