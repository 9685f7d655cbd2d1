import { oceanOffers, sailingOfferCode } from '#domain/quotes/ocean-offers.ts'
import type { AskedOcean } from '#domain/quotes/wish.ts'
import { oceanRateOf, oceanTariffOf, truckingTariffOf } from '#domain/rates/assemble.ts'
import { heldOn, isHeldOn } from '#domain/rates/held-on.ts'
import type { Rate } from '#domain/rates/rate.ts'
import type { OceanRate } from '#domain/tariffs/ocean/ocean-rate.ts'
import { refuse, type Verdict } from '#domain/values/refusal.ts'
import { daysAfter } from '#domain/values/shanghai-day.ts'
import { instantAt } from '#domain/values/shanghai-time.ts'
import type { Queries } from '#server/platform/database/connect.ts'
import { type RatesOf, severalInForce } from '#server/rates/index.ts'
import { type ScheduledSailing, sailingsFor } from '#server/schedules/index.ts'
import { type Pricing, type Reckon, readOnce } from './pricing.ts'

/** A ship that has left today is no offer any more. */
const windowOf = ({ etdFrom, etdTo }: AskedOcean, now: Date) => {
  const from = instantAt(etdFrom, '00:00')
  return { from: from < now ? now : from, to: instantAt(daysAfter(etdTo, 1), '00:00') }
}

const ratesOf = (lanes: readonly Rate<'ocean-lane'>[], sailings: readonly ScheduledSailing[]): OceanRate[] =>
  lanes.flatMap((lane) =>
    sailings
      .filter(({ carrier, service }) => carrier === lane.terms.carrier && service === lane.terms.service)
      .map(({ carrier: _whose, ...sailing }) => oceanRateOf(lane, sailing)),
  )

type Read = { readonly lane: RatesOf; readonly tariffs: RatesOf }

/** The lane's rates, and once for all lanes of a port what its tariffs say. */
async function readRates(queries: Queries, wish: AskedOcean, pricing: Pricing): Promise<Read> {
  const { now: at, ...scope } = pricing
  const { pol: port, pod: place } = wish
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

const lanesOf = ({ carrier, contractOnly }: AskedOcean, found: RatesOf, day: string) =>
  found('ocean-lane').filter(
    (rate) =>
      isHeldOn(day, rate) &&
      (carrier === undefined || rate.terms.carrier === carrier) &&
      (!contractOnly || rate.companies !== null),
  )

/** The tariffs of the port of loading; the road's where a truck fetches the box. */
function tariffsAt({ services }: AskedOcean, found: RatesOf, day: string) {
  const tariff = heldOn(day, found('ocean-tariff'))
  if (!tariff) return undefined
  if (!services.some(({ service }) => service === 'trucking')) return { tariff: oceanTariffOf(tariff) }
  const trucking = heldOn(day, found('trucking-tariff'))
  return trucking && { tariff: oceanTariffOf(tariff), trucking: truckingTariffOf(trucking) }
}

const noOffers = (made: Verdict<never>): Reckon => {
  return () => ({ made, contracts: new Set() })
}

/** Every ship in the window that a rate of the lane holds for. */
export async function priceOcean(
  queries: Queries,
  wish: AskedOcean,
  pricing: Pricing,
  day: string,
): Promise<Reckon> {
  const { service: _ocean, contractOnly, carrier: _only, ...request } = wish
  const { pol, pod } = wish
  const [found, sailings] = await Promise.all([
    readRates(queries, wish, pricing),
    sailingsFor(queries, { pol, pod, ...windowOf(wish, pricing.now) }),
  ])
  const lanes = lanesOf(wish, found.lane, day)
  const tariffs = tariffsAt(wish, found.tariffs, day)
  if (contractOnly && lanes.length === 0) return noOffers(refuse('no-contract'))
  if (!tariffs) return noOffers(refuse('no-price', { pol, pod, day }))
  const rates = ratesOf(lanes, sailings)
  return (asked) => ({
    made: oceanOffers({ ...request, company: pricing.companyId }, { rates, ...tariffs }, asked),
    contracts: new Set(rates.filter(({ visibility }) => visibility !== 'public').map(sailingOfferCode)),
  })
}
