import type { DataOf } from '#contract/call.ts'
import { asQuery } from '#contract/queries.ts'
import type { getPriceRange as getPriceRangeCall } from '#contract/quotes.ts'
import { priceRangeOf, publicQuery, rangePerContainer } from '#domain/quotes/price-range.ts'
import { containerCount } from '#domain/quotes/query.ts'
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
  const containers = containerCount(query)
  return ok({ total, each: containers > 1 ? rangePerContainer(total, containers) : null })
}
