import type { TruckingPort } from '#domain/tariffs/trucking/trucking-tariff.data.ts'
import { type District, districts } from './districts.data.ts'
import { createFind } from './match-text.ts'

const find = createFind<District>(({ code, name, pinyin, city }) => ({
  code,
  name,
  pinyin,
  aliases: [city.zh, city.en],
}))

type DistrictSearch = { readonly port?: TruckingPort; readonly limit?: number }

/** By its own names or by its city's; only those of the port's trucks when a port is given. */
export const findDistricts = (text: string, { port, limit }: DistrictSearch = {}): readonly District[] =>
  find(text, port === undefined ? districts : districts.filter((district) => district.port === port), limit)
