import type { Charge } from '#domain/tariffs/charge.ts'
import type { ContainerCount } from '#domain/values/container-type.ts'
import type { BillType } from './bill-type.ts'
import type { OceanCargo } from './ocean-cargo.ts'
import type { OceanRate, PaymentTerm } from './ocean-rate.ts'
import type { OceanService } from './ocean-tariff.ts'
import type { Asking } from './rates-for.ts'

/** An add-on with the inputs of its price; containers are those of the booking. */
export type AddOnQuery =
  /** By the lane to the district. A query of before districts were asked for has none, and no price. */
  | { readonly kind: 'trucking'; readonly district?: string; readonly pickUpPlace?: string }
  | { readonly kind: 'warehouse-loading' }
  /** One for each bill of lading. */
  | { readonly kind: 'certificate-of-origin' }
  /** To a city or post code. A query of before places were asked for has none, and no price. */
  | { readonly kind: 'delivery'; readonly place?: string }
  | { readonly kind: 'export-customs' | 'import-clearance'; readonly declarations: number }
  | { readonly kind: 'storage'; readonly cbm: string; readonly days: number }
  /** In yuan: who knows another currency converts it before, with the rate on record. */
  | { readonly kind: 'insurance'; readonly cargoValue: string }

export type TruckingAddOn = Extract<AddOnQuery, { readonly kind: 'trucking' }>

export const truckingIn = (addOns: readonly AddOnQuery[]): TruckingAddOn | undefined =>
  addOns.find((addOn) => addOn.kind === 'trucking')

export type OceanRequest = OceanCargo & {
  readonly company: Asking
  /** The day of the query in Shanghai. */
  readonly day: string
  readonly rate: OceanRate
  readonly containers: readonly ContainerCount[]
  readonly billsOfLading: number
  readonly paymentTerms: { readonly freight: PaymentTerm; readonly destination: PaymentTerm }
  /** Who pays for the import clearance; without it, who pays at the destination. */
  readonly importTerm?: PaymentTerm
  readonly addOns: readonly AddOnQuery[]
  /** Without it, original bills. */
  readonly billType?: BillType
}

export type OceanGroup = 'origin' | 'freight' | 'destination'

/** A charge, where it arises and who pays it: prepaid the shipper, collect the consignee. */
export type OceanCharge = Charge & {
  readonly group: OceanGroup
  readonly paymentTerm: PaymentTerm
  readonly addOn?: OceanService
}
