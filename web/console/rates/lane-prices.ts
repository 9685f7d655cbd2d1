import type { RateKind } from '#domain/rates/rate.ts'
import { feeItems } from '#domain/tariffs/fee-items.data.ts'
import type { ContainerType } from '#domain/values/container-type.ts'
import type { Currency } from '#domain/values/money.ts'

type Prices = Readonly<Partial<Record<ContainerType, string>>>
export type LanePrices = { readonly prices: Prices; readonly currency: Currency }

/** Where a kind has a price by container type, by its name in the terms. */
const priceParts = {
  'ocean-lane': { part: 'freight', currency: feeItems.OF.currency },
  'trucking-lane': { part: 'prices', currency: feeItems.TRUCK.currency },
} as const

export const isLane = (kind: RateKind): kind is keyof typeof priceParts => Object.hasOwn(priceParts, kind)

export const currencyOf = (kind: keyof typeof priceParts): Currency => priceParts[kind].currency

/** What a lane sells a container for; sheets have no such price. */
export function lanePrices(kind: RateKind, terms: unknown): LanePrices | undefined {
  if (!isLane(kind)) return undefined
  const { part, currency } = priceParts[kind]
  const prices = (terms as Readonly<Record<string, Prices | undefined>>)[part] ?? {}
  return { prices, currency }
}
