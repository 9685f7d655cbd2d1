import { type HomePort, homePorts } from '#domain/places/home-ports.ts'
import type { TariffVersion } from '#domain/tariffs/charge.ts'
import type { FeeCode } from '#domain/tariffs/fee-items.data.ts'
import type { Currency } from '#domain/values/money.ts'
import type { DangerClass } from './ocean-cargo.ts'
import type { ContainerPrices, SurchargeCode } from './ocean-rate.ts'

export const oceanPorts = homePorts
export type OceanPort = HomePort

export type LocalCharge = {
  readonly fee: FeeCode
  readonly per: 'container' | 'BL'
  readonly price: ContainerPrices
}

type Priced = {
  readonly fee: FeeCode
  /** Where an agent abroad bills in the currency of the country; without it, that of the fee. */
  readonly currency?: Currency
}

/** How a service beside the freight is priced. */
export type ServicePrice =
  | (Priced & { readonly per: 'container'; readonly price: ContainerPrices })
  | (Priced & { readonly per: 'document' | 'CBM-day'; readonly price: string })
  | {
      readonly per: 'insured-value'
      readonly fee: FeeCode
      readonly percent: string
      /** The cover in percent of the cargo value. */
      readonly coverPercent: string
      readonly minimum: string
    }

/**
 * Spec §2, the sea booking form: what can be had at each end. Lanes price trucking; published tariffs may still name a
 * price for it, which the release before reads.
 */
export const originServices = [
  'trucking',
  'warehouse-loading',
  'export-customs',
  'certificate-of-origin',
  'insurance',
  'storage',
] as const
export const destinationServices = ['delivery', 'import-clearance'] as const
export type OriginService = (typeof originServices)[number]
export type DestinationService = (typeof destinationServices)[number]
export type OceanService = OriginService | DestinationService

type Prices<S extends OceanService> = Readonly<Partial<Record<S, ServicePrice>>>

export type AdvanceManifest = {
  readonly fee: SurchargeCode
  /** The countries of arrival that want it, ISO 3166. */
  readonly countries: readonly string[]
  readonly price: string
}

/** What each size of container costs or bears. */
export type BySize<T> = { readonly 20: T; readonly 40: T }

/** Days without charge, and what each container costs for each day after them. */
export type FreeTime = { readonly freeDays: number; readonly perDay: BySize<string> }

/** What the consignee may use at the port of discharge before it costs. */
export type DestinationFreeTime = {
  /** Ports by UN/LOCODE, or whole countries by ISO 3166. */
  readonly places: readonly string[]
  /** In which the agent of the carrier charges; without it, dollars. */
  readonly currency?: Currency | undefined
  /** Only for the sailings of this carrier. */
  readonly carrier?: string
  /** From discharge to the gate of the terminal. */
  readonly demurrage: FreeTime
  /** From the gate of the terminal to the return of the empty container. */
  readonly detention: FreeTime
}

export type LaterPrices = {
  readonly telexRelease: string
  readonly amendment: string
  readonly manifestAmendment: string
  readonly rollOver: string
  readonly overweight: { readonly overTons: BySize<number>; readonly price: BySize<string> }
  /** From the pick-up of the empty container to the gate of the terminal. */
  readonly detention: FreeTime
  /** From the gate of the terminal to loading. Tariffs of before it was stated have none. */
  readonly demurrage?: FreeTime
}

/** What a booking from one of our ports costs beside the carrier's rate. */
export type OceanTariff = TariffVersion & {
  readonly port: OceanPort
  /** Both days belong to the validity. */
  readonly validFrom: string
  readonly validTo: string
  readonly deadFreightPercent: string
  readonly localCharges: readonly LocalCharge[]
  readonly manifests: readonly AdvanceManifest[]
  readonly originServices: Prices<OriginService>
  /** By port of discharge; without an agent there is no price. */
  readonly destinationServices: Readonly<Partial<Record<string, Prices<DestinationService>>>>
  readonly later: LaterPrices
  /** Dollars for each TEU by class; a class without a row is on request. */
  readonly dangerousGoods?: readonly { readonly class: DangerClass; readonly price: string }[]
  /** The share of the freight for a shipper's own container; without it, on request. */
  readonly socFreightPercent?: string
  /** Tariffs of before it was stated have none. */
  readonly destinationFreeTime?: readonly DestinationFreeTime[]
}
