import { describe, expect, test } from 'vitest'
import { languages } from '#domain/brands/brand.ts'
import { sentence } from '#domain/language/texts.ts'
import { inputsOf } from '#domain/tariffs/formula.ts'
import { chargesTrucking, contingentTruckingCharges } from '#domain/tariffs/trucking/trucking-charges.ts'
import type { TruckingRequest } from '#domain/tariffs/trucking/trucking-request.ts'
import { type TruckingTariff, truckingTariffs } from '#domain/tariffs/trucking/trucking-tariff.data.ts'
import { carried, instant, order } from '#tests/fixtures/trucking-requests.ts'
import { messages } from './messages.ts'

const en = messages.en['tariff-trucking']
const zh = messages.zh['tariff-trucking']

const texts = { zh, en }

/** A trucking request in a holiday week to which every charge applies. */
const fullRequest = ({ inspection, depotLift }: TruckingTariff): TruckingRequest => {
  const [terminal = ''] = Object.keys(inspection)
  const [depot = ''] = Object.keys(depotLift)
  return {
    day: '2027-05-01',
    lane: { ...order.lane, tollPerVehicle: '95' },
    containers: [{ type: '20GP', count: 2, grossWeightKg: 24_000 }],
    loadingPoints: 3,
    weighings: 1,
    pickUps: [{ depot, containers: 1 }],
    returns: [{ depot, containers: 2 }],
    outcome: carried({
      stays: [{ from: instant('2027-05-01T08:00'), to: instant('2027-05-03T07:00') }],
      inspections: [{ terminal, containers: 1 }],
      dryRuns: [{ type: '20GP', count: 1 }],
    }),
  }
}
const lightPair = { type: '20GP', count: 2, grossWeightKg: 12_000 } as const
const heavyContainer = { type: '20GP', count: 1, grossWeightKg: 28_000 } as const

const spread = () =>
  Object.values(truckingTariffs).flatMap((tariff) =>
    [
      order,
      fullRequest(tariff),
      { ...order, containers: [lightPair] },
      { ...fullRequest(tariff), containers: [lightPair] },
      ...(tariff.port === 'CNNGB' ? [{ ...order, containers: [heavyContainer] }] : []),
      ...[1, 10].map(
        (count): TruckingRequest => ({
          ...order,
          containers: [{ type: '20GP', count }],
          outcome: { kind: 'cancelled', at: instant('2026-11-15T15:00:00') },
        }),
      ),
    ].map((request) => ({ request, tariff })),
  )
const results = () => spread().map(({ request, tariff }) => chargesTrucking(request, tariff))
const lines = () => results().flatMap((result) => (result.ok ? result.value : []))
const later = () => spread().flatMap(({ request, tariff }) => contingentTruckingCharges(request, tariff))

const once = (names: readonly string[]) => [...new Set(names)].sort()
const keysOf = (section: object) => Object.keys(section).sort()

test('every request of the table has a price', () => {
  expect(results().filter(({ ok }) => !ok)).toEqual([])
})

describe.each(languages)('in %s', (language) => {
  const translate = (key: string, params = {}) => sentence(texts[language], language, key, params)

  test('every line explains itself without a hole and tells its price', () => {
    for (const { rule, params } of lines()) {
      const text = translate(`rules.${rule}`, params)
      expect(text).not.toMatch(/\{\{|^$/)
      expect(text).toContain(String(params.price ?? params.perHour))
    }
  })

  test('every later charge says when it comes and for how much', () => {
    for (const { trigger, params } of later()) {
      const text = translate(`triggers.${trigger}`, params)
      expect(text).not.toMatch(/\{\{|^$/)
      expect(text).toContain(String(params.price ?? params.perHour))
    }
  })

  test('every number of a formula has a name, and nothing stands idle', () => {
    const { rules, triggers, inputs } = texts[language]
    expect(Object.values(inputs)).not.toContain('')
    expect(keysOf(rules)).toEqual(once(lines().map(({ rule }) => rule)))
    expect(keysOf(triggers)).toEqual(once(later().map(({ trigger }) => trigger)))
    expect(keysOf(inputs)).toEqual(
      once(lines().flatMap(({ formula }) => inputsOf(formula).map(({ name }) => name))),
    )
  })
})
