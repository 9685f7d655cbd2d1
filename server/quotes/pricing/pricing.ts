import type { BrandCode } from '#domain/brands/brand.ts'
import type { Offers, QuoteContext } from '#domain/quotes/offer.ts'
import type { Verdict } from '#domain/values/refusal.ts'

/** For which company and when; null is a visitor, who gets public rates only. */
export type Pricing = {
  readonly brand: BrandCode
  readonly companyId: string | null
  readonly now: Date
}

const sharedReads = new WeakMap<Pricing, Map<string, Promise<unknown>>>()

/**
 * Reads that many queries of one caller share, such as the exchange rates, run once per `Pricing` object. The cache
 * lives as long as that object, so it cannot become stale.
 */
export function readOnce<T>(pricing: Pricing, name: string, read: () => Promise<T>): Promise<T> {
  const known = sharedReads.get(pricing) ?? new Map<string, Promise<unknown>>()
  sharedReads.set(pricing, known)
  // Each name is always read with the same type.
  const found = known.get(name) as Promise<T> | undefined
  if (found) return found
  const reading = read()
  known.set(name, reading)
  reading.catch(() => known.delete(name))
  return reading
}

/** The offers of one mode, and the codes of those that use a contract rate of the company. */
export type MadeOffers = { readonly made: Verdict<Offers>; readonly contracts: ReadonlySet<string> }

/** Calculates the offers once rates and exchange rates have been read in parallel. */
export type Pricer = (context: QuoteContext) => MadeOffers
