import type { Bilingual, BrandCode } from '#domain/brands/brand.ts'
import type {
  DepotFacts,
  ListedFacts,
  OverseasFacts,
  PlaceContact,
  WarehouseFacts,
} from '#domain/places/warehouse.ts'
import type { TruckingPort } from '#domain/tariffs/trucking/trucking-tariff.data.ts'

/** All names, streets, phone numbers and email addresses are invented. */
export type PlaceSeed = {
  readonly code: string
  /** Brands that show it; null for all. */
  readonly brands: readonly BrandCode[] | null
  readonly name: Bilingual
  readonly address: Bilingual
  readonly workTime: Bilingual
  readonly latitude: number
  readonly longitude: number
  readonly contacts: readonly PlaceContact[]
}

export type WarehouseSeed = PlaceSeed & {
  readonly port: TruckingPort
  readonly city: string
  readonly facts: WarehouseFacts
  readonly listed: ListedFacts
}

export type DepotSeed = PlaceSeed & { readonly port: TruckingPort; readonly facts: DepotFacts }

export type OverseasSeed = PlaceSeed & {
  readonly country: string
  readonly city: Bilingual
  readonly facts: OverseasFacts
}
