import type { PlaceName } from '#contract/places.ts'
import type { Bilingual } from '#domain/brands/brand.ts'
import { districtOf } from '#domain/places/district.ts'
import { portOf } from '#domain/places/port.ts'
import { terminals } from '#domain/places/terminals.data.ts'

/** The places of the house that are kept in its database. */
export type OwnPlaces = { readonly depots: readonly PlaceName[]; readonly warehouses: readonly PlaceName[] }

export const noPlaces: OwnPlaces = { depots: [], warehouses: [] }

/** A district is hardly ever known without its city. */
function nameOfDistrict(code: string): Bilingual | undefined {
  const district = districtOf(code)
  if (!district) return undefined
  const { city, name } = district
  return { zh: `${city.zh}${name.zh}`, en: `${city.en} ${name.en}` }
}

const named = (places: readonly { readonly code: string; readonly name: Bilingual }[], code: string) =>
  places.find((place) => place.code === code)?.name

/** What a place is called, whatever sort of place its code stands for. */
export const nameOfPlace = (code: string, { depots, warehouses }: OwnPlaces): Bilingual | undefined =>
  portOf(code)?.name ??
  nameOfDistrict(code) ??
  named(terminals, code) ??
  named(depots, code) ??
  named(warehouses, code)

type AtPort = { readonly code: string; readonly port: string }

/** The codes of those at a port; while no port is chosen, of all. */
export const codesAt = (places: readonly AtPort[], port: string): readonly string[] =>
  places.filter((place) => port === '' || place.port === port).map(({ code }) => code)
