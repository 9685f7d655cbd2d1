import type { Bilingual } from '#domain/brands/brand.ts'
import type { warehouseDictionaryCodes } from '#domain/dictionaries/codes.ts'

export type WarehouseDictionary = (typeof warehouseDictionaryCodes)[number]

/** What a warehouse says of itself in the words of the dictionaries; it is found by every one of them. */
export type ListedFacts = Readonly<Partial<Record<WarehouseDictionary, readonly string[]>>>

/** What it says in figures and sentences (spec §3). */
export type WarehouseFacts = {
  readonly areaSquareMetres: number
  readonly freeSquareMetres: number
  /** Tons a square metre the ground bears. */
  readonly groundBearingTons: number
  /** Tons a square metre of the upper floors; none where there is one floor. */
  readonly floorLoadTons: number | null
  readonly netHeightMetres: number
  readonly columnSpacingMetres: string
  readonly floors: number
  readonly crane: { readonly count: number; readonly tons: number } | null
  readonly gates: number
  readonly platforms: number
  readonly isDivisible: boolean
  readonly leastSquareMetres: number | null
  readonly isBonded: boolean
  readonly racking: Bilingual
  readonly monitorSystem: Bilingual
  readonly fireRating: Bilingual
  readonly customers: Bilingual
  readonly categories: readonly Bilingual[]
}

export type PlaceContact = {
  readonly name: Bilingual
  readonly phone: string
  readonly email: string
}

/** A depot on one sheet (spec §3). */
export type DepotFacts = {
  readonly areaSquareMetres: number
  readonly capacityTeu: number
  readonly stackers: number
  readonly repairShedSquareMetres: number
  readonly reeferSockets: number
  readonly equipment: readonly Bilingual[]
  /** By the words of the yard dictionaries. */
  readonly serviceTypes: readonly string[]
}

export type OverseasFacts = {
  readonly areaSquareMetres: number
  readonly services: readonly Bilingual[]
  readonly cutOff: Bilingual
  readonly deliversTo: Bilingual
  /** Its city among those abroad, and what it does, in the words of the dictionaries; not all were written with it. */
  readonly listed?: ListedFacts
}
