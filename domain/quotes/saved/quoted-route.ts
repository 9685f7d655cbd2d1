import type { SailingItem } from '#domain/quotes/offers/ocean-offers.ts'
import type { Offer } from '#domain/quotes/offers/offer.ts'
import type { TruckingItem } from '#domain/quotes/offers/trucking-offers.ts'
import type { QuoteQuery } from '#domain/quotes/query/query.ts'
import type { QuotedContainers } from '#domain/quotes/quoted-containers.ts'

/** What a quote is for, as lists show it. Codes of ports, districts and places; in a quote by staff, the customer's own words. */
export type QuotedRoute = {
  readonly from: string | null
  readonly to: string | null
  readonly pickUpPlace: string | null
  readonly containers: readonly QuotedContainers[]
}

type Containers = readonly QuotedContainers[]

const counts = (containers: Containers): Containers => containers.map(({ type, count }) => ({ type, count }))

export function routeOfQuery(query: QuoteQuery, { item }: Pick<Offer, 'item'>): QuotedRoute {
  switch (query.mode) {
    case 'ocean':
      return { from: query.pol, to: query.pod, pickUpPlace: null, containers: counts(query.containers) }
    case 'trucking':
      return {
        from: query.port,
        to: query.district,
        pickUpPlace: (item as TruckingItem).pickUpPlace ?? query.pickUpPlace ?? null,
        containers: counts(query.containers),
      }
    case 'warehouse':
      return { from: null, to: item.code, pickUpPlace: null, containers: [] }
    case 'depot':
      return {
        from: query.port,
        to: item.code,
        pickUpPlace: null,
        containers: [{ type: String(query.size), count: query.containers }],
      }
  }
}

type RequestedRoute = {
  readonly from?: string
  readonly to?: string
  readonly containers?: Containers
}

export const routeOfRequest = ({ from, to, containers = [] }: RequestedRoute): QuotedRoute => ({
  from: from ?? null,
  to: to ?? null,
  pickUpPlace: null,
  containers: counts(containers),
})

export type QuotedSailing = {
  readonly carrier: string
  readonly vessel: string
  readonly voyage: string
  readonly departsOn: string
}

/** Null for an offer that is not for a sailing. */
export function sailingOf({ item }: Pick<Offer, 'item'>): QuotedSailing | null {
  const { carrier, sailing } = item as Partial<SailingItem>
  if (!carrier || !sailing) return null
  const { vessel, voyage, departsOn } = sailing
  return { carrier, vessel, voyage, departsOn }
}

/** The code of the liner service of the first sailing among these offers. */
export const linerServiceOf = (offers: readonly Pick<Offer, 'item'>[]): string | null =>
  offers.map(({ item }) => (item as Partial<SailingItem>).sailing?.linerService).find(Boolean) ?? null
