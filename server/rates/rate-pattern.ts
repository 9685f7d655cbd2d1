import type { DataOf } from '#contract/call.ts'
import type { readRatePattern as readRatePatternCall } from '#contract/rates.ts'
import { mayPublishRates } from '#domain/access/may-staff.ts'
import type { RateKind } from '#domain/rates/rate.ts'
import { depotTariffs } from '#domain/tariffs/depot/depot-tariff.data.ts'
import { oceanTariffs } from '#domain/tariffs/ocean/ocean-tariff.data.ts'
import { truckingTariffs } from '#domain/tariffs/trucking/trucking-tariff.data.ts'
import { exampleWarehouseTariffs } from '#domain/tariffs/warehouse/warehouse-tariff.data.ts'
import { accept, type Verdict } from '#domain/values/refusal.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'

/** What a sheet says beside its head. */
function unheaded<T extends { code: string; version: string; validFrom: string; validTo: string }>(sheet: T) {
  const { code: _code, version: _version, validFrom: _from, validTo: _to, ...terms } = sheet
  return terms
}

/** A lane begins empty; a sheet with what is usual in the house, to be changed where it differs. */
const patterns: Readonly<Record<RateKind, object>> = {
  'ocean-lane': {},
  'trucking-lane': {},
  'ocean-tariff': unheaded(oceanTariffs.CNSHA),
  // Which terminals and depots there are depends on the port that is chosen.
  'trucking-tariff': { ...unheaded(truckingTariffs.CNSHA), inspection: {}, depotLift: {} },
  'warehouse-tariff': { ...unheaded(exampleWarehouseTariffs.CNSHA), warehouse: '' },
  'depot-tariff': { ...unheaded(depotTariffs.CNSHA), depot: '' },
}

/** The figures of the house lie on the server: a script of the page could be read by anybody. */
export function readRatePattern({
  principal,
  query,
}: EndpointInput<typeof readRatePatternCall>): Verdict<DataOf<typeof readRatePatternCall>> {
  const may = mayPublishRates(principal.actor)
  return may.ok ? accept({ terms: patterns[query.kind] }) : may
}
