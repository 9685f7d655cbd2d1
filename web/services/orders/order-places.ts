import type { Bilingual } from '#domain/brands/brand.ts'
import { asHomePort, type HomePort } from '#domain/places/home-ports.ts'

export type NamedPort = { readonly code: string; readonly port: string; readonly name: Bilingual }

/** The places that an order chooses from. */
export type OrderPlaces = {
  /** The quote that is ordered; its ships are searched by its number. */
  readonly quote: string
  /** The port of the quote; null where it has none of ours. */
  readonly port: HomePort | null
  readonly depots: readonly NamedPort[]
  readonly warehouses: readonly NamedPort[]
}

/** The places that the page has loaded. */
export type KnownPlaces = Pick<OrderPlaces, 'depots' | 'warehouses'>

type Quoted = { readonly number: string; readonly from: string | null }

export const placesAt = (places: KnownPlaces, { number, from }: Quoted): OrderPlaces => ({
  ...places,
  quote: number,
  port: asHomePort(from) ?? null,
})
