import { oceanOffers, type PricedShip, sailingOfferCode } from '#domain/quotes/ocean-offers.ts'
import type { OceanQuery } from '#domain/quotes/query.ts'
import { oceanRateOf, oceanTariffOf, truckingTariffOf } from '#domain/rates/assemble.ts'
import { heldOn } from '#domain/rates/held-on.ts'
import type { Rate } from '#domain/rates/rate.ts'
import { refuse, type Verdict } from '#domain/values/refusal.ts'
import { daysAfter } from '#domain/values/shanghai-day.ts'
import { instantAt } from '#domain/values/shanghai-time.ts'
import type { Queries } from '#server/platform/database/connect.ts'
import { type RatesOf, severalInForce } from '#server/rates/index.ts'
import { isServed, type ScheduledSailing, sailingsFor } from '#server/schedules/index.ts'
import { type Pricer, type Pricing, readOnce } from './pricing.ts'

/** A ship that has left today is no offer any more. */
const windowOf = ({ etdFrom, etdTo }: OceanQuery, now: Date) => {
  const from = instantAt(etdFrom, '00:00')
  return { from: from < now ? now : from, to: instantAt(daysAfter(etdTo, 1), '00:00') }
}

type Read = { readonly lane: RatesOf; readonly tariffs: RatesOf }

/** The lane's rates, and once for all lanes of a port what its tariffs say. */
async function readRates(queries: Queries, query: OceanQuery, pricing: Pricing): Promise<Read> {
  const { now: at, ...scope } = pricing
  const { pol: port, pod: place } = query
  const lane = { kind: 'ocean-lane', port, place } as const
  const tariffs = [
    { kind: 'ocean-tariff', port },
    { kind: 'trucking-tariff', port },
  ] as const
  let together: Promise<RatesOf> | undefined
  const shared = readOnce(pricing, `tariffs of ${port}`, () => {
    together = severalInForce(queries, [lane, ...tariffs], { ...scope, at })
    return together
  })
  const own = together ?? severalInForce(queries, [lane], { ...scope, at })
  return { lane: await own, tariffs: await shared }
}

/** Those that hold on a day of the window at least. */
const lanesOf = ({ carrier, contractOnly, etdFrom, etdTo }: OceanQuery, found: RatesOf) =>
  found('ocean-lane').filter(
    (rate) =>
      rate.validFrom <= etdTo &&
      etdFrom <= rate.validTo &&
      (carrier === undefined || rate.terms.carrier === carrier) &&
      (!contractOnly || rate.companies !== null),
  )

/** The tariffs of the port of loading that hold when a ship leaves: her own, and the road's. */
function tariffsOn(found: RatesOf): (day: string) => Omit<PricedShip, 'rate'> {
  const [atSea, byRoad] = [found('ocean-tariff'), found('trucking-tariff')]
  return (day) => {
    const [tariff, trucking] = [heldOn(day, atSea), heldOn(day, byRoad)]
    return {
      tariff: tariff && oceanTariffOf(tariff),
      ...(trucking && { trucking: truckingTariffOf(trucking) }),
    }
  }
}

/** Every ship of the loops that the lane's rates are for; the rules know whether they hold when she leaves. */
function shipsOf(
  lanes: readonly Rate<'ocean-lane'>[],
  sailings: readonly ScheduledSailing[],
  tariffs: RatesOf,
): readonly PricedShip[] {
  const heldWhen = tariffsOn(tariffs)
  return lanes.flatMap((lane) =>
    sailings
      .filter(({ carrier, service }) => carrier === lane.terms.carrier && service === lane.terms.service)
      .map(({ carrier: _whose, ...sailing }) => ({
        rate: oceanRateOf(lane, sailing),
        ...heldWhen(sailing.departsOn),
      })),
  )
}

const noOffers = (made: Verdict<never>): Pricer => {
  return () => ({ made, contracts: new Set() })
}

/** Every ship in the window that a rate of the lane holds for. */
export async function priceOcean(queries: Queries, query: OceanQuery, pricing: Pricing): Promise<Pricer> {
  const { service: _ocean, contractOnly, carrier: _only, ...request } = query
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
  return (asked) => ({
    made: oceanOffers({ ...request, company }, ships, { ...asked, now }),
    contracts: new Set(
      ships.filter(({ rate }) => rate.visibility !== 'public').map(({ rate }) => sailingOfferCode(rate)),
    ),
  })
}
