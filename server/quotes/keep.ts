import type { DataOf } from '#contract/call.ts'
import type { KeptQuote, keepQuote as keepCall, quoteAgain as quoteAgainCall } from '#contract/quotes.ts'
import { asWish } from '#contract/wishes.ts'
import { likeOffer, wishFromToday } from '#domain/quotes/ask-again.ts'
import { movementsBetween } from '#domain/quotes/movements.ts'
import type { Miss } from '#domain/quotes/offer.ts'
import { accept, refuse, type Verdict } from '#domain/values/refusal.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { type QuoteParts, type RateViewer, rateViewer } from './parts.ts'
import { priceWish } from './price.ts'
import { offerLimits, takeQuestion } from './question-limits.ts'
import { findQuote } from './quote-store.ts'
import { offerOf, viewQuote } from './quote-view.ts'
import { type WrittenQuote, writeQuote } from './write-quote.ts'

type Parts = Pick<QuoteParts, 'database' | 'clock' | 'findPeople'>

/** Written, then read back: what is answered is what lies in the database. */
async function written(parts: Parts, viewer: RateViewer, quote: WrittenQuote): Promise<Verdict<KeptQuote>> {
  const { queries } = parts.database
  const number = await writeQuote(queries, quote)
  const stored = await findQuote(queries, number, viewer)
  if (!stored) throw new Error(`Quote ${number} was written and is not there`)
  return accept(await viewQuote(parts, queries, stored, shanghaiDay(parts.clock.now())))
}

/** Priced again here and now: of what the client says, the wish and the name of the offer are heard. */
export async function keepQuote(
  parts: Parts,
  { body, request: { brand }, bearer }: EndpointInput<typeof keepCall>,
): Promise<Verdict<KeptQuote>> {
  const { queries } = parts.database
  const viewer = rateViewer(bearer.actor)
  if (!viewer.ok) return viewer
  const taken = await takeQuestion(queries, offerLimits(viewer.value.companyId))
  if (!taken.ok) return taken
  const wish = asWish(body.wish)
  const { companyId } = viewer.value
  const priced = await priceWish(queries, wish, { brand, companyId, now: parts.clock.now() })
  if (!priced.ok) return priced
  const { offers, misses } = priced.value
  const isChosen = ({ subject }: Pick<Miss, 'subject'>) => subject.code === body.offerCode
  const offer = offers.find(isChosen)
  if (!offer) return misses.find(isChosen)?.refusal ?? refuse('no-price')
  return written(parts, viewer.value, { offer, brand, wish, ...viewer.value })
}

/** The old paper stays as it is; the new one says which it replaces. */
export async function quoteAgain(
  parts: Parts,
  { body, bearer }: EndpointInput<typeof quoteAgainCall>,
): Promise<Verdict<DataOf<typeof quoteAgainCall>>> {
  const { queries } = parts.database
  const viewer = rateViewer(bearer.actor)
  if (!viewer.ok) return viewer
  const taken = await takeQuestion(queries, offerLimits(viewer.value.companyId))
  if (!taken.ok) return taken
  const old = await findQuote(queries, body.number, viewer.value)
  if (!old) return refuse('not-found')
  // What staff agreed was priced for one request: only staff can price it again.
  if (!old.wish) return refuse('no-price')
  const { brand } = old
  const now = parts.clock.now()
  const wish = wishFromToday(old.wish, shanghaiDay(now))
  const priced = await priceWish(queries, wish, { brand, companyId: viewer.value.companyId, now })
  if (!priced.ok) return priced
  const before = offerOf(old)
  const offer = likeOffer(before, priced.value.offers)
  if (!offer) return refuse('no-price')
  const kept = await written(parts, viewer.value, { offer, brand, wish, replacesId: old.id, ...viewer.value })
  if (!kept.ok) return kept
  const movements = [...movementsBetween(before.quote, offer.quote)]
  return accept({ quote: kept.value, before: before.quote.total, movements })
}
