import { priced } from '#domain/tariffs/priced.ts'
import { type ContainerType, containerFacts, containerTypeCodes } from '#domain/values/container-type.ts'
import type { ContainerPrices } from './ocean-rate.ts'
import type { BySize } from './ocean-tariff.ts'

/** Tariffs have two sizes; every type of two TEU has the price of a 40-foot container. */
export const sizeOf = (type: ContainerType): 20 | 40 => (containerFacts(type).teu === 1 ? 20 : 40)

export const pricesBySize = (prices: BySize<string>): Exclude<ContainerPrices, string> =>
  Object.fromEntries(containerTypeCodes.map((type) => [type, prices[sizeOf(type)]]))

export const priceOf = (type: ContainerType, prices: ContainerPrices): string | undefined =>
  priced(typeof prices === 'string' ? prices : prices[type])
