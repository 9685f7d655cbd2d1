import { expect, test } from 'vitest'
import { homePorts } from '#domain/places/home-ports.ts'
import { type TruckingPort, truckingTariffs } from './trucking-tariff.data.ts'

test.each<[TruckingPort, string, string, string]>([
  ['CNTAO', '50', '500', '08:00'],
  ['CNSHA', '80', '800', '08:00'],
  ['CNNGB', '80', '800', '08:00'],
  ['CNXMN', '80', '500', '08:00'],
  ['CNSZX', '80', '800', '12:00'],
])('%s: waiting %s an hour, a dry run at least %s, the night to %s', (port, perHour, minimum, until) => {
  const { waiting, dryRun, overnight } = truckingTariffs[port]
  expect(waiting).toEqual({ freeHours: 6, perHour, capPerDay: '800' })
  expect(dryRun).toEqual({ sharePercent: '80', minimum })
  expect(overnight).toEqual({ perNight: '800', until })
})

test.each(homePorts)('%s: three points, overweight up to 500, insured, by its own name', (port) => {
  expect(truckingTariffs[port]).toMatchObject({
    port,
    code: `trucking-${port}`,
    loadingPoints: { most: 3 },
    overweight: { capPerContainer: '500' },
    insurance: { perAccident: '2000000', theftAddOn: '500000' },
  })
})

test('an inspection costs 200, 300 or 400, each somewhere, and each terminal belongs to one port', () => {
  const prices = homePorts.flatMap((port) => Object.values(truckingTariffs[port].inspection))
  expect([...new Set(prices)].sort()).toEqual(['200', '300', '400'])
  const terminals = homePorts.flatMap((port) => Object.keys(truckingTariffs[port].inspection))
  expect(terminals).toHaveLength(new Set(terminals).size)
  expect(terminals).toHaveLength(32)
})
