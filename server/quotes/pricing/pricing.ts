import type { BrandCode } from '#domain/brands/brand.ts'
import type { Offers, QuoteContext } from '#domain/quotes/offers/offer.ts'
import type { RateHead } from '#domain/rates/rate.ts'
import type { Result } from '#domain/values/refusal.ts'

/** For which company and when; null is a visitor, who gets public rates only. */
export type PricingContext = {
  readonly brand: BrandCode
  readonly companyId: string | null
  readonly now: Date
}

/** The offers of one mode, and the codes of those that use a contract rate of the company. */
export type CalculatedOffers = {
  readonly offers: Result<Offers>
  readonly contractOfferCodes: ReadonlySet<string>
  /** Whether tariffs that all the offers share are those of a contract. */
  readonly usesContractTariff: boolean
}

/** Rates are read first; `calculate` runs only if `key` is not in the cache. */
export type Pricer = {
  /**
   * Everything besides the query, the day and the version of the price data that decides the offers: the rates that the
   * viewer may use, and what depends on the time of the day. Equal texts give equal offers.
   */
  readonly key: string
  calculate(context: QuoteContext): CalculatedOffers
}

export const refusedPricer = (refusal: Result<never>): Pricer => ({
  key: JSON.stringify(refusal),
  calculate: () => ({ offers: refusal, contractOfferCodes: new Set(), usesContractTariff: false }),
})

export const isContractRate = ({ companies }: RateHead): boolean => companies !== null

export const keyOfRates = (rates: readonly RateHead[]): string =>
  rates.map(({ code, version }) => `${code}:${version}`).join(' ')
