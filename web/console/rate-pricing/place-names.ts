import type { PlaceName } from '#contract/places.ts'
import type { Bilingual } from '#domain/brands/brand.ts'
import { nameOfCodedPlace } from '#domain/places/coded-places.ts'

/** The depots and warehouses from the database. */
export type OwnPlaces = { readonly depots: readonly PlaceName[]; readonly warehouses: readonly PlaceName[] }

export const noPlaces: OwnPlaces = { depots: [], warehouses: [] }

const named = (places: readonly { readonly code: string; readonly name: Bilingual }[], code: string) =>
  places.find((place) => place.code === code)?.name

/** The name of a port, district, terminal, depot or warehouse. */
export const nameOfPlace = (code: string, { depots, warehouses }: OwnPlaces): Bilingual | undefined =>
  nameOfCodedPlace(code) ?? named(depots, code) ?? named(warehouses, code)

type AtPort = { readonly code: string; readonly port: string }

/** The codes of the places at a port; without a port, of all places. */
export const codesAt = (places: readonly AtPort[], port: string): readonly string[] =>
  places.filter((place) => port === '' || place.port === port).map(({ code }) => code)
