import type { Charge, ContingentCharge } from '#domain/tariffs/charge.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { cancellationCharges, contingentCancellation } from './cancellation.ts'
import { contingentDepotLifts, depotLiftCharges } from './depot-lifts.ts'
import { contingentDryRun, dryRunCharges } from './dry-run.ts'
import { contingentExtraPoint, extraPointCharges } from './extra-points.ts'
import { fuelCharges } from './fuel.ts'
import { contingentHoliday, holidayCharges } from './holiday.ts'
import { contingentInspections, inspectionCharges } from './inspection.ts'
import { laneCharges } from './lane-charges.ts'
import { contingentOvernight, overnightCharges } from './overnight.ts'
import { contingentOverweight, overweightCharges } from './overweight.ts'
import { contingentSecondTruck } from './pairs.ts'
import { tollCharges } from './toll.ts'
import type { TruckingRequest } from './trucking-request.ts'
import type { TruckingTariff } from './trucking-tariff.data.ts'
import { contingentWaiting, waitingCharges } from './waiting.ts'
import { contingentWeighing, weighingCharges } from './weighing.ts'

function joined(results: readonly Result<readonly Charge[]>[]): Result<readonly Charge[]> {
  const charges: Charge[] = []
  for (const result of results) {
    if (!result.ok) return result
    charges.push(...result.value)
  }
  return ok(charges)
}

/** Every charge of an order as it was, or is to be, carried out; the first thing without a price is the answer. */
export function chargesTrucking(request: TruckingRequest, tariff: TruckingTariff): Result<readonly Charge[]> {
  const { day, containers, outcome } = request
  const { port, validFrom, validTo } = tariff
  if (day < validFrom || day > validTo) return refusal('no-price', { port, day })
  if (containers.length === 0) return refusal('invalid-input', { count: 1 }, { containers: 'required' })
  const stays = outcome.kind === 'cancelled' ? [] : outcome.stays
  return joined([
    laneCharges(request, tariff),
    ok(tollCharges(request, tariff)),
    fuelCharges(request, tariff),
    ...depotLiftCharges(request, tariff),
    extraPointCharges(request, tariff),
    weighingCharges(request, tariff),
    overweightCharges(request, tariff),
    ok(holidayCharges(request, tariff)),
    ok(waitingCharges(stays, tariff)),
    ok(overnightCharges(stays, tariff)),
    inspectionCharges(request, tariff),
    dryRunCharges(request, tariff),
    cancellationCharges(request, tariff),
  ])
}

/** What an order may cost beyond the quote, with what brings it about. */
export const contingentTruckingCharges = (
  request: TruckingRequest,
  tariff: TruckingTariff,
): readonly ContingentCharge[] => [
  ...contingentWaiting(tariff),
  ...contingentOvernight(tariff),
  ...contingentDepotLifts(request, tariff),
  ...contingentSecondTruck(request, tariff),
  ...contingentExtraPoint(request, tariff),
  ...contingentWeighing(request, tariff),
  ...contingentOverweight(request, tariff),
  ...contingentHoliday(request, tariff),
  ...contingentInspections(tariff),
  ...contingentDryRun(request, tariff),
  ...contingentCancellation(request, tariff),
]
