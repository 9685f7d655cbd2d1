import type { OrderService } from '#domain/orders/fields/order-forms.ts'
import { serviceOfQuote } from '#domain/orders/from-quote/service-of-quote.ts'
import type { Offer } from '#domain/quotes/offers/offer.ts'
import type { QuoteQuery } from '#domain/quotes/query/query.ts'
import { staffOfferMode } from '#domain/quotes/quoted-mode.ts'
import { type QuotedRoute, type QuotedSailing, sailingOf } from '#domain/quotes/saved/quoted-route.ts'
import { isExpired } from '#domain/quotes/validity.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { RateViewer } from '#server/quotes/access.ts'
import {
  createQuoteReader,
  findOrderedQuotes,
  findQuotesById,
  findQuoteToOrder,
  type QuoteToOrder,
} from './ordered-quote-store.ts'
import { offerOf, queryOf, routeOf } from './quote-view.ts'

/** What an order takes from its quote. */
export type OrderedQuote = {
  readonly id: number
  readonly number: string
  readonly service: OrderService
  readonly offer: Offer
  readonly query: QuoteQuery | null
  readonly route: QuotedRoute
  readonly sailing: QuotedSailing | null
}

/** An offer that staff made is accepted first; each quote has to be valid. */
function mayOrder(quote: QuoteToOrder, now: Date): Result<null> {
  const validUntil = quote.validUntilAt.toISOString()
  if (quote.withdrawnAt !== null) return refusal('quote-withdrawn')
  if (quote.mode === staffOfferMode && quote.acceptedAt === null) return refusal('offer-not-accepted')
  return isExpired({ validUntil }, now) ? refusal('quote-expired', { validUntil }) : ok(null)
}

const asOrdered = (found: QuoteToOrder): OrderedQuote => {
  const offer = offerOf(found)
  return {
    id: found.id,
    number: found.number,
    service: serviceOfQuote(found),
    offer,
    query: queryOf(found),
    route: routeOf(found),
    sailing: sailingOf(offer),
  }
}

/** A quote that the person may read, whether it can be ordered or not. */
export async function findQuoteOf(
  db: Db,
  number: string,
  viewer: RateViewer,
): Promise<OrderedQuote | undefined> {
  const found = await findQuoteToOrder(db, number, viewer)
  return found && asOrdered(found)
}

/** Quotes of any owner, for drafts and templates that were made on them. */
export async function quotesById(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, OrderedQuote>> {
  const found = ids.length > 0 ? await findQuotesById(db, ids) : []
  return new Map(found.map((row) => [row.id, asOrdered(row)]))
}

type Reader<More> = ReturnType<typeof createQuoteReader<More>>

/** A quote of another company gives the same refusal as one that does not exist. */
const quoteReader =
  <More>(find: Reader<More>) =>
  async (
    db: Db,
    number: string,
    viewer: RateViewer,
    now: Date,
  ): Promise<Result<{ readonly quote: OrderedQuote; readonly more: More }>> => {
    const found = await find(db, number, viewer)
    if (!found) return refusal('not-found')
    const may = mayOrder(found, now)
    return may.ok ? ok({ quote: asOrdered(found), more: found.more as More }) : may
  }

/** Reads a quote that can be ordered, and in the same statement what else its caller needs of the viewer. */
export const createOrderedQuoteReader = <More>(...asked: Parameters<typeof createQuoteReader<More>>) =>
  quoteReader(createQuoteReader(...asked))

const readQuoteToOrder = quoteReader(findQuoteToOrder)

export async function quoteToOrder(
  ...asked: Parameters<typeof readQuoteToOrder>
): Promise<Result<OrderedQuote>> {
  const found = await readQuoteToOrder(...asked)
  return found.ok ? ok(found.value.quote) : found
}

/** The quotes that orders were placed on, in today's shape. */
export async function orderedQuotes(db: Db, ids: readonly number[]) {
  const found = await findOrderedQuotes(db, ids)
  return new Map(
    found.map((row) => [row.id, { number: row.number, offer: offerOf(row), query: queryOf(row) }]),
  )
}
