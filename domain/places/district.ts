import { type District, districts } from './districts.data.ts'

export type { District } from './districts.data.ts'

const districtsByCode: ReadonlyMap<string, District> = new Map(
  districts.map((district) => [district.code, district]),
)

export const districtOf = (code: string): District | undefined => districtsByCode.get(code)
