import { type OceanPort, oceanPorts } from '#domain/tariffs/ocean/ocean-tariff.ts'
import { useBrand } from '#web/page/brand-context.ts'
import { homePortOf } from '#web/services/ocean/lanes.data.ts'

/** The ports the house works from; the lists beside the tariffs would bring the tariffs into the browser. */
export const homePorts = oceanPorts
export type HomePort = OceanPort

/** Where a brand's readers begin, until they choose. */
export const useOwnPort = (): HomePort => homePortOf[useBrand().code]

export const asHomePort = (code: string | null | undefined): HomePort | undefined =>
  homePorts.find((port) => port === code)
