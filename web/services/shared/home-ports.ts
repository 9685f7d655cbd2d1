import { type OceanPort, oceanPorts } from '#domain/tariffs/ocean/ocean-tariff.ts'
import { useBrand } from '#web/page/brand-context.ts'

/** The ports the house works from; the lists beside the tariffs would bring the tariffs into the browser. */
export const homePorts = oceanPorts
export type HomePort = OceanPort

/** Where a brand's readers begin, until they choose. */
export const useOwnPort = (): HomePort => useBrand().homePort

export const asHomePort = (code: string | null | undefined): HomePort | undefined =>
  homePorts.find((port) => port === code)
