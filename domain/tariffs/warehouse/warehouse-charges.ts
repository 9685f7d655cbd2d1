import type { Charge, ContingentCharge } from '#domain/tariffs/charge.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { containerCharges, extraContainerWork } from './container-work.ts'
import { extraHandling, handlingCharges } from './handling.ts'
import { longerStorage, storageCharges } from './storage.ts'
import { extraValueAdded, valueAddedCharges } from './value-added.ts'
import type { WarehouseRequest } from './warehouse-request.ts'
import { isValidOn, type WarehouseTariff } from './warehouse-tariff.ts'

/** Every charge of a stay in the order of the work; the first thing without a price refuses the whole. */
export function chargesWarehouse(
  request: WarehouseRequest,
  tariff: WarehouseTariff,
): Result<readonly Charge[]> {
  if (!isValidOn(request.day, tariff))
    return refusal('no-price', { warehouse: tariff.warehouse, day: request.day })
  const charges: Charge[] = []
  for (const part of [handlingCharges, storageCharges, containerCharges, valueAddedCharges])
    for (const result of part(request, tariff)) {
      if (!result.ok) return result
      charges.push(result.value)
    }
  return ok(charges)
}

/** What a stay may cost beyond the quote, with what brings it about; a quotation out of date announces nothing. */
export const contingentWarehouseCharges = (
  request: WarehouseRequest,
  tariff: WarehouseTariff,
): readonly ContingentCharge[] =>
  isValidOn(request.day, tariff)
    ? [
        ...longerStorage(request, tariff),
        ...extraHandling(request, tariff),
        ...extraContainerWork(request, tariff),
        ...extraValueAdded(tariff),
      ]
    : []
