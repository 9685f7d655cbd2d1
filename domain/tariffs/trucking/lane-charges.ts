import { type Charge, charge } from '#domain/tariffs/charge.ts'
import { given, product } from '#domain/tariffs/formula.ts'
import { priced } from '#domain/tariffs/priced.ts'
import type { ContainerCount } from '#domain/values/container-type.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { type Lane, rateOfLane, type TruckingRequest } from './trucking-request.ts'

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

export function laneCharges(request: TruckingRequest): Result<readonly Charge[]> {
  const { lane, containers, outcome } = request
  if (outcome.kind !== 'carried') return ok([])
  return chargeByLanePrice(lane, containers, ({ type, count }, price) =>
    charge({
      fee: 'TRUCK',
      // Saved quotes have these two keys; their texts say "trucking".
      rule: priced(lane.tollPerVehicle) === undefined ? 'lane-price' : 'lane-price-before-toll',
      params: { lane: lane.code, type, containers: count, price },
      formula: product(given('containers', count), given('lanePrice', price)),
      unitPrice: price,
      quantity: count,
      tariff: rateOfLane(lane),
    }),
  )
}
