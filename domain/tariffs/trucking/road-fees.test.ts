import { describe, expect, test } from 'vitest'
import { formatFormula } from '#domain/tariffs/formula.ts'
import { carried, instant, order } from '#tests/fixtures/trucking-requests.ts'
import { chargesTrucking } from './trucking-charges.ts'
import type { TruckingRequest } from './trucking-request.ts'
import { type TruckingPort, truckingTariffs } from './trucking-tariff.data.ts'

const twoTypes = [
  { type: '20GP', count: 2 },
  { type: '40HQ', count: 1 },
] as const
const billed = (port: TruckingPort, change: Partial<TruckingRequest>) => {
  const result = chargesTrucking({ ...order, ...change }, truckingTariffs[port])
  if (!result.ok) throw new Error(JSON.stringify(result))
  return result.value
}
const only = (fee: string, port: TruckingPort, change: Partial<TruckingRequest>) =>
  billed(port, change).filter((line) => line.fee === fee)
const written = (fee: string, port: TruckingPort, change: Partial<TruckingRequest>) =>
  only(fee, port, change).map(
    ({ rule, formula, sum }) => `${rule}: ${formatFormula(formula)} = ${sum.amount}`,
  )

test('plain trucking costs the lane price and its fuel surcharge, nothing more', () => {
  expect(billed('CNSHA', {}).map(({ fee, rule }) => `${fee} ${rule}`)).toEqual([
    'TRUCK lane-price',
    'RYF fuel',
  ])
})

describe('fuel', () => {
  test('is a percentage of the lane price, a line for each container type', () => {
    expect(written('RYF', 'CNNGB', { containers: twoTypes })).toEqual([
      'fuel: 2 × 1200 × 3% = 72.00',
      'fuel: 1 × 1650.5 × 3% = 49.52',
    ])
  })

  test('says the percentage, the price it is of, and what one container comes to', () => {
    expect(only('RYF', 'CNNGB', { containers: twoTypes })[1]).toMatchObject({
      params: { type: '40HQ', containers: 1, fuelPercent: '3', lanePrice: '1650.5', price: '49.515' },
      unitPrice: { amount: '49.515' },
      quantity: { amount: '1', unit: 'container' },
      tariff: { code: 'L1', version: '1' },
      shareTariff: { code: 'trucking-CNNGB', version: 'trucking-2026-11' },
    })
  })
})

describe('the motorway', () => {
  const tolled = { ...order.lane, tollPerVehicle: '95.5' }

  test('is in the lane price, unless the lane states a toll', () => {
    expect(only('GSF', 'CNSHA', { containers: twoTypes })).toEqual([])
    expect(billed('CNSHA', { lane: order.lane })[0]?.rule).toBe('lane-price')
  })

  test('that the lane states is billed for each vehicle, and the line of the lane price says so', () => {
    expect(written('GSF', 'CNSHA', { lane: tolled, containers: twoTypes })).toEqual([
      'toll: 3 × 95.5 = 286.50',
    ])
    expect(only('GSF', 'CNSHA', { lane: tolled })[0]).toMatchObject({
      params: { lane: 'L1', vehicles: 1, price: '95.5' },
      unitPrice: { amount: '95.50' },
      quantity: { amount: '1', unit: 'vehicle' },
      tariff: { code: 'L1', version: '1' },
    })
    expect(billed('CNSHA', { lane: tolled })[0]?.rule).toBe('lane-price-before-toll')
  })
})

describe('the weighbridge', () => {
  test.each([
    [0, []],
    [1, ['weighing: 1 × 60 = 60.00']],
    [3, ['weighing: 3 × 60 = 180.00']],
  ])('for %i of three containers: %o', (weighings, lines) => {
    expect(written('GBF', 'CNTAO', { containers: twoTypes, weighings })).toEqual(lines)
  })

  test('says how many were asked for', () => {
    expect(only('GBF', 'CNTAO', { containers: twoTypes, weighings: 2 })[0]).toMatchObject({
      params: { containers: 2, price: '60' },
      unitPrice: { amount: '60.00' },
      quantity: { amount: '2', unit: 'container' },
      tariff: { code: 'trucking-CNTAO', version: 'trucking-2026-11' },
    })
  })
})

describe('depots', () => {
  test.each<[TruckingPort, string, string]>([
    ['CNTAO', 'TAO-D1', '100'],
    ['CNTAO', 'TAO-D2', '150'],
    ['CNSHA', 'SHA-D2', '100'],
    ['CNSHA', 'SHA-D3', '150'],
    ['CNNGB', 'NGB-D2', '150'],
    ['CNXMN', 'XMN-D1', '100'],
    ['CNSZX', 'SZX-D2', '150'],
  ])('%s, fetched from and brought back to %s: %s a container', (port, depot, price) => {
    const lifts = [{ depot, containers: 1 }]
    expect(written('TXD', port, { pickUps: lifts })).toEqual([`empty-pick-up: 1 × ${price} = ${price}.00`])
    expect(written('HXD', port, { returns: lifts })).toEqual([`container-return: 1 × ${price} = ${price}.00`])
    expect(only('HXD', port, { pickUps: lifts })).toEqual([])
    expect(only('TXD', port, { returns: lifts })).toEqual([])
  })

  test('have a line each, as many containers as there are', () => {
    const pickUps = [
      { depot: 'SHA-D1', containers: 2 },
      { depot: 'SHA-D3', containers: 1 },
    ]
    const lines = only('TXD', 'CNSHA', { containers: twoTypes, pickUps })
    expect(lines.map(({ sum }) => sum.amount)).toEqual(['200.00', '150.00'])
    expect(lines[0]).toMatchObject({
      params: { depot: 'SHA-D1', containers: 2, price: '100' },
      unitPrice: { amount: '100.00' },
      quantity: { amount: '2', unit: 'container' },
      tariff: { code: 'trucking-CNSHA', version: 'trucking-2026-11' },
    })
  })
})

test('an inspection says where, how many and at what price', () => {
  const outcome = carried({ inspections: [{ terminal: 'SHENG', containers: 1 }] })
  expect(only('CYF', 'CNSHA', { outcome })[0]).toMatchObject({
    params: { terminal: 'SHENG', containers: 1, price: '400' },
    unitPrice: { amount: '400.00' },
    quantity: { amount: '1', unit: 'container' },
    tariff: { code: 'trucking-CNSHA', version: 'trucking-2026-11' },
  })
})

test.each<[TruckingRequest['outcome'], string[]]>([
  [{ kind: 'ran-empty', stays: [] }, ['dry-run']],
  [{ kind: 'cancelled', at: instant('2026-11-15T14:59:59') }, []],
])('of what was not carried nothing of all this is billed: %o', (outcome, rules) => {
  const asked = {
    lane: { ...order.lane, tollPerVehicle: '95' },
    weighings: 1,
    pickUps: [{ depot: 'SHA-D1', containers: 1 }],
    returns: [{ depot: 'SHA-D1', containers: 1 }],
    outcome,
  }
  expect(billed('CNSHA', asked).map(({ rule }) => rule)).toEqual(rules)
})
