import { type Charge, type ContingentCharge, charge } from '#domain/tariffs/charge.ts'
import { given, product } from '#domain/tariffs/formula.ts'
import type { ContainerCount } from '#domain/values/container-type.ts'
import type { Result } from '#domain/values/refusal.ts'
import { chargeByLanePrice } from './lane-charges.ts'
import { vehiclesByRow } from './pairs.ts'
import { contingentShares, shareOfLanePrice } from './share-of-lane-price.ts'
import type { TruckingRequest } from './trucking-request.ts'
import type { TruckingTariff } from './trucking-tariff.data.ts'

const dryRunsOf = (
  { containers, outcome }: TruckingRequest,
  tariff: TruckingTariff,
): readonly ContainerCount[] => {
  if (outcome.kind === 'cancelled') return []
  return outcome.kind === 'ran-empty' ? vehiclesByRow(containers, tariff) : outcome.dryRuns
}

export function dryRunCharges(request: TruckingRequest, tariff: TruckingTariff): Result<readonly Charge[]> {
  const { dryRun, code, version } = tariff
  return chargeByLanePrice(request.lane, dryRunsOf(request, tariff), ({ type, count }, lanePrice) => {
    const { formula, unitPrice } = shareOfLanePrice(dryRun, lanePrice)
    return charge({
      fee: 'FKF',
      rule: 'dry-run',
      params: { type, vehicles: count, price: unitPrice, ...dryRun },
      formula: product(given('vehicles', count), formula),
      unitPrice,
      quantity: count,
      tariff: { code, version },
    })
  })
}

export const contingentDryRun = (
  request: TruckingRequest,
  tariff: TruckingTariff,
): readonly ContingentCharge[] =>
  contingentShares({ trigger: 'dry-run', terms: tariff.dryRun }, request, tariff)
