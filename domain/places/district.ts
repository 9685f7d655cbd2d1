import type { Bilingual } from '#domain/brands/brand.ts'
import type { TruckingPort } from '#domain/tariffs/trucking/trucking-tariff.data.ts'
import { districts } from './districts.data.ts'

export type District = {
  /** GB/T 2260, six digits. */
  readonly code: string
  readonly name: Bilingual
  readonly pinyin: string
  readonly city: Bilingual
  /** Whose trucks go there. */
  readonly port: TruckingPort
  /** From the port by road, rounded. */
  readonly kilometres: number
}

const districtsByCode: ReadonlyMap<string, District> = new Map(
  districts.map((district) => [district.code, district]),
)

export const districtOf = (code: string): District | undefined => districtsByCode.get(code)
