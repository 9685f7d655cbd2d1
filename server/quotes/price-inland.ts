import { depotOffers } from '#domain/quotes/depot-offers.ts'
import type { Offers } from '#domain/quotes/offer.ts'
import type { DepotQuery, TruckingQuery, WarehouseQuery } from '#domain/quotes/query.ts'
import { truckingOffers } from '#domain/quotes/trucking-offers.ts'
import { warehouseOffers } from '#domain/quotes/warehouse-offers.ts'
import { depotTariffOf, truckingLaneOf, truckingTariffOf, warehouseTariffOf } from '#domain/rates/assemble.ts'
import { heldOn, isHeldOn } from '#domain/rates/held-on.ts'
import type { Rate, RateHead } from '#domain/rates/rate.ts'
import { tariffForWork } from '#domain/tariffs/depot/done-here.ts'
import { lanesFrom } from '#domain/tariffs/trucking/lanes-from.ts'
import { accept, refuse, type Verdict } from '#domain/values/refusal.ts'
import { depotServices, freeAreas } from '#server/places/index.ts'
import type { Queries } from '#server/platform/database/connect.ts'
import { ratesInForce, severalInForce } from '#server/rates/index.ts'
import type { Pricer, Pricing } from './pricing.ts'

const contractsAmong = <Held extends RateHead>(rates: readonly Held[], codeOf: (rate: Held) => string) =>
  new Set(rates.filter(({ companies }) => companies !== null).map(codeOf))

const nowhere = (made: Verdict<never>): Pricer => {
  return () => ({ made, contracts: new Set() })
}

/** Every way to the district that has a price, or those from one pick-up place. */
export async function priceTrucking(
  queries: Queries,
  query: TruckingQuery,
  { now, ...scope }: Pricing,
): Promise<Pricer> {
  const { service: _road, port, district, pickUpPlace, ...request } = query
  const { day } = query
  const sought = [
    { kind: 'trucking-tariff', port },
    { kind: 'trucking-lane', port, place: district },
  ] as const
  const found = await severalInForce(queries, sought, { ...scope, at: now })
  const tariff = heldOn(day, found('trucking-tariff'))
  if (!tariff) return nowhere(refuse('no-price', { port, day }))
  const held = found('trucking-lane').filter((rate) => isHeldOn(day, rate))
  const priced = held.map(truckingLaneOf)
  const lanes = pickUpPlace === undefined ? accept(priced) : lanesFrom({ port, pickUpPlace }, priced)
  if (!lanes.ok) return nowhere(lanes)
  if (lanes.value.length === 0) return nowhere(refuse('no-price', { port, district, day }))
  const ends = new Map(held.map(({ code, validTo }) => [code, validTo]))
  const bookable = lanes.value.map((lane) => ({ ...lane, validTo: ends.get(lane.code) }))
  return (asked) => ({
    made: truckingOffers({ ...request, lanes: bookable }, truckingTariffOf(tariff), asked),
    contracts: contractsAmong(held, ({ code }) => code),
  })
}

/** One tariff for each place: that of a contract where there is one. */
const oneForEach = <Held extends RateHead>(
  day: string,
  rates: readonly Held[],
  placeOf: (rate: Held) => string,
): readonly Held[] => [...Map.groupBy(rates, placeOf).values()].flatMap((same) => heldOn(day, same) ?? [])

const inOrderOf = (places: readonly string[], rates: readonly Rate<'warehouse-tariff'>[]) =>
  places.flatMap((place) => rates.filter(({ terms }) => terms.warehouse === place))

/** One offer, or the reason that there is none, for each warehouse that was named. */
export async function priceWarehouse(
  queries: Queries,
  query: WarehouseQuery,
  { now, ...scope }: Pricing,
): Promise<Pricer> {
  const { service: _stay, ...request } = query
  const { warehouses: place } = query
  const [found, free] = await Promise.all([
    ratesInForce(queries, { kind: 'warehouse-tariff', place, ...scope, at: now }),
    freeAreas(queries, place),
  ])
  const held = oneForEach(query.day, inOrderOf(place, found), ({ terms }) => terms.warehouse)
  return (asked) => ({
    made: warehouseOffers(request, held.map(warehouseTariffOf), asked, free),
    contracts: contractsAmong(held, ({ terms }) => terms.warehouse),
  })
}

/** A depot is offered by its own code, whichever of its tariffs prices the stay. */
function byDepot(made: Verdict<Offers>, depots: ReadonlyMap<string, string>): Verdict<Offers> {
  if (!made.ok) return made
  const named = <Told extends { readonly item: { readonly code: string } }>(told: Told): Told => ({
    ...told,
    item: { ...told.item, code: depots.get(told.item.code) ?? told.item.code },
  })
  return accept({ offers: made.value.offers.map(named), unavailable: made.value.unavailable.map(named) })
}

/** One offer for each depot of the port, or for the one that was named. */
export async function priceDepot(
  queries: Queries,
  query: DepotQuery,
  { now, ...scope }: Pricing,
): Promise<Pricer> {
  const { service: _stay, port, depot: place, ...request } = query
  const wanted = { kind: 'depot-tariff', port, place, ...scope, at: now } as const
  const [found, services] = await Promise.all([ratesInForce(queries, wanted), depotServices(queries, port)])
  const held = oneForEach(query.day, found, ({ terms }) => terms.depot)
  if (held.length === 0)
    return nowhere(refuse('no-price', { port, ...(place && { depot: place }), day: query.day }))
  const depots = new Map(held.map(({ code, terms }) => [code, terms.depot]))
  const tariffs = held.map((rate) => {
    const done = services.get(rate.terms.depot)
    return done ? tariffForWork(depotTariffOf(rate), done) : depotTariffOf(rate)
  })
  return (asked) => ({
    made: byDepot(depotOffers(request, tariffs, asked), depots),
    contracts: contractsAmong(held, ({ terms }) => terms.depot),
  })
}
