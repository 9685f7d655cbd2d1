import { expect, test } from 'vitest'
import { truckingTariffs } from '#domain/tariffs/trucking/trucking-tariff.data.ts'
import { carriers } from './carriers.data.ts'
import { homePorts } from './home-ports.ts'
import type { LinerService } from './liner-service.ts'
import { portOf } from './port.ts'
import { seaMiles } from './sea-miles.ts'
import { services } from './services.data.ts'
import { terminalAbroad } from './terminal-abroad.ts'
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

test('no container is faster than 20 knots, nor slower than 12 and two weeks of calls on the way', () => {
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

/** All transit days between two ports, shortest first. */
const daysOn = (pol: string, pod: string): readonly number[] =>
  services.flatMap((each) => transitDays(each, pol, pod) ?? []).sort((one, other) => one - other)

// The near-sea trade as forwarders know it: two to five days, a day or two more from South China to Japan and Korea.
test.each([
  ['CNSHA', 'JPTYO', [3, 5]],
  ['CNSHA', 'JPUKB', [3, 5]],
  ['CNSHA', 'JPOSA', [4, 4]],
  ['CNNGB', 'JPYOK', [5, 5]],
  ['CNTAO', 'JPTYO', [4, 5]],
  ['CNTAO', 'JPUKB', [3, 4]],
  ['CNXMN', 'JPUKB', [4, 6]],
  ['CNSZX', 'JPTYO', [5, 6]],
  ['CNSHA', 'KRPUS', [2, 3]],
  ['CNNGB', 'KRPUS', [2, 3]],
  ['CNTAO', 'KRPUS', [2, 4]],
  ['CNTAO', 'KRINC', [2, 4]],
  ['CNXMN', 'PHMNL', [4, 5]],
  ['CNSZX', 'PHMNL', [4, 5]],
  ['CNXMN', 'TWKHH', [2, 3]],
  ['CNXMN', 'HKHKG', [2, 2]],
  ['CNSZX', 'VNHPH', [3, 3]],
])('from %s to %s in %j days', (pol, pod, days) => {
  expect(daysOn(pol, pod)).toEqual(days)
})

test('no ship carries a container the 37 miles from Shenzhen to Hong Kong', () => {
  expect(daysOn('CNSZX', 'HKHKG')).toEqual([])
  expect(daysOn('CNSHA', 'HKHKG').length).toBeGreaterThan(1)
})

test('every call is at a terminal of its port that has a name', () => {
  const called = services.flatMap(({ calls }) => calls)
  expect(called.filter(({ port, terminal }) => terminalAbroad(port, terminal).name.en === terminal)).toEqual(
    [],
  )
})

test('every terminal that a trucking tariff prices is known, at that port, and no other', () => {
  const priced = homePorts.flatMap((port) =>
    Object.keys(truckingTariffs[port].inspection).map((code) => `${port} ${code}`),
  )
  expect(terminals.map(({ port, code }) => `${port} ${code}`).sort()).toEqual(priced.sort())
})
