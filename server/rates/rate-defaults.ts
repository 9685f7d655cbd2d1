import type { DataOf } from '#contract/call.ts'
import type { readDefaultPricing as readDefaultPricingCall } from '#contract/rates.ts'
import { mayPublishRates } from '#domain/access/may-staff.ts'
import type { RateKind } from '#domain/rates/rate.ts'
import { depotTariffs } from '#domain/tariffs/depot/depot-tariff.data.ts'
import { oceanTariffs } from '#domain/tariffs/ocean/ocean-tariff.data.ts'
import { truckingTariffs } from '#domain/tariffs/trucking/trucking-tariff.data.ts'
import { exampleWarehouseTariffs } from '#domain/tariffs/warehouse/warehouse-tariff.data.ts'
import { ok, type Result } from '#domain/values/refusal.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'

/** A tariff without its head. */
function withoutHead<T extends { code: string; version: string; validFrom: string; validTo: string }>(
  tariff: T,
) {
  const { code: _code, version: _version, validFrom: _from, validTo: _to, ...pricing } = tariff
  return pricing
}

/** A new lane starts empty; a new tariff with the usual prices, to be edited. */
const defaultPricing: Readonly<Record<RateKind, object>> = {
  'ocean-lane': {},
  'trucking-lane': {},
  'ocean-tariff': withoutHead(oceanTariffs.CNSHA),
  // The terminals and depots depend on the port.
  'trucking-tariff': { ...withoutHead(truckingTariffs.CNSHA), inspection: {}, depotLift: {} },
  'warehouse-tariff': { ...withoutHead(exampleWarehouseTariffs.CNSHA), warehouse: '' },
  'depot-tariff': { ...withoutHead(depotTariffs.CNSHA), depot: '' },
}

/** Kept on the server, because client scripts are public and the default prices are not. */
export function readDefaultPricing({
  principal,
  query,
}: EndpointInput<typeof readDefaultPricingCall>): Result<DataOf<typeof readDefaultPricingCall>> {
  const may = mayPublishRates(principal.actor)
  return may.ok ? ok({ pricing: defaultPricing[query.kind] }) : may
}
