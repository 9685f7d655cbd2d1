import type { TerminalAbroad } from '#domain/places/terminal-abroad.ts'
import type { FeeCode } from '#domain/tariffs/fee-items.data.ts'
import type { ContainerType } from '#domain/values/container-type.ts'

/** One price for every container, or a price for each type; a type left out has no price. */
export type ContainerPrices = string | Readonly<Partial<Record<ContainerType, string>>>

export type PaymentTerm = 'prepaid' | 'collect'

/** Who sees a rate: everybody, or the named companies alone. */
export type Visibility = 'public' | { readonly companies: readonly string[] }

/** What carriers bill beside the freight, in the currency of the freight. */
export type SurchargeCode = Extract<
  FeeCode,
  | 'AMS'
  | 'AFR'
  | 'ENS'
  | 'ENSUK'
  | 'ACI'
  | 'ISPS'
  | 'EDI'
  | 'BAF'
  | 'LSS'
  | 'EBS'
  | 'PSS'
  | 'GRI'
  | 'PCS'
  | 'CIC'
  | 'OWS'
  | 'WRS'
>

type SurchargePrice =
  | { readonly per: 'container'; readonly price: ContainerPrices }
  | { readonly per: 'TEU' | 'BL'; readonly price: string }
  | { readonly per: 'freight'; readonly percent: string }

/** Without a payment term of its own, a surcharge has that of the freight. */
export type Surcharge = SurchargePrice & { readonly fee: SurchargeCode; readonly paymentTerm?: PaymentTerm }

export type RatedSailing = {
  readonly vessel: string
  readonly voyage: string
  /** Departure date, YYYY-MM-DD. */
  readonly departsOn: string
  /** From the schedule: the code of the call, departure to the minute, arrival. */
  readonly code?: string
  readonly linerService?: string
  readonly terminal?: string
  readonly departsAt?: string
  /** By the clock of the port of discharge. */
  readonly arrivesOn?: string
  readonly arrivesAt?: string
  /** The IANA zone of that clock; quotes saved earlier have none and state Shanghai days. */
  readonly arrivalZone?: string
  readonly arrivalTerminal?: TerminalAbroad
  readonly imoNumber?: string
  readonly shipTeu?: number
}

export type OceanRate = {
  readonly code: string
  readonly version: string
  readonly carrier: string
  readonly sailing: RatedSailing
  readonly pol: string
  readonly pod: string
  /** Both days belong to the validity. */
  readonly validFrom: string
  readonly validTo: string
  readonly visibility: Visibility
  readonly freight: Readonly<Partial<Record<ContainerType, string>>>
  readonly surcharges: readonly Surcharge[]
  /** What the carrier says about the rate, as customers read it. */
  readonly carrierRemark?: string
}
