import { depotOffers } from '#domain/quotes/offers/depot-offers.ts'
import type { Offers } from '#domain/quotes/offers/offer.ts'
import { truckingOffers } from '#domain/quotes/offers/trucking-offers.ts'
import { warehouseOffers } from '#domain/quotes/offers/warehouse-offers.ts'
import type { DepotQuery, TruckingQuery, WarehouseQuery } from '#domain/quotes/query/query.ts'
import { depotTariffOf, truckingLaneOf, truckingTariffOf, warehouseTariffOf } from '#domain/rates/assemble.ts'
import type { RateHead } from '#domain/rates/rate.ts'
import { isValidOn, type SoldRate, validOn } from '#domain/rates/valid-on.ts'
import { tariffForAvailableWork } from '#domain/tariffs/depot/available-work.ts'
import { lanesFrom } from '#domain/tariffs/trucking/lanes-from.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import type { PublishedRate } from '#server/rates/index.ts'
import { type PriceSource, readDepotServices, readFreeAreas, readRates } from './price-data.ts'
import { isContractRate, keyOfRates, type Pricer, type PricingContext, refusedPricer } from './pricing.ts'

const contractCodes = <Found extends RateHead>(rates: readonly Found[], codeOf: (rate: Found) => string) =>
  new Set(rates.filter(isContractRate).map(codeOf))

/** Every lane to the district with a price, or only those from the requested pick-up place. */
export async function truckingPricer(
  source: PriceSource,
  query: TruckingQuery,
  pricingContext: PricingContext,
): Promise<Pricer> {
  const { mode: _mode, port, district, pickUpPlace, ...request } = query
  const { day } = query
  const [tariffs, priced] = await Promise.all([
    readRates(source, [{ kind: 'trucking-tariff', port }], pricingContext),
    readRates(source, [{ kind: 'trucking-lane', port, place: district }], pricingContext),
  ])
  const tariff = validOn(day, tariffs)
  if (!tariff) return refusedPricer(refusal('no-price', { port, day }))
  const valid = priced.filter((rate) => isValidOn(day, rate))
  const allLanes = valid.map(truckingLaneOf)
  const lanes = pickUpPlace === undefined ? ok(allLanes) : lanesFrom({ port, pickUpPlace }, allLanes)
  if (!lanes.ok) return refusedPricer(lanes)
  if (lanes.value.length === 0) return refusedPricer(refusal('no-price', { port, district, day }))
  const lastDays = new Map(valid.map(({ code, validTo }) => [code, validTo]))
  const bookable = lanes.value.map((lane) => ({ ...lane, validTo: lastDays.get(lane.code) }))
  return {
    key: keyOfRates([tariff, ...valid]),
    calculate: (context) => ({
      offers: truckingOffers({ ...request, lanes: bookable }, truckingTariffOf(tariff), context),
      contractOfferCodes: contractCodes(valid, ({ code }) => code),
      usesContractTariff: isContractRate(tariff),
    }),
  }
}

/** One tariff per place; a contract tariff takes precedence. */
const onePerPlace = <Found extends SoldRate>(
  day: string,
  rates: readonly Found[],
  placeOf: (rate: Found) => string,
): readonly Found[] => [...Map.groupBy(rates, placeOf).values()].flatMap((same) => validOn(day, same) ?? [])

const inOrderOf = (places: readonly string[], rates: readonly PublishedRate<'warehouse-tariff'>[]) =>
  places.flatMap((place) => rates.filter(({ pricing }) => pricing.warehouse === place))

/** One offer, or the reason why there is none, for each requested warehouse. */
export async function warehousePricer(
  source: PriceSource,
  query: WarehouseQuery,
  pricingContext: PricingContext,
): Promise<Pricer> {
  const { mode: _mode, ...request } = query
  const places = [...new Set(query.warehouses)]
  const lookups = places.map((place) => ({ kind: 'warehouse-tariff', place }) as const)
  const [found, free] = await Promise.all([
    readRates(source, lookups, pricingContext),
    readFreeAreas(source, places),
  ])
  const tariffs = onePerPlace(query.day, inOrderOf(query.warehouses, found), (rate) => rate.pricing.warehouse)
  return {
    key: keyOfRates(tariffs),
    calculate: (context) => ({
      offers: warehouseOffers(request, tariffs.map(warehouseTariffOf), context, free),
      contractOfferCodes: contractCodes(tariffs, (rate) => rate.pricing.warehouse),
      usesContractTariff: false,
    }),
  }
}

/** An offer has the code of its depot, whichever tariff of the depot gives the price. */
function withDepotCodes(calculated: Result<Offers>, depots: ReadonlyMap<string, string>): Result<Offers> {
  if (!calculated.ok) return calculated
  const withDepotCode = <Row extends { readonly item: { readonly code: string } }>(row: Row): Row => ({
    ...row,
    item: { ...row.item, code: depots.get(row.item.code) ?? row.item.code },
  })
  return ok({
    offers: calculated.value.offers.map(withDepotCode),
    unavailable: calculated.value.unavailable.map(withDepotCode),
  })
}

/** One offer for each depot of the port, or for the requested depot. */
export async function depotPricer(
  source: PriceSource,
  query: DepotQuery,
  pricingContext: PricingContext,
): Promise<Pricer> {
  const { mode: _mode, port, depot: place, ...request } = query
  const [found, services] = await Promise.all([
    readRates(source, [{ kind: 'depot-tariff', port, place }], pricingContext),
    readDepotServices(source, port),
  ])
  const valid = onePerPlace(query.day, found, (rate) => rate.pricing.depot)
  if (valid.length === 0)
    return refusedPricer(refusal('no-price', { port, ...(place && { depot: place }), day: query.day }))
  const depots = new Map(valid.map((rate) => [rate.code, rate.pricing.depot]))
  const tariffs = valid.map((rate) => {
    const offered = services.get(rate.pricing.depot)
    return offered ? tariffForAvailableWork(depotTariffOf(rate), offered) : depotTariffOf(rate)
  })
  return {
    key: keyOfRates(valid),
    calculate: (context) => ({
      offers: withDepotCodes(depotOffers(request, tariffs, context), depots),
      contractOfferCodes: contractCodes(valid, (rate) => rate.pricing.depot),
      usesContractTariff: false,
    }),
  }
}
