import { depotTariffs } from '#domain/tariffs/depot/depot-tariff.data.ts'
import { homePorts } from '#web/services/frame/home-ports.ts'

/** When a stay begins to cost, by port. Days alone: it is read by the server, and no price goes with it. */
export const storageTerms = homePorts.map((port) => {
  const { freeDays, storageTiers } = depotTariffs[port]
  return { port, freeDays, tierStarts: storageTiers.map(({ fromDay }) => fromDay) }
})

export type StorageTerms = (typeof storageTerms)[number]
