import type { BrandCode } from '#domain/brands/brand.ts'
import type { Offers } from '#domain/quotes/offer.ts'
import type { Verdict } from '#domain/values/refusal.ts'

/** For whom and when; nobody's company is a visitor, who has public rates alone. */
export type Pricing = {
  readonly brand: BrandCode
  readonly companyId: string | null
  readonly now: Date
}

/** What each service makes of a wish, and which of its offers are made from a contract of the company. */
export type MadeOffers = { readonly made: Verdict<Offers>; readonly contracts: ReadonlySet<string> }
