import { describe, expect, test } from 'vitest'
import { carried, instant, order } from '#tests/fixtures/trucking-requests.ts'
import { lanesFrom } from './lanes-from.ts'
import { chargesTrucking, contingentTruckingCharges } from './trucking-charges.ts'
import type { TruckingRequest } from './trucking-request.ts'
import { type TruckingPort, truckingTariffs } from './trucking-tariff.data.ts'

describe('no price is a named no, never zero', () => {
  const untold = [{ type: '45HQ' as const, count: 1 }]
  test.each<[string, TruckingPort, Partial<TruckingRequest>, object]>([
    ['a type the lane lacks', 'CNSHA', { containers: untold }, { lane: 'L1', type: '45HQ' }],
    ['its dry run', 'CNSHA', { outcome: carried({ dryRuns: untold }) }, { lane: 'L1', type: '45HQ' }],
    [
      'its cancellation',
      'CNSHA',
      { containers: untold, outcome: { kind: 'cancelled', at: instant('2026-11-16T07:00') } },
      { lane: 'L1', type: '45HQ' },
    ],
    [
      'over 25 t in Shenzhen',
      'CNSZX',
      { containers: [{ type: '20GP', count: 1, grossWeightKg: 25_001 }] },
      { port: 'CNSZX', type: '20GP', grossWeightKg: 25_001 },
    ],
    [
      'a terminal of another port',
      'CNSHA',
      { outcome: carried({ inspections: [{ terminal: 'YICT', containers: 1 }] }) },
      { port: 'CNSHA', terminal: 'YICT' },
    ],
    [
      'a pick-up at a depot of another port',
      'CNSHA',
      { pickUps: [{ depot: 'SZX-D1', containers: 1 }] },
      { port: 'CNSHA', depot: 'SZX-D1' },
    ],
    [
      'a return to an unknown depot',
      'CNXMN',
      { returns: [{ depot: 'XMN-D2', containers: 1 }] },
      { port: 'CNXMN', depot: 'XMN-D2' },
    ],
    [
      'a terminal by an inherited name',
      'CNSHA',
      { outcome: carried({ inspections: [{ terminal: 'toString', containers: 1 }] }) },
      { port: 'CNSHA', terminal: 'toString' },
    ],
    ['the day before the tariff', 'CNSHA', { day: '2026-10-31' }, { port: 'CNSHA', day: '2026-10-31' }],
    ['the day after it', 'CNSHA', { day: '2027-11-01' }, { port: 'CNSHA', day: '2027-11-01' }],
  ])('%s', (_, port, change, params) => {
    expect(chargesTrucking({ ...order, ...change }, truckingTariffs[port])).toEqual({
      ok: false,
      refusal: 'no-price',
      params,
    })
  })

  test.each(['2026-11-01', '2027-10-31'])('%s is within the tariff', (day) => {
    expect(chargesTrucking({ ...order, day }, truckingTariffs.CNSHA).ok).toBe(true)
  })
})

describe('a price of nothing', () => {
  const { CNSHA } = truckingTariffs
  const free: typeof CNSHA = {
    ...CNSHA,
    weighingPerContainer: '0',
    fuelPercent: '0.0',
    holidayPerContainer: '0',
    loadingPoints: { most: 3, perExtraPoint: '0.00' },
    depotLift: { 'SHA-D9': '0' },
    inspection: { WAIG: '0' },
    overweight: { steps: [{ overTons: 10, per: 'ton', price: '0' }], capPerContainer: '500' },
  }
  test.each<[string, Partial<TruckingRequest>, object]>([
    ['a lane', { lane: { code: 'L1', version: '1', prices: { '20GP': '0' } } }, { lane: 'L1', type: '20GP' }],
    ['a weighbridge', { weighings: 1 }, { port: 'CNSHA', work: 'weighing' }],
    ['a second door', { loadingPoints: 2 }, { port: 'CNSHA', work: 'extra-point' }],
    [
      'a pick-up at a depot',
      { pickUps: [{ depot: 'SHA-D9', containers: 1 }] },
      { port: 'CNSHA', depot: 'SHA-D9' },
    ],
    [
      'an inspection',
      { outcome: carried({ inspections: [{ terminal: 'WAIG', containers: 1 }] }) },
      { port: 'CNSHA', terminal: 'WAIG' },
    ],
  ])('is none: %s', (_what, change, params) => {
    expect(chargesTrucking({ ...order, ...change }, free)).toEqual({ ok: false, refusal: 'no-price', params })
  })

  test('has no line for what was not requested: fuel, toll, holidays, weight', () => {
    const lane = { ...order.lane, tollPerVehicle: '0' }
    const containers = [{ type: '20GP', count: 1, grossWeightKg: 20_000 }] as const
    const request = { ...order, day: '2027-02-07', lane, containers }
    const result = chargesTrucking(request, free)
    expect(result.ok && result.value.map(({ rule }) => rule)).toEqual(['lane-price'])
  })

  test('is not announced', () => {
    const fees = contingentTruckingCharges({ ...order, day: '2026-11-16' }, free).map(({ fee }) => fee)
    for (const fee of ['GBF', 'DMD', 'TXD', 'HXD', 'CYF', 'JJR', 'CZF']) expect(fees).not.toContain(fee)
    const usual = contingentTruckingCharges(order, CNSHA).map(({ fee }) => fee)
    for (const fee of ['GBF', 'DMD', 'TXD', 'HXD', 'CYF', 'JJR']) expect(usual).toContain(fee)
  })
})

describe('the lanes of a port and a pick-up place', () => {
  const lane = (code: string, port: TruckingPort, pickUpPlace: string) => ({
    code,
    version: '1',
    port,
    pickUpPlace,
    prices: { '20GP': '1200' },
  })
  const lanes = [
    lane('L1', 'CNSHA', 'WAIG'),
    lane('L2', 'CNSHA', 'SHENG'),
    lane('L3', 'CNNGB', 'WAIG'),
    lane('L4', 'CNSHA', 'WAIG'),
  ]

  test('are those that have both, in their order', () => {
    expect(lanesFrom({ port: 'CNSHA', pickUpPlace: 'WAIG' }, lanes)).toEqual({
      ok: true,
      value: [lanes[0], lanes[3]],
    })
  })

  test.each([
    { port: 'CNNGB', pickUpPlace: 'SHENG' },
    { port: 'CNXMN', pickUpPlace: 'WAIG' },
  ] as const)('are a named no where there are none: %o', (wanted) => {
    expect(lanesFrom(wanted, lanes)).toEqual({ ok: false, refusal: 'no-price', params: wanted })
  })
})

const twoContainers = [
  { type: '20GP', count: 1 },
  { type: '40HQ', count: 1 },
] as const
const depot = 'SHA-D1'

test.each<[Partial<TruckingRequest>, object, object]>([
  [{ loadingPoints: 0 }, { loadingPoints: 'too-few' }, { count: 1 }],
  [{ loadingPoints: 4 }, { loadingPoints: 'too-many' }, { count: 1, most: 3 }],
  [{ containers: [] }, { containers: 'required' }, { count: 1 }],
  [{ containers: twoContainers, weighings: 3 }, { weighings: 'too-many' }, { count: 1, most: 2 }],
  [
    { containers: twoContainers, pickUps: [{ depot, containers: 3 }] },
    { pickUps: 'too-many' },
    { count: 1, most: 2 },
  ],
  [
    {
      containers: twoContainers,
      returns: [
        { depot, containers: 2 },
        { depot: 'SHA-D3', containers: 1 },
      ],
    },
    { returns: 'too-many' },
    { count: 1, most: 2 },
  ],
])('%o is refused by its field', (change, fields, params) => {
  expect(chargesTrucking({ ...order, ...change }, truckingTariffs.CNSHA)).toEqual({
    ok: false,
    refusal: 'invalid-input',
    params,
    fields,
  })
})
