import { type CutOff, closingOf } from '#domain/schedules/cut-offs.ts'
import type { OceanRate, RatedSailing } from '#domain/tariffs/ocean/ocean-rate.ts'
import { mayUseRate } from '#domain/tariffs/ocean/rates-for.ts'
import { refuse, type Verdict } from '#domain/values/refusal.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { shanghaiTime } from '#domain/values/shanghai-time.ts'
import { oceanQuotes, type PricedOceanQuery, type PricedShip, type QuoteShip } from './ocean-quotes.ts'
import { type Candidate, type OfferItem, type Offers, offersOf, type QuoteContext } from './offer.ts'
import type { Quote } from './quote.ts'

export type { PricedOceanQuery, PricedShip } from './ocean-quotes.ts'

export type SailingItem = OfferItem & {
  readonly carrier: string
  readonly sailing: RatedSailing
}

/** Cut-offs depend on the time, not only on the day. */
export type QuotedShips = QuoteContext & { readonly now: Date }

/** One rate covers all sailings of its liner service, so the code includes the sailing. */
export const sailingOfferCode = ({ code, sailing }: Pick<OceanRate, 'code' | 'sailing'>): string =>
  sailing.code ? `${code}:${sailing.code}` : code

/** The closing cut-off; undefined without a departure time. */
const closingFor = ({ departsAt }: RatedSailing): CutOff | undefined =>
  departsAt === undefined ? undefined : closingOf({ etd: new Date(departsAt) })

/** Whether the closing cut-off has passed. */
export const isSailingClosed = (sailing: RatedSailing, now: Date): boolean => {
  const closing = closingFor(sailing)
  return closing !== undefined && closing.time < now
}

const twoDigits = (part: number) => String(part).padStart(2, '0')

function localTimeText(instant: Date): string {
  const { day, hour, minute } = shanghaiTime(instant)
  return `${day} ${twoDigits(hour)}:${twoDigits(minute)}`
}

function quoteOf(ship: PricedShip, { now }: QuotedShips, quoteShip: QuoteShip): Verdict<Quote> {
  const closing = closingFor(ship.rate.sailing)
  if (closing && isSailingClosed(ship.rate.sailing, now))
    return refuse('sailing-closed', { cutOff: closing.code, closedAt: localTimeText(closing.time) })
  return quoteShip(ship)
}

/** Valid no later than the cut-off day, so that an accepted quote can still be booked. */
function candidate(ship: PricedShip, context: QuotedShips, quoteShip: QuoteShip): Candidate<SailingItem> {
  const { carrier, sailing } = ship.rate
  const closing = closingFor(sailing)
  return {
    item: { code: sailingOfferCode(ship.rate), carrier, sailing },
    validUntilDays: [closing ? shanghaiDay(closing.time) : sailing.departsOn],
    quote: quoteOf(ship, context, quoteShip),
  }
}

const matchesQuery = ({ rate }: PricedShip, query: PricedOceanQuery, quotedOn: string): boolean => {
  const { pol, pod, sailing } = rate
  const isOnLane = pol === query.pol && pod === query.pod
  const isInWindow = query.etdFrom <= sailing.departsOn && sailing.departsOn <= query.etdTo
  return isOnLane && isInWindow && mayUseRate(query.company, rate, quotedOn)
}

/** One offer for each sailing on the lane and in the window that the company may book; closed sailings come last. */
export function oceanOffers(
  query: PricedOceanQuery,
  ships: readonly PricedShip[],
  context: QuotedShips,
): Verdict<Offers<SailingItem>> {
  const matching = ships.filter((ship) => matchesQuery(ship, query, context.quotedOn))
  const { pol, pod, etdFrom, etdTo } = query
  if (matching.length === 0) return refuse('no-price', { pol, pod, etdFrom, etdTo })
  const { open = [], closed = [] } = Object.groupBy(matching, ({ rate }) =>
    isSailingClosed(rate.sailing, context.now) ? 'closed' : 'open',
  )
  const quoteShip = oceanQuotes(query, context)
  return offersOf(
    'ocean',
    [...open, ...closed].map((ship) => candidate(ship, context, quoteShip)),
  )
}
