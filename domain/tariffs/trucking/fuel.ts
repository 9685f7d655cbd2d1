import { type Charge, charge } from '#domain/tariffs/charge.ts'
import { amountOf, given, percent, product } from '#domain/tariffs/formula.ts'
import { priced } from '#domain/tariffs/priced.ts'
import { exactText } from '#domain/values/exact-decimal.ts'
import { ok, type Result } from '#domain/values/refusal.ts'
import { chargeByLanePrice } from './lane-charges.ts'
import { loadFormula, loadsOf } from './pairs.ts'
import { rateOfLane, type TruckingRequest } from './trucking-request.ts'
import type { TruckingTariff } from './trucking-tariff.data.ts'

/** Ours: a share of nothing is none. It is taken on what is carried only; a run in vain and a cancellation are shares of the lane price without it. */
export function fuelCharges(
  { lane, containers, outcome }: TruckingRequest,
  tariff: TruckingTariff,
): Result<readonly Charge[]> {
  const { fuelPercent, code, version } = tariff
  if (outcome.kind !== 'carried' || priced(fuelPercent) === undefined) return ok([])
  return chargeByLanePrice(lane, loadsOf(containers, tariff), (load, price) => {
    const { type, count } = load
    const trucking = loadFormula(load, price, tariff)
    const lanePrice = exactText(amountOf(trucking))
    const perContainer = percent(given('fuelPercent', fuelPercent), trucking)
    const unitPrice = exactText(amountOf(perContainer))
    return charge({
      fee: 'RYF',
      rule: 'fuel',
      params: { type, containers: count, fuelPercent, lanePrice, price: unitPrice },
      formula: product(given('containers', count), perContainer),
      unitPrice,
      quantity: count,
      tariff: rateOfLane(lane),
      shareTariff: { code, version },
    })
  })
}
