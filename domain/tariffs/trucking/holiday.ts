import { type Charge, type ContingentCharge, charge } from '#domain/tariffs/charge.ts'
import { given, product } from '#domain/tariffs/formula.ts'
import { priced } from '#domain/tariffs/priced.ts'
import { holidayWindowOn } from '#domain/values/business-days.ts'
import { yuan } from '#domain/values/money.ts'
import { containersIn, type TruckingRequest } from './trucking-request.ts'
import type { TruckingTariff } from './trucking-tariff.data.ts'

export function holidayCharges(
  { day, containers, outcome }: TruckingRequest,
  { holidayPerContainer: price, code, version }: TruckingTariff,
): readonly Charge[] {
  const window = holidayWindowOn(day)
  if (!window || priced(price) === undefined || outcome.kind !== 'carried') return []
  const count = containersIn(containers)
  return [
    charge({
      fee: 'JJR',
      rule: 'holiday',
      params: { day, from: window.from, to: window.to, containers: count, price },
      formula: product(given('containers', count), given('holidayPerContainer', price)),
      unitPrice: price,
      quantity: count,
      tariff: { code, version },
    }),
  ]
}

/** A pick-up outside the windows may still be moved into one. */
export function contingentHoliday(
  { day }: TruckingRequest,
  { holidayPerContainer: price, code, version }: TruckingTariff,
): readonly ContingentCharge[] {
  if (priced(price) === undefined || holidayWindowOn(day)) return []
  return [
    {
      fee: 'JJR',
      trigger: 'holiday',
      params: { price },
      unitPrice: yuan(price),
      unit: 'container',
      tariff: { code, version },
    },
  ]
}
