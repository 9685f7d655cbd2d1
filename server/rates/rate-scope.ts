import type { RateKind, RatePricing } from '#domain/rates/rate.ts'

/** The columns of a rate that searches use: its port, and its destination or site. */
export type RateScope = { readonly port: string; readonly place: string | null }

/** A kind with its pricing. */
export type KindAndPricing = {
  readonly [Kind in RateKind]: { readonly kind: Kind; readonly pricing: RatePricing[Kind] }
}[RateKind]

export function rateScope({ kind, pricing }: KindAndPricing): RateScope {
  switch (kind) {
    case 'ocean-lane':
      return { port: pricing.pol, place: pricing.pod }
    case 'trucking-lane':
      return { port: pricing.port, place: pricing.district }
    case 'warehouse-tariff':
      return { port: pricing.port, place: pricing.warehouse }
    case 'depot-tariff':
      return { port: pricing.port, place: pricing.depot }
    case 'ocean-tariff':
    case 'trucking-tariff':
      return { port: pricing.port, place: null }
  }
}
