import { byPrice } from '#domain/quotes/compare.ts'
import type { Miss, Offer } from '#domain/quotes/offer.ts'
import type { Wish } from '#domain/quotes/wish.ts'
import { wishProblems } from '#domain/quotes/wish-problems.ts'
import { accept, refuseFields, type Verdict } from '#domain/values/refusal.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import type { Queries } from '#server/platform/database/connect.ts'
import { exchangeRatesOn } from '#server/rates/index.ts'
import { priceDepot, priceTrucking, priceWarehouse } from './price-inland.ts'
import { priceOcean } from './price-ocean.ts'
import { type Pricing, type Reckon, readOnce } from './pricing.ts'

export type { Pricing } from './pricing.ts'

export type Priced = {
  /** The day in Shanghai. */
  readonly askedOn: string
  /** Cheapest first. */
  readonly offers: readonly Offer[]
  readonly misses: readonly Miss[]
  /** The codes of offers made from a contract of the company. */
  readonly contracts: readonly string[]
}

function priceOf(queries: Queries, wish: Wish, pricing: Pricing): Promise<Reckon> {
  switch (wish.service) {
    case 'ocean':
      return priceOcean(queries, wish, pricing)
    case 'trucking':
      return priceTrucking(queries, wish, pricing)
    case 'warehouse':
      return priceWarehouse(queries, wish, pricing)
    case 'depot':
      return priceDepot(queries, wish, pricing)
  }
}

/** Every offer the house can make for a wish at this moment; the same wish at the same rates gives the same answer. */
export async function priceWish(queries: Queries, wish: Wish, pricing: Pricing): Promise<Verdict<Priced>> {
  const askedOn = shanghaiDay(pricing.now)
  const wrong = wishProblems(wish, askedOn)
  if (Object.keys(wrong).length > 0) return refuseFields(wrong)
  const [reckon, rates] = await Promise.all([
    priceOf(queries, wish, pricing),
    readOnce(pricing, 'exchange rates', () => exchangeRatesOn(queries, askedOn)),
  ])
  const { made, contracts } = reckon({ askedOn, rates })
  if (!made.ok) return made
  const offers = made.value.offers.toSorted(byPrice)
  return accept({
    askedOn,
    offers,
    misses: made.value.misses,
    contracts: offers.map(({ subject }) => subject.code).filter((code) => contracts.has(code)),
  })
}
