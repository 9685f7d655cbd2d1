import { type Charge, type ContingentCharge, charge } from '#domain/tariffs/charge.ts'
import { given, least, product, sum } from '#domain/tariffs/formula.ts'
import { yuan } from '#domain/values/money.ts'
import type { InstantRange } from '#domain/values/shanghai-time.ts'
import { heldTime } from './held-time.ts'
import type { TruckingTariff } from './trucking-tariff.data.ts'

/** Ours: the cap of a day or cycle is that of a day in Shanghai, and each vehicle has its own line. */
export function waitingCharges(stays: readonly InstantRange[], tariff: TruckingTariff): readonly Charge[] {
  const { waiting, code, version } = tariff
  const { freeHours, perHour, capPerDay } = waiting
  return stays.flatMap((stay, index) => {
    const { hoursByDay } = heldTime(stay, tariff)
    if (hoursByDay.length === 0) return []
    const hours = hoursByDay.reduce((one, other) => one + other)
    const days = hoursByDay.map((count) =>
      least(product(given('hours', count), given('waitingPerHour', perHour)), given('capPerDay', capPerDay)),
    )
    return charge({
      fee: 'DSF',
      rule: 'waiting',
      params: { vehicle: index + 1, freeHours, hours, perHour, capPerDay },
      formula: sum(...days),
      unitPrice: perHour,
      quantity: hours,
      tariff: { code, version },
    })
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
