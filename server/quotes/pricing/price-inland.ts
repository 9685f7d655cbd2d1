import { depotOffers } from '#domain/quotes/depot-offers.ts'
import type { Offers } from '#domain/quotes/offer.ts'
import type { DepotQuery, TruckingQuery, WarehouseQuery } from '#domain/quotes/query.ts'
import { truckingOffers } from '#domain/quotes/trucking-offers.ts'
import { warehouseOffers } from '#domain/quotes/warehouse-offers.ts'
import { depotTariffOf, truckingLaneOf, truckingTariffOf, warehouseTariffOf } from '#domain/rates/assemble.ts'
import type { Rate, RateHead } from '#domain/rates/rate.ts'
import { isValidOn, validOn } from '#domain/rates/valid-on.ts'
import { tariffForWork } from '#domain/tariffs/depot/done-here.ts'
import { lanesFrom } from '#domain/tariffs/trucking/lanes-from.ts'
import { accept, refuse, type Verdict } from '#domain/values/refusal.ts'
import { depotServices, freeAreas } from '#server/places/index.ts'
import type { Queries } from '#server/platform/database/connect.ts'
import { ratesInForce, severalInForce } from '#server/rates/index.ts'
import type { Pricer, Pricing } from './pricing.ts'

const contractCodes = <Held extends RateHead>(rates: readonly Held[], codeOf: (rate: Held) => string) =>
  new Set(rates.filter(({ companies }) => companies !== null).map(codeOf))

const noOffers = (made: Verdict<never>): Pricer => {
  return () => ({ made, contracts: new Set() })
}

/** Every lane to the district with a price, or only those from the requested pick-up place. */
export async function priceTrucking(
  queries: Queries,
  query: TruckingQuery,
  { now, ...scope }: Pricing,
): Promise<Pricer> {
  const { mode: _mode, port, district, pickUpPlace, ...request } = query
  const { day } = query
  const wanted = [
    { kind: 'trucking-tariff', port },
    { kind: 'trucking-lane', port, place: district },
  ] as const
  const found = await severalInForce(queries, wanted, { ...scope, at: now })
  const tariff = validOn(day, found('trucking-tariff'))
  if (!tariff) return noOffers(refuse('no-price', { port, day }))
  const held = found('trucking-lane').filter((rate) => isValidOn(day, rate))
  const priced = held.map(truckingLaneOf)
  const lanes = pickUpPlace === undefined ? accept(priced) : lanesFrom({ port, pickUpPlace }, priced)
  if (!lanes.ok) return noOffers(lanes)
  if (lanes.value.length === 0) return noOffers(refuse('no-price', { port, district, day }))
  const lastDays = new Map(held.map(({ code, validTo }) => [code, validTo]))
  const bookable = lanes.value.map((lane) => ({ ...lane, validTo: lastDays.get(lane.code) }))
  return (context) => ({
    made: truckingOffers({ ...request, lanes: bookable }, truckingTariffOf(tariff), context),
    contracts: contractCodes(held, ({ code }) => code),
  })
}

/** One tariff per place; a contract tariff takes precedence. */
const onePerPlace = <Held extends RateHead>(
  day: string,
  rates: readonly Held[],
  placeOf: (rate: Held) => string,
): readonly Held[] => [...Map.groupBy(rates, placeOf).values()].flatMap((same) => validOn(day, same) ?? [])

const inOrderOf = (places: readonly string[], rates: readonly Rate<'warehouse-tariff'>[]) =>
  places.flatMap((place) => rates.filter(({ pricing }) => pricing.warehouse === place))

/** One offer, or the reason why there is none, for each requested warehouse. */
export async function priceWarehouse(
  queries: Queries,
  query: WarehouseQuery,
  { now, ...scope }: Pricing,
): Promise<Pricer> {
  const { mode: _mode, ...request } = query
  const { warehouses: place } = query
  const [found, free] = await Promise.all([
    ratesInForce(queries, { kind: 'warehouse-tariff', place, ...scope, at: now }),
    freeAreas(queries, place),
  ])
  const held = onePerPlace(query.day, inOrderOf(place, found), ({ pricing }) => pricing.warehouse)
  return (context) => ({
    made: warehouseOffers(request, held.map(warehouseTariffOf), context, free),
    contracts: contractCodes(held, ({ pricing }) => pricing.warehouse),
  })
}

/** An offer has the code of its depot, whichever tariff of the depot gives the price. */
function byDepot(made: Verdict<Offers>, depots: ReadonlyMap<string, string>): Verdict<Offers> {
  if (!made.ok) return made
  const named = <Row extends { readonly item: { readonly code: string } }>(row: Row): Row => ({
    ...row,
    item: { ...row.item, code: depots.get(row.item.code) ?? row.item.code },
  })
  return accept({ offers: made.value.offers.map(named), unavailable: made.value.unavailable.map(named) })
}

/** One offer for each depot of the port, or for the requested depot. */
export async function priceDepot(
  queries: Queries,
  query: DepotQuery,
  { now, ...scope }: Pricing,
): Promise<Pricer> {
  const { mode: _mode, port, depot: place, ...request } = query
  const wanted = { kind: 'depot-tariff', port, place, ...scope, at: now } as const
  const [found, services] = await Promise.all([ratesInForce(queries, wanted), depotServices(queries, port)])
  const held = onePerPlace(query.day, found, ({ pricing }) => pricing.depot)
  if (held.length === 0)
    return noOffers(refuse('no-price', { port, ...(place && { depot: place }), day: query.day }))
  const depots = new Map(held.map(({ code, pricing }) => [code, pricing.depot]))
  const tariffs = held.map((rate) => {
    const offered = services.get(rate.pricing.depot)
    return offered ? tariffForWork(depotTariffOf(rate), offered) : depotTariffOf(rate)
  })
  return (context) => ({
    made: byDepot(depotOffers(request, tariffs, context), depots),
    contracts: contractCodes(held, ({ pricing }) => pricing.depot),
  })
}
