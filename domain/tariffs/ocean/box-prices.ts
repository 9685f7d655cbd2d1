import { type ContainerType, containerFacts, containerTypeCodes } from '#domain/values/container-type.ts'
import { exact } from '#domain/values/exact-decimal.ts'
import type { BoxPrices } from './ocean-rate.ts'
import type { BySize } from './ocean-tariff.ts'

/** Tariffs know two sizes; whatever counts two TEU is priced as a forty. */
export const sizeOf = (type: ContainerType): 20 | 40 => (containerFacts(type).teu === 1 ? 20 : 40)

export const pricesBySize = (prices: BySize<string>): BoxPrices =>
  Object.fromEntries(containerTypeCodes.map((type) => [type, prices[sizeOf(type)]]))

/** Nothing is neither a price nor a measure: what has a zero in it was not filled in. */
export const priced = (price: string | undefined): string | undefined =>
  price !== undefined && exact(price).greaterThan(0) ? price : undefined

export const priceOf = (type: ContainerType, prices: BoxPrices): string | undefined =>
  priced(typeof prices === 'string' ? prices : prices[type])
