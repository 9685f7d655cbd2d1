import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ports } from './ports.data.ts'
import { approaches, seaLanes, waypoints } from './sea-lanes.data.ts'
import { seaMiles } from './sea-miles.ts'

// Published distances, to the nearest ten; ours differ by less than four per cent.
test.each([
  ['CNTAO', 'KRPUS', 490],
  ['CNSHA', 'JPTYO', 1030],
  ['CNXMN', 'SGSIN', 1670],
  ['CNSHA', 'SGSIN', 2200],
  ['CNNGB', 'AEJEA', 5610],
  ['CNSHA', 'LKCMB', 3760],
  ['CNTAO', 'NLRTM', 10860],
  ['CNSZX', 'DEHAM', 10080],
  ['CNNGB', 'GRPIR', 7840],
  ['CNTAO', 'USLAX', 5780],
  ['CNSHA', 'USNYC', 10670],
  ['CNSHA', 'PECLL', 9350],
  ['CNNGB', 'BRSSZ', 10980],
  ['CNXMN', 'ZADUR', 6610],
  ['CNSHA', 'AUSYD', 4630],
])('from %s to %s it is about %i miles', (pol, pod, miles) => {
  expect(Math.abs(seaMiles(pol, pod) / miles - 1)).toBeLessThan(0.04)
})

test('ships to Rotterdam pass Suez, ships to Santos the Cape, ships to New York Panama', () => {
  const byWayOf = (pol: string, via: string, pod: string) => seaMiles(pol, via) + seaMiles(via, pod)
  expect(byWayOf('CNSHA', 'EGSOK', 'NLRTM') - seaMiles('CNSHA', 'NLRTM')).toBeLessThan(50)
  expect(byWayOf('CNSHA', 'ZACPT', 'BRSSZ') - seaMiles('CNSHA', 'BRSSZ')).toBeLessThan(200)
  expect(byWayOf('CNSHA', 'PABLB', 'USNYC') - seaMiles('CNSHA', 'USNYC')).toBeLessThan(50)
})

const anyCode = fc.constantFrom(...ports.map(({ code }) => code))

test('the way back is as long, whole miles, and no detour is shorter', () => {
  fc.assert(
    fc.property(anyCode, anyCode, anyCode, (pol, via, pod) => {
      const miles = seaMiles(pol, pod)
      expect(Number.isInteger(miles)).toBe(true)
      expect(Math.abs(miles - seaMiles(pod, pol))).toBeLessThanOrEqual(1)
      if (via !== pol && via !== pod) {
        expect(seaMiles(pol, via) + seaMiles(via, pod)).toBeGreaterThanOrEqual(miles - 1)
      }
    }),
    { numRuns: 300 },
  )
})

test('every port is reached from every other, over less than half the globe and some capes', () => {
  for (const { code } of ports) {
    const miles = seaMiles('CNSHA', code)
    expect(code === 'CNSHA' ? miles === 0 : miles > 0 && miles < 14000, code).toBe(true)
  }
})

test('a place that is no port has no miles', () => {
  expect(() => seaMiles('CNSHA', 'NOWHERE')).toThrow(RangeError)
  expect(() => seaMiles('NOWHERE', 'CNSHA')).toThrow(RangeError)
})

test('every waypoint lies on a lane, every approach is one of our ports, named once', () => {
  expect(new Set(seaLanes.flat())).toEqual(new Set(Object.keys(waypoints)))
  const known = new Set(ports.map(({ code }) => code))
  for (const [waypoint, codes] of Object.entries(approaches)) {
    expect(new Set(codes).size, waypoint).toBe(codes.length)
    expect(
      codes.filter((code) => !known.has(code)),
      waypoint,
    ).toEqual([])
  }
})
