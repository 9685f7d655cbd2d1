import type { Bilingual } from '#domain/brands/brand.ts'
import { asHomePort, type HomePort } from '#domain/places/home-ports.ts'

export type NamedPort = { readonly code: string; readonly port: string; readonly name: Bilingual }

/** The places that an order chooses from. */
export type OrderPlaces = {
  /** The port of the quote; null where it has none of ours. */
  readonly port: HomePort | null
  readonly depots: readonly NamedPort[]
  readonly warehouses: readonly NamedPort[]
}

export const placesAt = (places: Omit<OrderPlaces, 'port'>, from: string | null): OrderPlaces => ({
  ...places,
  port: asHomePort(from) ?? null,
})
