import type { RateKind, RateTerms } from '#domain/rates/rate.ts'

/** The port whose desk keeps a rate, and where it leads or what it holds for. */
export type RateScope = { readonly port: string; readonly place: string | null }

/** A kind with the terms of that kind. */
export type KindAndTerms = {
  readonly [Kind in RateKind]: { readonly kind: Kind; readonly terms: RateTerms[Kind] }
}[RateKind]

export function rateScope({ kind, terms }: KindAndTerms): RateScope {
  switch (kind) {
    case 'ocean-lane':
      return { port: terms.pol, place: terms.pod }
    case 'trucking-lane':
      return { port: terms.port, place: terms.district }
    case 'warehouse-tariff':
      return { port: terms.port, place: terms.warehouse }
    case 'depot-tariff':
      return { port: terms.port, place: terms.depot }
    case 'ocean-tariff':
    case 'trucking-tariff':
      return { port: terms.port, place: null }
  }
}
