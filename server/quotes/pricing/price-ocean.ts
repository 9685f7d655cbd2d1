import { oceanOffers, type PricedShip, sailingOfferCode } from '#domain/quotes/ocean-offers.ts'
import type { OceanQuery } from '#domain/quotes/query.ts'
import { oceanRateOf, oceanTariffOf, truckingTariffOf } from '#domain/rates/assemble.ts'
import type { Rate } from '#domain/rates/rate.ts'
import { validOn, versionOn } from '#domain/rates/valid-on.ts'
import { refuse, type Verdict } from '#domain/values/refusal.ts'
import { daysAfter } from '#domain/values/shanghai-day.ts'
import { instantAt } from '#domain/values/shanghai-time.ts'
import type { Queries } from '#server/platform/database/connect.ts'
import { type RatesOf, severalInForce } from '#server/rates/index.ts'
import { isServed, type ScheduledSailing, sailingsFor } from '#server/schedules/index.ts'
import { type Pricer, type Pricing, readOnce } from './pricing.ts'

/** Sailings that have already departed today are not offered. */
const windowOf = ({ etdFrom, etdTo }: OceanQuery, now: Date) => {
  const from = instantAt(etdFrom, '00:00')
  return { from: from < now ? now : from, to: instantAt(daysAfter(etdTo, 1), '00:00') }
}

type OceanRates = { readonly lane: RatesOf; readonly tariffs: RatesOf }

/** Reads the rates of the lane; the tariffs of the port are read once for all lanes. */
async function readRates(queries: Queries, query: OceanQuery, pricing: Pricing): Promise<OceanRates> {
  const { now: at, ...scope } = pricing
  const { pol: port, pod: place } = query
  const lane = { kind: 'ocean-lane', port, place } as const
  const tariffs = [
    { kind: 'ocean-tariff', port },
    { kind: 'trucking-tariff', port },
  ] as const
  let laneAndTariffs: Promise<RatesOf> | undefined
  const shared = readOnce(pricing, `tariffs of ${port}`, () => {
    laneAndTariffs = severalInForce(queries, [lane, ...tariffs], { ...scope, at })
    return laneAndTariffs
  })
  const own = laneAndTariffs ?? severalInForce(queries, [lane], { ...scope, at })
  return { lane: await own, tariffs: await shared }
}

/** Rates that are valid on at least one day of the window. */
const lanesOf = ({ carrier, contractOnly, etdFrom, etdTo }: OceanQuery, found: RatesOf) =>
  found('ocean-lane').filter(
    (rate) =>
      rate.validFrom <= etdTo &&
      etdFrom <= rate.validTo &&
      (carrier === undefined || rate.pricing.carrier === carrier) &&
      (!contractOnly || rate.companies !== null),
  )

/** The ocean and trucking tariffs of the port of loading that are valid on the day of departure. */
function tariffsValidOn(found: RatesOf): (day: string) => Omit<PricedShip, 'rate'> {
  const [oceanTariffs, truckingTariffs] = [found('ocean-tariff'), found('trucking-tariff')]
  return (day) => {
    const [tariff, trucking] = [validOn(day, oceanTariffs), validOn(day, truckingTariffs)]
    return {
      tariff: tariff && oceanTariffOf(tariff),
      ...(trucking && { trucking: truckingTariffOf(trucking) }),
    }
  }
}

/** Every sailing of the liner services that the lane has rates for; the pricing rules check the validity dates. */
function shipsOf(
  lanes: readonly Rate<'ocean-lane'>[],
  sailings: readonly ScheduledSailing[],
  tariffs: RatesOf,
): readonly PricedShip[] {
  const tariffsOn = tariffsValidOn(tariffs)
  const versionsByCode = [...Map.groupBy(lanes, ({ code }) => code).values()]
  return versionsByCode.flatMap((versions) =>
    sailings.flatMap(({ carrier, ...sailing }) => {
      const lane = versionOn(sailing.departsOn, versions)
      if (carrier !== lane?.pricing.carrier || sailing.linerService !== lane.pricing.service) return []
      return { rate: oceanRateOf(lane, sailing), ...tariffsOn(sailing.departsOn) }
    }),
  )
}

const noOffers = (made: Verdict<never>): Pricer => {
  return () => ({ made, contracts: new Set() })
}

/** One offer for each sailing in the window with a rate for the lane. */
export async function priceOcean(queries: Queries, query: OceanQuery, pricing: Pricing): Promise<Pricer> {
  const { mode: _mode, contractOnly, carrier: _carrier, ...request } = query
  const { pol, pod } = query
  const { companyId: company, now } = pricing
  const [found, sailings] = await Promise.all([
    readRates(queries, query, pricing),
    sailingsFor(queries, { pol, pod, ...windowOf(query, now) }),
  ])
  const lanes = lanesOf(query, found.lane)
  if (contractOnly && lanes.length === 0) return noOffers(refuse('no-contract'))
  if (lanes.length === 0 && sailings.length === 0 && !(await isServed(queries, pol, pod)))
    return noOffers(refuse('no-service', { pol, pod }))
  const ships = shipsOf(lanes, sailings, found.tariffs)
  return (context) => ({
    made: oceanOffers({ ...request, company }, ships, { ...context, now }),
    contracts: new Set(
      ships.filter(({ rate }) => rate.visibility !== 'public').map(({ rate }) => sailingOfferCode(rate)),
    ),
  })
}
