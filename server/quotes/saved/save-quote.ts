import { asQuery } from '#contract/queries.ts'
import type { SavedQuote, saveQuote as saveCall } from '#contract/quotes.ts'
import { canonicalText } from '#domain/quotes/query/canonical.ts'
import type { QuoteQuery } from '#domain/quotes/query/query.ts'
import { routeOfQuery } from '#domain/quotes/saved/quoted-route.ts'
import { toSavedQuery } from '#domain/quotes/saved/saved-snapshot.ts'
import { invalidFields, ok, type Result, refusal } from '#domain/values/refusal.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { holdTrade } from '#server/certification/index.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { type RateViewer, requireRateViewer } from '#server/quotes/access.ts'
import type { QuoteDeps } from '#server/quotes/deps.ts'
import {
  nestedQueryProblems,
  offerWithCode,
  priceValidQuery,
  usesContractRate,
} from '#server/quotes/pricing/price-query.ts'
import { offersRateLimit, openPriceSource } from '#server/quotes/rate-limits.ts'
import { createQuote, type NewQuoteInput } from './create-quote.ts'
import { findQuote, findQuoteBySaveKey, type StoredQuote } from './quote-store.ts'
import { offerOf, viewQuote } from './quote-view.ts'

export type SaveDeps = Pick<QuoteDeps, 'database' | 'clock' | 'findPeople' | 'findStaff' | 'priceCache'>
type QuoteToSave = Omit<NewQuoteInput, 'route' | 'query' | 'asker'> & {
  readonly query: QuoteQuery
  readonly usesContractRate: boolean
}

export const viewStored = async (deps: SaveDeps, stored: StoredQuote) =>
  ok(await viewQuote(deps, deps.database.db, stored, deps.clock.now()))

/** Returns the quote as the database holds it. */
export async function saveAndRead(
  deps: SaveDeps,
  viewer: RateViewer,
  quote: QuoteToSave,
): Promise<Result<SavedQuote>> {
  const { db } = deps.database
  const route = routeOfQuery(quote.query, quote.offer)
  const created = await deps.database.transaction(async (held) => {
    const trade = await holdTrade(held, viewer.companyId)
    return trade.ok ? ok(await createQuote(held, { ...quote, route, asker: viewer })) : trade
  })
  if (!created.ok) return created
  const { number, isNew } = created.value
  const earlier = !isNew && (await savedEarlier(deps, viewer, { ...quote, offerCode: quote.offer.item.code }))
  if (earlier) return earlier
  const stored = await findQuote(db, number, viewer)
  if (!stored) throw new Error(`Quote ${number} was saved but cannot be read`)
  return viewStored(deps, stored)
}

type KeyedQuote = { readonly saveKey?: string; readonly query: QuoteQuery; readonly offerCode: string }

/** The quote of an earlier try with the same key; the key belongs to one query and offer. */
async function savedEarlier(
  deps: SaveDeps,
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
  deps: SaveDeps,
  { body, request: { brand }, principal }: EndpointInput<typeof saveCall>,
): Promise<Result<SavedQuote>> {
  const viewer = requireRateViewer(principal.actor)
  if (!viewer.ok) return viewer
  const { companyId } = viewer.value
  const source = await openPriceSource(deps, offersRateLimit(viewer.value))
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
  const offer = chosen.value
  return saveAndRead(deps, viewer.value, {
    offer,
    brand,
    query,
    saveKey: body.key,
    usesContractRate: usesContractRate(priced.value, offer),
  })
}
