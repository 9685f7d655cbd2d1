import type { BrandCode } from '#domain/brands/brand.ts'
import type { Offers, QuoteContext } from '#domain/quotes/offer.ts'
import type { Verdict } from '#domain/values/refusal.ts'

/** For whom and when; nobody's company is a visitor, who has public rates alone. */
export type Pricing = {
  readonly brand: BrandCode
  readonly companyId: string | null
  readonly now: Date
}

const sharedReads = new WeakMap<Pricing, Map<string, Promise<unknown>>>()

/**
 * What many wishes of one asker at one moment have in common is read once: a pricing names both, so nothing that is
 * kept with it can grow old, and it is gone with the question.
 */
export function readOnce<T>(pricing: Pricing, name: string, read: () => Promise<T>): Promise<T> {
  const known = sharedReads.get(pricing) ?? new Map<string, Promise<unknown>>()
  sharedReads.set(pricing, known)
  // Under one name one thing is read.
  const found = known.get(name) as Promise<T> | undefined
  if (found) return found
  const reading = read()
  known.set(name, reading)
  reading.catch(() => known.delete(name))
  return reading
}

/** What each service makes of a wish, and which of its offers are made from a contract of the company. */
export type MadeOffers = { readonly made: Verdict<Offers>; readonly contracts: ReadonlySet<string> }

/** Everything is read; the exchange rates are read at the same time. */
export type Pricer = (asked: QuoteContext) => MadeOffers
