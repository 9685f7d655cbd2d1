import { describe, expect, test } from 'vitest'
import { homePorts } from '#domain/places/home-ports.ts'
import { contingentChargeKey } from '#domain/tariffs/charge.ts'
import { exact } from '#domain/values/exact-decimal.ts'
import { sampleStay } from '#tests/fixtures/depot-requests.ts'
import { contingentDepotCharges, type DepotRequest } from './depot-charges.ts'
import { depotTariffs } from './depot-tariff.data.ts'
import { type DepotPort, storageKinds } from './depot-tariff.ts'

const contingentCharges = (port: DepotPort, change: Partial<DepotRequest> = {}) =>
  contingentDepotCharges({ ...sampleStay, ...change }, depotTariffs[port])
const rows = (port: DepotPort, change: Partial<DepotRequest> = {}) =>
  contingentCharges(port, change).map(
    (later) =>
      `${contingentChargeKey(later)} ${later.unitPrice.amount} ${later.unitPrice.currency} ${later.unit}`,
  )

test('a possible later charge in Qingdao has its price', () => {
  expect(rows('CNTAO')).toEqual([
    'STORAGE.longer-stay.tier-1 30.00 CNY container-day',
    'STORAGE.longer-stay.tier-2 45.00 CNY container-day',
    'STORAGE.longer-stay.tier-3 60.00 CNY container-day',
    'LIFT.another-lift 60.00 CNY move',
    'DGB.undeclared-hazard 50.00 CNY container',
    'LIFT.extra-handling 100.00 CNY move',
    'XXF.dirty 80.00 CNY container',
    'WEIGH.weighing 100.00 CNY container',
    'PTI.inspection 150.00 CNY container',
    'PLUG.power 80.00 CNY container-day',
  ])
})

test('a forty costs more to work on, and only Qingdao has a price for hazards and extra handling', () => {
  expect(rows('CNSHA', { size: 40, days: 33 })).toEqual([
    'STORAGE.longer-stay.tier-3 60.00 CNY container-day',
    'LIFT.another-lift 90.00 CNY move',
    'XXF.dirty 120.00 CNY container',
    'WEIGH.weighing 100.00 CNY container',
    'PTI.inspection 200.00 CNY container',
    'PLUG.power 100.00 CNY container-day',
  ])
})

describe('a longer stay is announced at the prices it can still reach', () => {
  test.each<[DepotPort, number, string[]]>([
    ['CNSHA', 0, ['1', '16', '31']],
    ['CNSHA', 17, ['1', '16', '31']],
    ['CNSHA', 18, ['16', '31']],
    ['CNSHA', 32, ['16', '31']],
    ['CNSHA', 33, ['31']],
    ['CNSHA', 400, ['31']],
    ['CNTAO', 35, ['1', '16', '31']],
    ['CNTAO', 36, ['16', '31']],
  ])('%s after %i days: from chargeable day %o', (port, days, from) => {
    const stays = contingentCharges(port, { days }).filter(({ trigger }) => trigger === 'longer-stay')
    expect(stays.map(({ params }) => String(params.fromDay))).toEqual(from)
  })

  test('a kind that is not stored here has none', () => {
    expect(rows('CNTAO', { kind: 'pre-pull' }).filter((row) => row.startsWith('STORAGE'))).toEqual([])
  })
})

test('containers declared as hazardous cannot turn out to be so', () => {
  expect(rows('CNTAO', { hazardous: true }).filter((row) => row.startsWith('DGB'))).toEqual([])
})

test('the sentences know their figures', () => {
  const [stay, , third, lift] = contingentCharges('CNSHA')
  expect(stay?.params).toEqual({ freeDays: 3, fromDay: 1, price: '30' })
  expect(third?.params).toEqual({ freeDays: 3, fromDay: 31, price: '60' })
  expect(lift?.params).toEqual({ price: '60' })
})

const everyCase = homePorts.flatMap((port) =>
  storageKinds.flatMap((kind) => ([20, 40] as const).map((size) => ({ port, kind, size }))),
)

test.each(everyCase)(
  '$kind containers of $size feet at $port: every name once, a price, the tariff',
  (each) => {
    const later = contingentCharges(each.port, each)
    expect(new Set(later.map(contingentChargeKey)).size).toBe(later.length)
    for (const { unitPrice, tariff } of later) {
      expect(exact(unitPrice.amount).greaterThan(0)).toBe(true)
      expect(tariff).toEqual({ code: `depot-${each.port}`, version: 'depot-2026-11' })
    }
  },
)

test('a repair is never announced: its price is known from the estimate alone', () => {
  for (const port of homePorts) expect(contingentCharges(port).map(({ fee }) => fee)).not.toContain('REP')
})
