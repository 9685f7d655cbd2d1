import type { TruckingPort } from '#domain/tariffs/trucking/trucking-tariff.data.ts'
import type { Region } from './port.ts'

/** Every `day` counts from the departure from the first origin of the same voyage. */
export type OriginCall = {
  readonly port: TruckingPort
  /** SMDG. */
  readonly terminal: string
  readonly day: number
  /** Of the departure; 0 is Sunday. */
  readonly weekday: number
}

export type DestinationCall = {
  readonly port: string
  /** SMDG; the codes of two ports may be the same. */
  readonly terminal: string
  readonly day: number
}

/** A weekly service: it departs from its origins in their order and then arrives at its destinations in theirs. */
export type LinerService = {
  readonly code: string
  readonly carrier: string
  readonly region: Region
  /** Of the ships that sail it. */
  readonly teu: number
  readonly origins: readonly OriginCall[]
  readonly calls: readonly DestinationCall[]
}
