import { type Charge, charge } from '#domain/tariffs/charge.ts'
import { given, product } from '#domain/tariffs/formula.ts'
import { priced } from '#domain/tariffs/priced.ts'
import { containersIn, rateOfLane, type TruckingRequest } from './trucking-request.ts'

/** Only where the lane states it: what the lane's price holds can never be added later. */
export function tollCharges({ lane, containers, outcome }: TruckingRequest): readonly Charge[] {
  const price = priced(lane.tollPerVehicle)
  if (price === undefined || outcome.kind !== 'carried') return []
  const vehicles = containersIn(containers)
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
