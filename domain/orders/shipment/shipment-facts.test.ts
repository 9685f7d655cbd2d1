import { expect, test } from 'vitest'
import { businessPortOf, businessTypeOf, type OrderedEnds } from './shipment-facts.ts'

// Written by hand: the port of the office, and the kind of business.
test.each<[OrderedEnds['service'], string | null, string | null, string | null, string | null]>([
  ['ocean', 'CNNGB', 'NLRTM', 'CNNGB', 'export-fcl'],
  ['ocean', 'NLRTM', 'CNSHA', 'CNSHA', 'import-fcl'],
  ['ocean', 'CNTAO', 'CNSHA', 'CNTAO', 'domestic'],
  ['ocean', 'SGSIN', 'NLRTM', null, 'cross-trade'],
  ['trucking', 'CNTAO', '370211', 'CNTAO', 'export-fcl'],
  ['trucking', '青岛', '北京', 'CNTAO', null],
  ['depot', 'CNNGB', 'DP-NGB-01', 'CNNGB', null],
  ['customs', '宁波', null, 'CNNGB', null],
  ['rail', '西安', 'Duisburg', null, null],
  ['air', '上海', 'Frankfurt', 'CNSHA', null],
  ['soc', '青岛', 'Hamburg', 'CNTAO', 'shipper-owned'],
  ['inland-terminal', null, '义乌', null, null],
])('%s from %s to %s is handled at %s as %s', (service, from, to, port, type) => {
  expect(businessPortOf({ service, from, to })).toBe(port)
  expect(businessTypeOf({ service, from, to })).toBe(type)
})

test('an order for a warehouse is handled at the port of the warehouse', () => {
  const ends = { service: 'warehouse', from: null, to: 'WH-SHA-01' } as const
  expect(businessPortOf(ends, 'CNSHA')).toBe('CNSHA')
  expect(businessPortOf(ends)).toBeNull()
})
