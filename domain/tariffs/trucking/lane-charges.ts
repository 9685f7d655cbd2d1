import { type Charge, charge } from '#domain/tariffs/charge.ts'
import { amountOf, given, product } from '#domain/tariffs/formula.ts'
import { priced } from '#domain/tariffs/priced.ts'
import type { ContainerCount } from '#domain/values/container-type.ts'
import { exactText } from '#domain/values/exact-decimal.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { type Load, loadFormula, loadsOf } from './pairs.ts'
import { type Lane, rateOfLane, type TruckingRequest } from './trucking-request.ts'
import type { TruckingTariff } from './trucking-tariff.data.ts'

/** One charge for each group of containers, by the lane's price; refused if the lane has no price for a type. */
export function chargeByLanePrice<Group extends ContainerCount>(
  lane: Lane,
  groups: readonly Group[],
  chargeOf: (group: Group, price: string) => Charge,
): Result<readonly Charge[]> {
  const charges: Charge[] = []
  for (const group of groups) {
    const price = priced(lane.prices[group.type])
    if (price === undefined) return refusal('no-price', { lane: lane.code, type: group.type })
    charges.push(chargeOf(group, price))
  }
  return ok(charges)
}

function pairCharge(load: Load, lane: Lane, lanePrice: string, tariff: TruckingTariff): Charge {
  const { type, count, grossWeightKg = 0 } = load
  const { code, version, pairedTwenties } = tariff
  const { pairPercent = '', mostTons = 0 } = pairedTwenties ?? {}
  const perContainer = loadFormula(load, lanePrice, tariff)
  const price = exactText(amountOf(perContainer))
  return charge({
    fee: 'TRUCK',
    rule: `${ruleOf(lane)}-paired`,
    params: {
      lane: lane.code,
      type,
      containers: count,
      vehicles: count / 2,
      price,
      lanePrice,
      pairPercent,
      grossWeightKg,
      mostTons,
    },
    formula: product(given('containers', count), perContainer),
    unitPrice: price,
    quantity: count,
    tariff: rateOfLane(lane),
    shareTariff: { code, version },
  })
}

// Saved quotes have these two keys; their texts say "trucking".
const ruleOf = ({ tollPerVehicle }: Lane): string =>
  priced(tollPerVehicle) === undefined ? 'lane-price' : 'lane-price-before-toll'

export function laneCharges(request: TruckingRequest, tariff: TruckingTariff): Result<readonly Charge[]> {
  const { lane, containers, outcome } = request
  if (outcome.kind !== 'carried') return ok([])
  return chargeByLanePrice(lane, loadsOf(containers, tariff), (load, price) => {
    if (load.isPaired) return pairCharge(load, lane, price, tariff)
    const { type, count } = load
    return charge({
      fee: 'TRUCK',
      rule: ruleOf(lane),
      params: { lane: lane.code, type, containers: count, price },
      formula: product(given('containers', count), given('lanePrice', price)),
      unitPrice: price,
      quantity: count,
      tariff: rateOfLane(lane),
    })
  })
}
