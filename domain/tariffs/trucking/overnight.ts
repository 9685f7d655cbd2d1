import { type Charge, type ContingentCharge, charge } from '#domain/tariffs/charge.ts'
import { given, product } from '#domain/tariffs/formula.ts'
import { yuan } from '#domain/values/money.ts'
import type { InstantRange } from '#domain/values/shanghai-time.ts'
import { heldTime } from './held-time.ts'
import type { TruckingTariff } from './trucking-tariff.data.ts'

export function overnightCharges(stays: readonly InstantRange[], tariff: TruckingTariff): readonly Charge[] {
  const { overnight, code, version } = tariff
  const { perNight: price, until } = overnight
  return stays.flatMap((stay, index) => {
    const { nights } = heldTime(stay, tariff)
    if (nights === 0) return []
    return charge({
      fee: 'YYF',
      rule: 'overnight',
      params: { vehicle: index + 1, nights, until, price },
      formula: product(given('nights', nights), given('perNight', price)),
      unitPrice: price,
      quantity: nights,
      tariff: { code, version },
    })
  })
}

export const contingentOvernight = ({
  overnight: { perNight: price, until },
  waiting: { freeHours },
  code,
  version,
}: TruckingTariff): readonly ContingentCharge[] => [
  {
    fee: 'YYF',
    trigger: 'overnight',
    params: { freeHours, until, price },
    unitPrice: yuan(price),
    unit: 'vehicle',
    tariff: { code, version },
  },
]
