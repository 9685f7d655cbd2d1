import { expect, test } from 'vitest'
import { truckingTariffs } from '#domain/tariffs/trucking/trucking-tariff.data.ts'
import { carriers } from './carriers.data.ts'
import { homePorts } from './home-ports.ts'
import type { LinerService } from './liner-service.ts'
import { portOf } from './port.ts'
import { seaMiles } from './sea-miles.ts'
import { services } from './services.data.ts'
import { terminals } from './terminals.data.ts'

const destinations = [...new Set(services.flatMap(({ calls }) => calls.map(({ port }) => port)))]

/** Days from the departure at one port to the arrival at the other; undefined where the service does not call. */
function transitDays({ origins, calls }: LinerService, pol: string, pod: string): number | undefined {
  const origin = origins.find(({ port }) => port === pol)
  const call = calls.find(({ port }) => port === pod)
  return origin && call && call.day - origin.day
}

const carriersOn = (pol: string, pod: string) =>
  new Set(services.filter((each) => transitDays(each, pol, pod) !== undefined).map(({ carrier }) => carrier))

test('at least 48 ports outside China are reached from each of the five origins by two carriers or more', () => {
  const covered = destinations.filter((pod) => homePorts.every((pol) => carriersOn(pol, pod).size >= 2))
  expect(covered.length).toBeGreaterThanOrEqual(48)
  expect(covered.map((pod) => portOf(pod)?.region)).not.toContain('china')
})

test('every carrier sails, and every liner service is of a carrier we know', () => {
  expect(new Set(services.map(({ carrier }) => carrier))).toEqual(new Set(carriers.map(({ code }) => code)))
  expect(carriers).toHaveLength(8)
  for (const { code } of carriers) expect(code).toMatch(/^[A-Z]{4}$/)
  expect(new Set(services.map(({ code }) => code)).size).toBe(services.length)
})

test('every service calls its ports one after another, at terminals of those ports', () => {
  for (const { code, origins, calls } of services) {
    expect(origins[0]?.day, code).toBe(0)
    for (const { port, terminal, day, weekday } of origins) {
      expect(terminals.find((one) => one.code === terminal)?.port, code).toBe(port)
      expect(weekday, code).toBe(((origins[0]?.weekday ?? 0) + day) % 7)
    }
    const days = [...origins, ...calls].map(({ day }) => day)
    expect(days, code).toEqual([...new Set(days)].sort((one, other) => one - other))
    for (const { port } of calls) expect(portOf(port)?.region, code).not.toBe('china')
  }
})

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

test('the first service takes 31 days from Qingdao and 29 from Shanghai to Rotterdam', () => {
  const [first] = services
  if (first === undefined) throw new Error('no services')
  expect([transitDays(first, 'CNTAO', 'NLRTM'), transitDays(first, 'CNSHA', 'NLRTM')]).toEqual([31, 29])
})

test('every terminal that a trucking tariff prices is known, at that port, and no other', () => {
  const priced = homePorts.flatMap((port) =>
    Object.keys(truckingTariffs[port].inspection).map((code) => `${port} ${code}`),
  )
  expect(terminals.map(({ port, code }) => `${port} ${code}`).sort()).toEqual(priced.sort())
})
