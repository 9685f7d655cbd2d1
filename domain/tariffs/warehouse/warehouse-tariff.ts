import type { HomePort } from '#domain/places/home-ports.ts'
import type { TariffVersion } from '#domain/tariffs/charge.ts'
import type { ContainerType } from '#domain/values/container-type.ts'

/** How a warehouse quotes, in the words of the quote rule dictionary. */
export type QuoteRule =
  | 'by-area'
  | 'by-volume'
  | 'by-weight'
  | 'weight-or-volume'
  | 'by-pallet'
  | 'by-piece'
  | 'by-container'
  | 'by-order'
  | 'tiered'
  | 'minimum-charge'
  | 'lump-sum'
  | 'on-request'

/** The value-added services that have a fee of their own, in the words of their dictionary. */
export const valueAddedFees = {
  palletising: 'DTF',
  labelling: 'TBF',
  wrapping: 'CMF',
  sorting: 'FJF',
  overtime: 'JBF',
} as const
export type ValueAddedType = keyof typeof valueAddedFees

/** Yuan for one unit, and the least that is charged for a consignment. */
export type UnitPrice = { readonly price: string; readonly least?: string }

export type StoragePrice = {
  readonly rule: QuoteRule
  /** Yuan a day for one unit of what the rule counts; by lump sum, for the stay. */
  readonly price?: string
  readonly freeDays: number
  readonly least?: string
}

export type ContainerPrices = Readonly<Partial<Record<ContainerType, string>>>

/** The quotation of one warehouse, without tax; what is not named has no price there. */
export type WarehouseTariff = TariffVersion & {
  readonly warehouse: string
  readonly port: HomePort
  readonly validFrom: string
  readonly validTo: string
  /** The volume that one ton counts for where the greater of weight and volume is charged. */
  readonly cbmPerTon: string
  readonly storage?: StoragePrice
  readonly receiving?: UnitPrice
  readonly handlingIn?: UnitPrice
  readonly handlingOut?: UnitPrice
  readonly stuffing: ContainerPrices
  readonly stripping: ContainerPrices
  readonly valueAdded: Readonly<Partial<Record<ValueAddedType, UnitPrice>>>
}

export const isValidOn = (day: string, { validFrom, validTo }: WarehouseTariff): boolean =>
  day >= validFrom && day <= validTo
