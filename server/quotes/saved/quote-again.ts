import type { DataOf } from '#contract/call.ts'
import type { quoteAgain as quoteAgainCall } from '#contract/quotes.ts'
import { hasMoved, queryFromToday, similarOffer } from '#domain/quotes/saved/quote-again.ts'
import { isExpired } from '#domain/quotes/validity.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { requireRateViewer } from '#server/quotes/access.ts'
import { priceQuery, usesContractRate } from '#server/quotes/pricing/price-query.ts'
import { offersRateLimit, openPriceSource } from '#server/quotes/rate-limits.ts'
import { findQuote } from './quote-store.ts'
import { offerOf, queryOf } from './quote-view.ts'
import { type SaveDeps, saveAndRead, viewStored } from './save-quote.ts'

/** Saves a new quote at today's prices. The old quote does not change; the new one names it. */
export async function quoteAgain(
  deps: SaveDeps,
  { body, principal }: EndpointInput<typeof quoteAgainCall>,
): Promise<Result<DataOf<typeof quoteAgainCall>>> {
  const { db } = deps.database
  const viewer = requireRateViewer(principal.actor)
  if (!viewer.ok) return viewer
  const { companyId } = viewer.value
  const source = await openPriceSource(deps, offersRateLimit(viewer.value))
  if (!source.ok) return source
  const old = await findQuote(db, body.number, viewer.value)
  if (!old) return refusal('not-found')
  const oldQuery = queryOf(old)
  // Staff priced it for one request, so only staff can price it again.
  if (!oldQuery) return refusal('priced-by-staff')
  const { brand } = old
  const now = deps.clock.now()
  const query = queryFromToday(oldQuery, shanghaiDay(now))
  const priced = await priceQuery(source.value, query, { brand, companyId, now })
  if (!priced.ok) return priced
  const before = offerOf(old)
  const offer = similarOffer(before, priced.value.offers)
  if (!offer) return refusal('no-price')
  const isNew = isExpired(before, now) || hasMoved(before, offer)
  const quote = isNew
    ? await saveAndRead(deps, viewer.value, {
        offer,
        brand,
        query,
        replacesId: old.id,
        usesContractRate: usesContractRate(priced.value, offer),
      })
    : await viewStored(deps, old)
  return quote.ok ? ok({ quote: quote.value, isNew }) : quote
}
