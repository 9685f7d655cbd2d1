import type { DataOf } from '#contract/call.ts'
import { asQuery } from '#contract/queries.ts'
import type { quoteAgain as quoteAgainCall, SavedQuote, saveQuote as saveCall } from '#contract/quotes.ts'
import { canonicalText } from '#domain/quotes/canonical.ts'
import { priceChangesBetween } from '#domain/quotes/price-changes.ts'
import type { QuoteQuery } from '#domain/quotes/query.ts'
import { queryFromToday, similarOffer } from '#domain/quotes/quote-again.ts'
import { routeOfQuery } from '#domain/quotes/quoted-route.ts'
import { toSavedQuery } from '#domain/quotes/saved-snapshot.ts'
import { invalidFields, ok, type Result, refusal } from '#domain/values/refusal.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { type RateViewer, requireRateViewer } from '#server/quotes/access.ts'
import type { QuoteDeps } from '#server/quotes/deps.ts'
import {
  nestedQueryProblems,
  offerWithCode,
  priceQuery,
  priceValidQuery,
} from '#server/quotes/pricing/price-query.ts'
import { offersRateLimit, openPriceSource } from '#server/quotes/rate-limits.ts'
import { createQuote, type NewQuoteInput } from './create-quote.ts'
import { findQuote, findQuoteBySaveKey, type StoredQuote } from './quote-store.ts'
import { offerOf, queryOf, viewQuote } from './quote-view.ts'

type Deps = Pick<QuoteDeps, 'database' | 'clock' | 'findPeople' | 'priceCache'>
type QuoteToSave = Omit<NewQuoteInput, 'route' | 'query' | 'companyId' | 'personId'> & {
  readonly query: QuoteQuery
}

const viewStored = async (deps: Deps, stored: StoredQuote) =>
  ok(await viewQuote(deps, deps.database.db, stored, deps.clock.now()))

/** Returns the quote as the database holds it. */
async function saveAndRead(deps: Deps, viewer: RateViewer, quote: QuoteToSave): Promise<Result<SavedQuote>> {
  const { db } = deps.database
  const route = routeOfQuery(quote.query, quote.offer)
  const { number, isNew } = await createQuote(db, { ...quote, route, ...viewer })
  const earlier = !isNew && (await savedEarlier(deps, viewer, { ...quote, offerCode: quote.offer.item.code }))
  if (earlier) return earlier
  const stored = await findQuote(db, number, viewer)
  if (!stored) throw new Error(`Quote ${number} was saved but cannot be read`)
  return viewStored(deps, stored)
}

type KeyedQuote = { readonly saveKey?: string; readonly query: QuoteQuery; readonly offerCode: string }

/** The quote of an earlier try with the same key; the key belongs to one query and offer. */
async function savedEarlier(
  deps: Deps,
  viewer: RateViewer,
  { saveKey, query, offerCode }: KeyedQuote,
): Promise<Result<SavedQuote> | undefined> {
  const stored = saveKey && (await findQuoteBySaveKey(deps.database.db, saveKey, viewer))
  if (!stored) return undefined
  const isSame =
    canonicalText(stored.query ?? {}) === canonicalText(toSavedQuery(query)) &&
    offerOf(stored).item.code === offerCode
  return isSame ? viewStored(deps, stored) : refusal('key-used')
}

/** Prices the query again: the client sends the query and the code of the offer, never a price. */
export async function saveQuote(
  deps: Deps,
  { body, request: { brand }, principal }: EndpointInput<typeof saveCall>,
): Promise<Result<SavedQuote>> {
  const viewer = requireRateViewer(principal.actor)
  if (!viewer.ok) return viewer
  const { companyId } = viewer.value
  const source = await openPriceSource(deps, offersRateLimit(companyId))
  if (!source.ok) return source
  const query = asQuery(body.query)
  const now = deps.clock.now()
  const quotedOn = shanghaiDay(now)
  const keyed = { saveKey: body.key, query, offerCode: body.offerCode }
  const earlier = await savedEarlier(deps, viewer.value, keyed)
  if (earlier) return earlier
  const wrong = nestedQueryProblems({ query }, quotedOn)
  if (Object.keys(wrong).length > 0) return invalidFields(wrong)
  const priced = await priceValidQuery(source.value, { query, quotedOn }, { brand, companyId, now })
  if (!priced.ok) return priced
  const chosen = offerWithCode(priced.value, body.offerCode)
  if (!chosen.ok) return chosen
  return saveAndRead(deps, viewer.value, { offer: chosen.value, brand, query, saveKey: body.key })
}

/** Saves a new quote at today's prices. The old quote does not change; the new one names it. */
export async function quoteAgain(
  deps: Deps,
  { body, principal }: EndpointInput<typeof quoteAgainCall>,
): Promise<Result<DataOf<typeof quoteAgainCall>>> {
  const { db } = deps.database
  const viewer = requireRateViewer(principal.actor)
  if (!viewer.ok) return viewer
  const { companyId } = viewer.value
  const source = await openPriceSource(deps, offersRateLimit(companyId))
  if (!source.ok) return source
  const old = await findQuote(db, body.number, viewer.value)
  if (!old) return refusal('not-found')
  const oldQuery = queryOf(old)
  // Staff priced it for one request, so only staff can price it again.
  if (!oldQuery) return refusal('no-price')
  const { brand } = old
  const now = deps.clock.now()
  const query = queryFromToday(oldQuery, shanghaiDay(now))
  const priced = await priceQuery(source.value, query, { brand, companyId, now })
  if (!priced.ok) return priced
  const before = offerOf(old)
  const offer = similarOffer(before, priced.value.offers)
  if (!offer) return refusal('no-price')
  const saved = await saveAndRead(deps, viewer.value, { offer, brand, query, replacesId: old.id })
  if (!saved.ok) return saved
  const priceChanges = [...priceChangesBetween(before.quote, offer.quote)]
  return ok({ quote: saved.value, before: before.quote.total, priceChanges: priceChanges })
}
