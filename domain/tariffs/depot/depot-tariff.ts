import type { HomePort } from '#domain/places/home-ports.ts'
import type { TariffVersion } from '#domain/tariffs/charge.ts'

export type DepotPort = HomePort

/** The kinds of container with a storage price of their own. */
export const storageKinds = ['empty', 'laden', 'pre-pull'] as const
export type StorageKind = (typeof storageKinds)[number]

/** A span of chargeable days, counted from 1; the last tier has no end. */
export type StorageTier = {
  readonly fromDay: number
  readonly toDay?: number
  /** How many times the first tier's price a day of this one costs. */
  readonly factor: string
}

export type BySize = { readonly 20: string; readonly 40: string }

export type DepotTariff = TariffVersion & {
  readonly port: DepotPort
  /** Both days belong to the validity. */
  readonly validFrom: string
  readonly validTo: string
  readonly freeDays: number
  /** Yuan a day in the first tier; a kind that is not named is not stored here. */
  readonly storagePerDay: Readonly<Partial<Record<StorageKind, string>>>
  readonly storageTiers: readonly StorageTier[]
  readonly hazardousPerContainer?: string
  readonly extraHandlingPerMove?: string
  readonly lift: BySize
  readonly cleaning: BySize
  readonly weighing: string
  readonly preTripInspection: BySize
  readonly reeferPowerPerDay: BySize
}
