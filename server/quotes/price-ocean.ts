import { oceanOffers, sailingOfferCode } from '#domain/quotes/ocean-offers.ts'
import type { Asked } from '#domain/quotes/offer.ts'
import type { AskedOcean } from '#domain/quotes/wish.ts'
import { oceanRateOf, oceanTariffOf, truckingTariffOf } from '#domain/rates/assemble.ts'
import { heldOn, isHeldOn } from '#domain/rates/held-on.ts'
import type { Rate } from '#domain/rates/rate.ts'
import type { OceanRate } from '#domain/tariffs/ocean/ocean-rate.ts'
import { refuse } from '#domain/values/refusal.ts'
import { daysAfter } from '#domain/values/shanghai-day.ts'
import { instantAt } from '#domain/values/shanghai-time.ts'
import type { Queries } from '#server/platform/database/connect.ts'
import { ratesInForce } from '#server/rates/index.ts'
import { type ScheduledSailing, sailingsFor } from '#server/schedules/index.ts'
import type { MadeOffers, Pricing } from './pricing.ts'

const none: ReadonlySet<string> = new Set()

/** A ship that has left today is no offer any more. */
const windowOf = ({ etdFrom, etdTo }: AskedOcean, now: Date) => {
  const from = instantAt(etdFrom, '00:00')
  return { from: from < now ? now : from, to: instantAt(daysAfter(etdTo, 1), '00:00') }
}

async function lanesOf(queries: Queries, wish: AskedOcean, { now, ...scope }: Pricing, day: string) {
  const { pol: port, pod: place, carrier, contractOnly } = wish
  const found = await ratesInForce(queries, { kind: 'ocean-lane', port, place, ...scope, at: now })
  return found.filter(
    (rate) =>
      isHeldOn(day, rate) &&
      (carrier === undefined || rate.terms.carrier === carrier) &&
      (!contractOnly || rate.companies !== null),
  )
}

const ratesOf = (lanes: readonly Rate<'ocean-lane'>[], sailings: readonly ScheduledSailing[]): OceanRate[] =>
  lanes.flatMap((lane) =>
    sailings
      .filter(({ carrier, service }) => carrier === lane.terms.carrier && service === lane.terms.service)
      .map(({ carrier: _whose, ...sailing }) => oceanRateOf(lane, sailing)),
  )

/** The tariffs of the port of loading; the road's where a truck fetches the box. */
async function tariffsAt(queries: Queries, wish: AskedOcean, { now, ...scope }: Pricing, day: string) {
  const wanted = { port: wish.pol, ...scope, at: now }
  const tariff = heldOn(day, await ratesInForce(queries, { kind: 'ocean-tariff', ...wanted }))
  const isFetched = wish.services.some(({ service }) => service === 'trucking')
  if (!tariff) return undefined
  if (!isFetched) return { tariff: oceanTariffOf(tariff) }
  const trucking = heldOn(day, await ratesInForce(queries, { kind: 'trucking-tariff', ...wanted }))
  return trucking && { tariff: oceanTariffOf(tariff), trucking: truckingTariffOf(trucking) }
}

/** Every ship in the window that a rate of the lane holds for. */
export async function priceOcean(
  queries: Queries,
  wish: AskedOcean,
  pricing: Pricing,
  asked: Asked,
): Promise<MadeOffers> {
  const { service: _ocean, contractOnly, carrier: _only, ...request } = wish
  const { pol, pod } = wish
  const lanes = await lanesOf(queries, wish, pricing, asked.askedOn)
  if (contractOnly && lanes.length === 0) return { made: refuse('no-contract'), contracts: none }
  const tariffs = await tariffsAt(queries, wish, pricing, asked.askedOn)
  if (!tariffs) return { made: refuse('no-price', { pol, pod, day: asked.askedOn }), contracts: none }
  const sailings = await sailingsFor(queries, { pol, pod, ...windowOf(wish, pricing.now) })
  const rates = ratesOf(lanes, sailings)
  return {
    made: oceanOffers({ ...request, company: pricing.companyId }, { rates, ...tariffs }, asked),
    contracts: new Set(rates.filter(({ visibility }) => visibility !== 'public').map(sailingOfferCode)),
  }
}
