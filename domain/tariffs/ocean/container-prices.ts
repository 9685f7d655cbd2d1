import { priced } from '#domain/tariffs/priced.ts'
import { type ContainerType, containerFacts, containerTypeCodes } from '#domain/values/container-type.ts'
import type { ContainerPrices } from './ocean-rate.ts'
import type { BySize } from './ocean-tariff.ts'

/** Tariffs know two sizes; whatever counts two TEU is priced as a forty. */
export const sizeOf = (type: ContainerType): 20 | 40 => (containerFacts(type).teu === 1 ? 20 : 40)

export const pricesBySize = (prices: BySize<string>): ContainerPrices =>
  Object.fromEntries(containerTypeCodes.map((type) => [type, prices[sizeOf(type)]]))

export const priceOf = (type: ContainerType, prices: ContainerPrices): string | undefined =>
  priced(typeof prices === 'string' ? prices : prices[type])
