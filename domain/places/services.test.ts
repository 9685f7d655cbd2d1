import { expect, test } from 'vitest'
import { truckingPorts, truckingTariffs } from '#domain/tariffs/trucking/trucking-tariff.data.ts'
import { carriers } from './carriers.data.ts'
import { transitDays } from './liner-service.ts'
import { portOf } from './port.ts'
import { seaMiles } from './sea-miles.ts'
import { services } from './services.data.ts'
import { terminals } from './terminals.data.ts'

const destinations = [...new Set(services.flatMap(({ calls }) => calls.map(({ port }) => port)))]

const carriersOn = (pol: string, pod: string) =>
  new Set(services.filter((each) => transitDays(each, pol, pod) !== undefined).map(({ carrier }) => carrier))

test('at least 48 ports outside China are reached from each of the five origins by two carriers or more', () => {
  const covered = destinations.filter((pod) => truckingPorts.every((pol) => carriersOn(pol, pod).size >= 2))
  expect(covered.length).toBeGreaterThanOrEqual(48)
  expect(covered.map((pod) => portOf(pod)?.region)).not.toContain('china')
})

test('every carrier sails, and every loop is of a carrier we know', () => {
  expect(new Set(services.map(({ carrier }) => carrier))).toEqual(new Set(carriers.map(({ code }) => code)))
  expect(carriers).toHaveLength(8)
  for (const { code } of carriers) expect(code).toMatch(/^[A-Z]{4}$/)
  expect(new Set(services.map(({ code }) => code)).size).toBe(services.length)
})

test.each(services.map((service) => [service.code, service] as const))(
  'loop %s can be sailed',
  (_, service) => {
    const { origins, calls } = service
    expect(origins[0]?.day).toBe(0)
    for (const { port, terminal, day, weekday } of origins) {
      expect(terminals.find(({ code }) => code === terminal)?.port).toBe(port)
      expect(weekday).toBe(((origins[0]?.weekday ?? 0) + day) % 7)
    }
    const stops = [...origins, ...calls]
    stops.slice(1).forEach(({ port, day }, index) => {
      const before = stops[index] ?? service.origins[0]
      expect(day, port).toBeGreaterThan(before?.day ?? 0)
    })
    for (const { port } of calls) expect(portOf(port)?.region).not.toBe('china')
  },
)

test('no box is faster than 20 knots, nor slower than 12 and two weeks of calls on the way', () => {
  for (const service of services) {
    for (const { port: pol } of service.origins) {
      for (const { port: pod } of service.calls) {
        const days = transitDays(service, pol, pod)
        const miles = seaMiles(pol, pod)
        const lane = `${service.code} ${pol} ${pod}`
        expect(days, lane).toBeGreaterThan(miles / 20 / 24)
        expect(days, lane).toBeLessThan(miles / 12 / 24 + 14)
      }
    }
  }
})

test('a box is under way from its own departure to its own arrival', () => {
  const [linerService] = services
  if (linerService === undefined) throw new Error('no services')
  expect(transitDays(linerService, 'CNTAO', 'NLRTM')).toBe(31)
  expect(transitDays(linerService, 'CNSHA', 'NLRTM')).toBe(29)
  expect(transitDays(linerService, 'CNSZX', 'GBFXT')).toBe(29)
  expect(transitDays(linerService, 'CNSHA', 'USLAX')).toBeUndefined()
  expect(transitDays(linerService, 'KRPUS', 'NLRTM')).toBeUndefined()
  expect(transitDays(linerService, 'NLRTM', 'CNSHA')).toBeUndefined()
})

test('every terminal that a trucking tariff prices is known, at that port, and no other', () => {
  const priced = truckingPorts.flatMap((port) =>
    Object.keys(truckingTariffs[port].inspection).map((code) => `${port} ${code}`),
  )
  expect(terminals.map(({ port, code }) => `${port} ${code}`).sort()).toEqual(priced.sort())
})
