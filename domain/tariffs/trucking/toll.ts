import { type Charge, charge } from '#domain/tariffs/charge.ts'
import { given, product } from '#domain/tariffs/formula.ts'
import { priced } from '#domain/tariffs/priced.ts'
import { vehiclesIn } from './pairs.ts'
import { rateOfLane, type TruckingRequest } from './trucking-request.ts'
import type { TruckingTariff } from './trucking-tariff.data.ts'

/** Only where the lane states it: what the lane's price holds can never be added later. */
export function tollCharges(
  { lane, containers, outcome }: TruckingRequest,
  tariff: TruckingTariff,
): readonly Charge[] {
  const price = priced(lane.tollPerVehicle)
  if (price === undefined || outcome.kind !== 'carried') return []
  const vehicles = vehiclesIn(containers, tariff)
  return [
    charge({
      fee: 'GSF',
      rule: 'toll',
      params: { lane: lane.code, vehicles, price },
      formula: product(given('vehicles', vehicles), given('tollPerVehicle', price)),
      unitPrice: price,
      quantity: vehicles,
      tariff: rateOfLane(lane),
    }),
  ]
}
