import { homePorts } from '#domain/places/home-ports.ts'
import { freeDays, storageTiers } from '#domain/tariffs/depot/storage-terms.data.ts'

/** Free days and tiers by port, without prices. */
export const storageTerms = homePorts.map((port) => ({
  port,
  freeDays: freeDays[port],
  tierStarts: storageTiers.map(({ fromDay }) => fromDay),
}))

export type StorageTerms = (typeof storageTerms)[number]
