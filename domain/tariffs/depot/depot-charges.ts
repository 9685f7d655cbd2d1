import type { Charge, ContingentCharge } from '#domain/tariffs/charge.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { type DepotRequest, expectCounts } from './depot-request.ts'
import type { DepotTariff } from './depot-tariff.ts'
import { moreWork, workCharges } from './depot-work.ts'
import { longerStay, storageCharges } from './storage.ts'

export type { DepotRequest } from './depot-request.ts'

/** Every charge of a stay, each with its formula; a service without a price here is a named no. */
export function chargesDepot(request: DepotRequest, tariff: DepotTariff): Result<readonly Charge[]> {
  expectCounts(request)
  const { day } = request
  const { port, validFrom, validTo } = tariff
  if (day < validFrom || day > validTo) return refusal('no-price', { port, day })
  const storage = storageCharges(request, tariff)
  if (!storage.ok) return storage
  const work = workCharges(request, tariff)
  return work.ok ? ok([...storage.value, ...work.value]) : work
}

/** What a stay may cost beyond the quote, with what brings it about; nothing else may be added to it. */
export const contingentDepotCharges = (
  request: DepotRequest,
  tariff: DepotTariff,
): readonly ContingentCharge[] => [...longerStay(request, tariff), ...moreWork(request, tariff)]
