import type { Quote } from '#domain/quotes/quote.ts'
import { type CutOff, closingOf } from '#domain/schedules/cut-offs.ts'
import type { OceanRate, RatedSailing } from '#domain/tariffs/ocean/ocean-rate.ts'
import { mayUseRate } from '#domain/tariffs/ocean/rates-for.ts'
import { type Result, refusal } from '#domain/values/refusal.ts'
import { localTimeText } from '#domain/values/shanghai-time.ts'
import { oceanQuotes, type PricedOceanQuery, type PriceSailing, type SailingToPrice } from './ocean-quotes.ts'
import { type Candidate, type OfferItem, type Offers, offersOf, type QuoteContext } from './offer.ts'

export type { PricedOceanQuery, SailingToPrice } from './ocean-quotes.ts'

export type SailingItem = OfferItem & {
  readonly carrier: string
  readonly sailing: RatedSailing
}

/** Cut-offs depend on the time, not only on the day. */
export type OceanQuoteContext = QuoteContext & { readonly now: Date }

/** One rate covers all sailings of its liner service, so the code includes the sailing. */
export const sailingOfferCode = ({ code, sailing }: Pick<OceanRate, 'code' | 'sailing'>): string =>
  sailing.code ? `${code}:${sailing.code}` : code

type Closing = CutOff | undefined

/** The closing cut-off; undefined without a departure time. */
const closingFor = ({ departsAt }: RatedSailing): Closing =>
  departsAt === undefined ? undefined : closingOf({ etd: new Date(departsAt) })

const hasPassed = (closing: Closing, now: Date): closing is CutOff =>
  closing !== undefined && closing.time < now

/** Whether the closing cut-off has passed. */
export const isSailingClosed = (sailing: RatedSailing, now: Date): boolean =>
  hasPassed(closingFor(sailing), now)

type ClosingSailing = { readonly toPrice: SailingToPrice; readonly closing: Closing }

function quoteOf(
  { toPrice, closing }: ClosingSailing,
  { now }: OceanQuoteContext,
  priceSailing: PriceSailing,
): Result<Quote> {
  if (hasPassed(closing, now))
    return refusal('sailing-closed', { cutOff: closing.code, closedAt: localTimeText(closing.time) })
  return priceSailing(toPrice)
}

/** Valid no later than the first cut-off, so that an accepted quote can still be booked. */
function candidate(
  one: ClosingSailing,
  context: OceanQuoteContext,
  priceSailing: PriceSailing,
): Candidate<SailingItem> {
  const { carrier, sailing } = one.toPrice.rate
  return {
    item: { code: sailingOfferCode(one.toPrice.rate), carrier, sailing },
    validity: { days: [sailing.departsOn], closesAt: one.closing?.time },
    quote: quoteOf(one, context, priceSailing),
  }
}

const matchesQuery = ({ rate }: SailingToPrice, query: PricedOceanQuery, quotedOn: string): boolean => {
  const { pol, pod, sailing } = rate
  const isOnLane = pol === query.pol && pod === query.pod
  const isInWindow = query.etdFrom <= sailing.departsOn && sailing.departsOn <= query.etdTo
  return isOnLane && isInWindow && mayUseRate(query.company, rate, quotedOn)
}

/** One offer for each sailing on the lane and in the window that the company may book; closed sailings come last. */
export function oceanOffers(
  query: PricedOceanQuery,
  sailings: readonly SailingToPrice[],
  context: OceanQuoteContext,
): Result<Offers<SailingItem>> {
  const matching = sailings
    .filter((toPrice) => matchesQuery(toPrice, query, context.quotedOn))
    .map((toPrice) => ({ toPrice, closing: closingFor(toPrice.rate.sailing) }))
  const { pol, pod, etdFrom, etdTo } = query
  if (matching.length === 0) return refusal('no-price', { pol, pod, etdFrom, etdTo })
  const { open = [], closed = [] } = Object.groupBy(matching, ({ closing }) =>
    hasPassed(closing, context.now) ? 'closed' : 'open',
  )
  const priceSailing = oceanQuotes(query, context)
  return offersOf(
    'ocean',
    [...open, ...closed].map((one) => candidate(one, context, priceSailing)),
  )
}
