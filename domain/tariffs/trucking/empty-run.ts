import { type Charge, charge, type PossibleCharge } from '#domain/tariffs/charge.ts'
import { given, product } from '#domain/tariffs/formula.ts'
import type { ContainerCount } from '#domain/values/container-type.ts'
import type { Verdict } from '#domain/values/refusal.ts'
import { chargeByLanePrice } from './haulage.ts'
import { possibleShares, shareOfHaulage } from './share-of-haulage.ts'
import type { TruckingRequest } from './trucking-request.ts'
import type { TruckingTariff } from './trucking-tariff.data.ts'

const emptyRunsOf = ({ containers, outcome }: TruckingRequest): readonly ContainerCount[] => {
  if (outcome.kind === 'cancelled') return []
  return outcome.kind === 'ran-empty' ? containers : outcome.emptyRuns
}

export function emptyRunCharges(
  request: TruckingRequest,
  { emptyRun, code, version }: TruckingTariff,
): Verdict<readonly Charge[]> {
  return chargeByLanePrice(request.lane, emptyRunsOf(request), ({ type, count }, lanePrice) => {
    const { formula, unitPrice } = shareOfHaulage(emptyRun, lanePrice)
    return charge({
      fee: 'FKF',
      rule: 'empty-run',
      facts: { type, vehicles: count, price: unitPrice, ...emptyRun },
      formula: product(given('vehicles', count), formula),
      unitPrice,
      quantity: count,
      tariff: { code, version },
    })
  })
}

export const possibleEmptyRun = (
  request: TruckingRequest,
  tariff: TruckingTariff,
): readonly PossibleCharge[] =>
  possibleShares({ trigger: 'empty-run', terms: tariff.emptyRun }, request, tariff)
