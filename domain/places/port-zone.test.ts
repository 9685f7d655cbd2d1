import { expect, test } from 'vitest'
import { zoneOffset } from '#domain/language/format-time.ts'
import { zoneOfPort } from './port-zone.ts'
import { ports } from './ports.data.ts'

test('every port has a time zone that is known', () => {
  const winter = new Date('2026-12-25T00:00:00Z')
  for (const { code } of ports) {
    const zone = zoneOfPort(code)
    expect(zone, code).toBeDefined()
    expect(zoneOffset(winter, zone), code).toMatch(/^UTC[+−]\d/)
  }
  expect(zoneOfPort('XXXXX')).toBeUndefined()
})

test.each([
  ['NLRTM', '2026-12-25T00:00:00Z', 'UTC+1'],
  ['NLRTM', '2026-07-01T00:00:00Z', 'UTC+2'],
  ['GBFXT', '2026-12-25T00:00:00Z', 'UTC+0'],
  ['USLAX', '2026-12-25T00:00:00Z', 'UTC−8'],
  ['USNYC', '2026-12-25T00:00:00Z', 'UTC−5'],
  ['INNSA', '2026-12-25T00:00:00Z', 'UTC+5:30'],
  ['AUADL', '2026-12-25T00:00:00Z', 'UTC+10:30'],
  ['CNSHA', '2026-12-25T00:00:00Z', 'UTC+8'],
])('%s at %s has %s', (port, at, offset) => {
  expect(zoneOffset(new Date(at), zoneOfPort(port))).toBe(offset)
})
