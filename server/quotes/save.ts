import type { DataOf } from '#contract/call.ts'
import { asQuery } from '#contract/queries.ts'
import type { quoteAgain as quoteAgainCall, SavedQuote, saveQuote as saveCall } from '#contract/quotes.ts'
import { likeOffer, queryFromToday } from '#domain/quotes/ask-again.ts'
import { movementsBetween } from '#domain/quotes/movements.ts'
import type { Unavailable } from '#domain/quotes/offer.ts'
import { accept, refuse, type Verdict } from '#domain/values/refusal.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { type QuoteDeps, type RateViewer, rateViewer } from './deps.ts'
import { priceQuery } from './price.ts'
import { offerLimits, takeQuestion } from './question-limits.ts'
import { findQuote } from './quote-store.ts'
import { offerOf, viewQuote } from './quote-view.ts'
import { type WrittenQuote, writeQuote } from './write-quote.ts'

type Deps = Pick<QuoteDeps, 'database' | 'clock' | 'findPeople'>

/** Written, then read back: what is answered is what lies in the database. */
async function written(deps: Deps, viewer: RateViewer, quote: WrittenQuote): Promise<Verdict<SavedQuote>> {
  const { queries } = deps.database
  const number = await writeQuote(queries, quote)
  const stored = await findQuote(queries, number, viewer)
  if (!stored) throw new Error(`Quote ${number} was written and is not there`)
  return accept(await viewQuote(deps, queries, stored, shanghaiDay(deps.clock.now())))
}

/** Priced again here and now: of what the client says, the wish and the name of the offer are heard. */
export async function saveQuote(
  deps: Deps,
  { body, request: { brand }, principal }: EndpointInput<typeof saveCall>,
): Promise<Verdict<SavedQuote>> {
  const { queries } = deps.database
  const viewer = rateViewer(principal.actor)
  if (!viewer.ok) return viewer
  const taken = await takeQuestion(queries, offerLimits(viewer.value.companyId))
  if (!taken.ok) return taken
  const query = asQuery(body.query)
  const { companyId } = viewer.value
  const priced = await priceQuery(queries, query, { brand, companyId, now: deps.clock.now() })
  if (!priced.ok) return priced
  const { offers, unavailable } = priced.value
  const isChosen = ({ item }: Pick<Unavailable, 'item'>) => item.code === body.offerCode
  const offer = offers.find(isChosen)
  if (!offer) return unavailable.find(isChosen)?.refusal ?? refuse('no-price')
  return written(deps, viewer.value, { offer, brand, query, ...viewer.value })
}

/** The old paper stays as it is; the new one says which it replaces. */
export async function quoteAgain(
  deps: Deps,
  { body, principal }: EndpointInput<typeof quoteAgainCall>,
): Promise<Verdict<DataOf<typeof quoteAgainCall>>> {
  const { queries } = deps.database
  const viewer = rateViewer(principal.actor)
  if (!viewer.ok) return viewer
  const taken = await takeQuestion(queries, offerLimits(viewer.value.companyId))
  if (!taken.ok) return taken
  const old = await findQuote(queries, body.number, viewer.value)
  if (!old) return refuse('not-found')
  // What staff agreed was priced for one request: only staff can price it again.
  if (!old.query) return refuse('no-price')
  const { brand } = old
  const now = deps.clock.now()
  const query = queryFromToday(old.query, shanghaiDay(now))
  const priced = await priceQuery(queries, query, { brand, companyId: viewer.value.companyId, now })
  if (!priced.ok) return priced
  const before = offerOf(old)
  const offer = likeOffer(before, priced.value.offers)
  if (!offer) return refuse('no-price')
  const saved = await written(deps, viewer.value, {
    offer,
    brand,
    query,
    replacesId: old.id,
    ...viewer.value,
  })
  if (!saved.ok) return saved
  const movements = [...movementsBetween(before.quote, offer.quote)]
  return accept({ quote: saved.value, before: before.quote.total, movements })
}
