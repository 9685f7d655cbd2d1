import type { Language } from '#domain/brands/brand.ts'
import { carriersNamed } from '#domain/places/carriers-named.ts'
import { codedPlaces, codesOfPlaces } from '#domain/places/coded-places.ts'
import { companiesNamed } from '#server/certification/index.ts'
import { ownPlaces } from '#server/places/index.ts'
import type { Db } from '#server/platform/database/connect.ts'

/** Every place that a rate can name. */
const ratePlaces = async (db: Db) => [...codedPlaces, ...(await ownPlaces(db))]

/** What a searched text names beside codes: places and carriers by code, companies by id. */
export type NamedInSearch = {
  readonly places: readonly string[]
  readonly carriers: readonly string[]
  readonly companies: readonly string[]
}

/** A text that names more companies than this is no name. */
const maxCompanies = 100

/** By their names in either language, or by pinyin. */
export async function namedInSearch(db: Db, search: string | undefined): Promise<NamedInSearch> {
  if (!search) return { places: [], carriers: [], companies: [] }
  const companies = await companiesNamed(db, search, maxCompanies)
  return {
    places: codesOfPlaces(await ratePlaces(db), search),
    carriers: carriersNamed(search).map(({ code }) => code),
    companies: companies.map(({ id }) => id),
  }
}

/** Names of places by code, in one language. */
export type ShownNames = Readonly<Record<string, string>>

export const shownNames = async (db: Db, language: Language): Promise<ShownNames> =>
  Object.fromEntries((await ratePlaces(db)).map(({ code, name }) => [code, name[language]]))
