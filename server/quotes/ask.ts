import type { DataOf } from '#contract/call.ts'
import { asOfferData } from '#contract/offers.ts'
import type { askBand as askBandCall, askOffers as askOffersCall } from '#contract/quotes.ts'
import { asWish } from '#contract/wishes.ts'
import { type BandQuestion, bandOf, bandQuestions, multiplied, sumBands } from '#domain/quotes/band.ts'
import { wishProblems } from '#domain/quotes/wish-problems.ts'
import type { Money } from '#domain/values/money.ts'
import { accept, refuse, refuseFields, type Verdict } from '#domain/values/refusal.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { carbonOfOffer } from './carbon.ts'
import { type QuoteParts, rateViewer } from './parts.ts'
import { type Pricing, priceWish } from './price.ts'
import { bandLimits, offerLimits, takeQuestion } from './question-limits.ts'

type Parts = Pick<QuoteParts, 'database' | 'clock'>
type BandData = DataOf<typeof askBandCall>

async function unitOf({ database }: Parts, { subject, times, wishes }: BandQuestion, pricing: Pricing) {
  const totals: Money[] = []
  for (const wish of wishes) {
    const priced = await priceWish(database.queries, wish, pricing)
    if (!priced.ok) return priced
    totals.push(...priced.value.offers.map(({ quote }) => quote.total))
  }
  const band = bandOf(totals)
  return band ? accept({ ...band, subject, times }) : refuse('no-price')
}

/** Nothing of who asks goes into it: no company, no token, none of his numbers but as a factor. */
export async function askBand(
  parts: Parts,
  { body, facts }: EndpointInput<typeof askBandCall>,
): Promise<Verdict<BandData>> {
  const now = parts.clock.now()
  const today = shanghaiDay(now)
  const wish = asWish(body)
  const taken = await takeQuestion(parts.database.queries, bandLimits(facts.clientAddress))
  if (!taken.ok) return taken
  const wrong = wishProblems(wish, today)
  if (Object.keys(wrong).length > 0) return refuseFields(wrong)
  const units: BandData['units'] = []
  for (const question of bandQuestions(wish, today)) {
    const unit = await unitOf(parts, question, { brand: facts.brand, companyId: null, now })
    if (!unit.ok) return unit
    units.push(unit.value)
  }
  return accept({ total: sumBands(units.map((unit) => multiplied(unit, unit.times))), units })
}

/** Every offer to the cent, for whoever may see it. */
export async function askOffers(
  { database: { queries }, clock }: Parts,
  { body, facts, bearer }: EndpointInput<typeof askOffersCall>,
): Promise<Verdict<DataOf<typeof askOffersCall>>> {
  const viewer = rateViewer(bearer.actor)
  if (!viewer.ok) return viewer
  const { companyId } = viewer.value
  const taken = await takeQuestion(queries, offerLimits(companyId))
  if (!taken.ok) return taken
  const wish = asWish(body)
  const priced = await priceWish(queries, wish, { brand: facts.brand, companyId, now: clock.now() })
  if (!priced.ok) return priced
  const { askedOn, offers, misses, contracts } = priced.value
  const carbon = offers.flatMap((offer) => {
    const told = carbonOfOffer(wish, offer)
    return told ? [[offer.subject.code, told] as const] : []
  })
  return accept({
    askedOn,
    offers: offers.map(asOfferData),
    misses: misses.map(({ subject, refusal }) => ({
      subject,
      refusal: refusal.refusal,
      facts: refusal.facts,
    })),
    carbon: Object.fromEntries(carbon),
    contracts: [...contracts],
  })
}
