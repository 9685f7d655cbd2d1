import { type Charge, charge } from '#domain/tariffs/charge.ts'
import { given, product } from '#domain/tariffs/formula.ts'
import { priced } from '#domain/tariffs/priced.ts'
import { containersIn, type TruckingRequest } from './trucking-request.ts'
import type { TruckingTariff } from './trucking-tariff.data.ts'

/** Only where the lane states it: what the lane's price holds can never be added later. */
export function tollCharges(
  { lane: { code: lane, tollPerVehicle }, containers, outcome }: TruckingRequest,
  { code, version }: TruckingTariff,
): readonly Charge[] {
  const price = priced(tollPerVehicle)
  if (price === undefined || outcome.kind !== 'carried') return []
  const vehicles = containersIn(containers)
  return [
    charge({
      fee: 'GSF',
      rule: 'toll',
      params: { lane, vehicles, price },
      formula: product(given('vehicles', vehicles), given('tollPerVehicle', price)),
      unitPrice: price,
      quantity: vehicles,
      tariff: { code, version },
    }),
  ]
}
