import { freeDays, storageTiers } from '#domain/tariffs/depot/storage-terms.data.ts'
import { homePorts } from '#web/services/shared/home-ports.ts'

/** When a stay begins to cost, by port. Days alone: no price goes with it. */
export const storageTerms = homePorts.map((port) => ({
  port,
  freeDays: freeDays[port],
  tierStarts: storageTiers.map(({ fromDay }) => fromDay),
}))

export type StorageTerms = (typeof storageTerms)[number]
