import type { Language } from '#domain/brands/brand.ts'
import { codedPlaces, codesOfPlaces } from '#domain/places/coded-places.ts'
import { ownPlaces } from '#server/places/index.ts'
import type { Db } from '#server/platform/database/connect.ts'

/** Every place that a rate can name. */
const ratePlaces = async (db: Db) => [...codedPlaces, ...(await ownPlaces(db))]

/** The codes of the places that a search means by their name, in either language. */
export const placesSearched = async (db: Db, search: string | undefined): Promise<readonly string[]> =>
  search ? codesOfPlaces(await ratePlaces(db), search) : []

/** Names of places by code, in one language. */
export type ShownNames = Readonly<Record<string, string>>

export const shownNames = async (db: Db, language: Language): Promise<ShownNames> =>
  Object.fromEntries((await ratePlaces(db)).map(({ code, name }) => [code, name[language]]))
