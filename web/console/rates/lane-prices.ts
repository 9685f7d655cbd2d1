import { laneCurrencies } from '#domain/rates/amount-signs.ts'
import { lanePriceFields, type RateKind } from '#domain/rates/rate.ts'
import type { ContainerType } from '#domain/values/container-type.ts'
import type { Currency } from '#domain/values/money.ts'

type Prices = Readonly<Partial<Record<ContainerType, string>>>
export type LanePrices = { readonly prices: Prices; readonly currency: Currency }

export type LaneKind = keyof typeof lanePriceFields

export const isLane = (kind: RateKind): kind is LaneKind => Object.hasOwn(lanePriceFields, kind)

export const currencyOf = (kind: LaneKind): Currency => laneCurrencies[kind]

/** The prices of a lane; undefined for a tariff. */
export function lanePrices(kind: RateKind, pricing: unknown): LanePrices | undefined {
  if (!isLane(kind)) return undefined
  const prices = (pricing as Readonly<Record<string, Prices | undefined>>)[lanePriceFields[kind]] ?? {}
  return { prices, currency: currencyOf(kind) }
}
