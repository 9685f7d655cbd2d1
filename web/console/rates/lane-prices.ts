import { lanePriceFields, type RateKind } from '#domain/rates/rate.ts'
import { feeItems } from '#domain/tariffs/fee-items.data.ts'
import type { ContainerType } from '#domain/values/container-type.ts'
import type { Currency } from '#domain/values/money.ts'

type Prices = Readonly<Partial<Record<ContainerType, string>>>
export type LanePrices = { readonly prices: Prices; readonly currency: Currency }

/** The field of the pricing that has the prices by container type, and their currency. */
const priceFields = {
  'ocean-lane': { field: lanePriceFields['ocean-lane'], currency: feeItems.OF.currency },
  'trucking-lane': { field: lanePriceFields['trucking-lane'], currency: feeItems.TRUCK.currency },
} as const

export const isLane = (kind: RateKind): kind is keyof typeof priceFields => Object.hasOwn(priceFields, kind)

export const currencyOf = (kind: keyof typeof priceFields): Currency => priceFields[kind].currency

/** The prices of a lane; undefined for a tariff. */
export function lanePrices(kind: RateKind, pricing: unknown): LanePrices | undefined {
  if (!isLane(kind)) return undefined
  const { field, currency } = priceFields[kind]
  const prices = (pricing as Readonly<Record<string, Prices | undefined>>)[field] ?? {}
  return { prices, currency }
}
