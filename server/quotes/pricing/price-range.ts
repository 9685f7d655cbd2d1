import type { DataOf } from '#contract/call.ts'
import { asQuery } from '#contract/queries.ts'
import type { getPriceRange as getPriceRangeCall } from '#contract/quotes.ts'
import type { Offer } from '#domain/quotes/offers/offer.ts'
import {
  type PriceRange,
  priceRangeOf,
  publicQuery,
  rangeIn,
  rangePerContainer,
  rangePerItem,
} from '#domain/quotes/offers/price-range.ts'
import { rangeSailings } from '#domain/quotes/offers/range-sailings.ts'
import { containerCount, type QuoteQuery } from '#domain/quotes/query/query.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { networkOf } from '#server/platform/rate-limit/network.ts'
import type { QuoteDeps } from '#server/quotes/deps.ts'
import { openPriceSource, priceRangeRateLimit } from '#server/quotes/rate-limits.ts'
import { priceValidQuery, validateQuery } from './price-query.ts'

/** The same for everybody: made from public rates, without looking at the caller. */
export async function getPriceRange(
  deps: Pick<QuoteDeps, 'database' | 'clock' | 'priceCache'>,
  { body, request }: EndpointInput<typeof getPriceRangeCall>,
): Promise<Result<DataOf<typeof getPriceRangeCall>>> {
  const source = await openPriceSource(deps, priceRangeRateLimit(networkOf(request.clientIp)))
  if (!source.ok) return source
  const pricingContext = { brand: request.brand, companyId: null, now: deps.clock.now() }
  const valid = validateQuery(asQuery(body), pricingContext)
  if (!valid.ok) return valid
  const { query, quotedOn } = valid.value
  const priced = await priceValidQuery(
    source.value,
    { query: publicQuery(query, quotedOn), quotedOn },
    pricingContext,
  )
  if (!priced.ok) return priced
  const total = priceRangeOf(priced.value.offers)
  if (!total) return refusal('no-price')
  const { offers } = priced.value
  return ok({
    ...withEach(total, query),
    items: query.mode === 'warehouse' ? rangePerItem(offers) : [],
    usd: rangeInUsd(total, query, offers),
    sailings: [...rangeSailings(offers, query)],
  })
}

function withEach(total: PriceRange, query: QuoteQuery) {
  const containers = containerCount(query)
  return { total, each: containers > 1 ? rangePerContainer(total, containers) : null }
}

/** Freight is traded in USD; all quotes of one search have the same exchange rates. */
function rangeInUsd(total: PriceRange, query: QuoteQuery, [first]: readonly Offer[]) {
  const rate = first?.quote.exchangeRates.USD
  return query.mode === 'ocean' && rate ? withEach(rangeIn(total, rate), query) : null
}
