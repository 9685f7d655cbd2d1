import type { HomePort } from '#domain/places/home-ports.ts'
import { useBrand } from '#web/page/brand-context.ts'

/** The port that a brand's forms start with. */
export const useOwnPort = (): HomePort => useBrand().homePort
