import { type Charge, type ContingentCharge, charge } from '#domain/tariffs/charge.ts'
import { given, product } from '#domain/tariffs/formula.ts'
import { exact } from '#domain/values/exact-decimal.ts'
import { yuan } from '#domain/values/money.ts'
import type { InstantRange } from '#domain/values/shanghai-time.ts'
import { heldTime } from './held-time.ts'
import type { TruckingTariff } from './trucking-tariff.data.ts'

type Billed = (counted: {
  readonly hours: number
  readonly days: number
}) => Pick<Parameters<typeof charge>[0], 'formula' | 'unitPrice' | 'quantity' | 'unit'>

/**
 * Ours: the cap of a day or cycle is that of a day in Shanghai, and each vehicle has its own lines: one by the hour,
 * and one of the days that cost the cap, so that quantity times price is the sum on both.
 */
export function waitingCharges(stays: readonly InstantRange[], tariff: TruckingTariff): readonly Charge[] {
  const { waiting, code, version } = tariff
  const { freeHours, perHour, capPerDay } = waiting
  return stays.flatMap((stay, index) => {
    const isCapped = (count: number) => exact(perHour).times(count).greaterThan(capPerDay)
    const { capped = [], byHour = [] } = Object.groupBy(heldTime(stay, tariff).hoursByDay, (count) =>
      isCapped(count) ? 'capped' : 'byHour',
    )
    const lineOf = (rule: string, hoursByDay: readonly number[], billed: Billed): readonly Charge[] => {
      if (hoursByDay.length === 0) return []
      const hours = hoursByDay.reduce((one, other) => one + other)
      const params = { vehicle: index + 1, freeHours, hours, days: hoursByDay.length, perHour, capPerDay }
      return [charge({ fee: 'DSF', rule, params, ...billed(params), tariff: { code, version } })]
    }
    return [
      ...lineOf('waiting', byHour, ({ hours }) => ({
        formula: product(given('hours', hours), given('waitingPerHour', perHour)),
        unitPrice: perHour,
        quantity: hours,
      })),
      ...lineOf('waiting-capped', capped, ({ days }) => ({
        formula: product(given('cappedDays', days), given('capPerDay', capPerDay)),
        unitPrice: capPerDay,
        quantity: days,
        unit: 'day',
      })),
    ]
  })
}

export const contingentWaiting = ({
  waiting: { freeHours, perHour, capPerDay },
  code,
  version,
}: TruckingTariff): readonly ContingentCharge[] => [
  {
    fee: 'DSF',
    trigger: 'waiting',
    params: { freeHours, perHour, capPerDay },
    unitPrice: yuan(perHour),
    unit: 'hour',
    tariff: { code, version },
  },
]
