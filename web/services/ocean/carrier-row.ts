import type { CarrierView, LinerServiceView } from '#contract/sailings.ts'
import { servicePaths } from '#domain/brands/service-paths.ts'
import { type HomePort, homePorts } from '#domain/places/home-ports.ts'
import { listed } from './rotation.ts'

export type CarrierRow = Pick<CarrierView, 'code' | 'name'> & {
  /** The newest first. */
  readonly services: readonly LinerServiceView[]
  /** The home ports that it sails from. */
  readonly origins: readonly HomePort[]
  /** The number of ports that it sails to. */
  readonly calls: number
}

/** A carrier with what it sails. */
export function carrierRow({ code, name }: CarrierView, all: readonly LinerServiceView[]): CarrierRow {
  const services = listed(all, { carrier: code })
  const from = new Set(services.flatMap(({ origins }) => origins.map(({ port }) => port)))
  const to = new Set(services.flatMap(({ calls }) => calls.map(({ port }) => port)))
  return { code, name, services, origins: homePorts.filter((port) => from.has(port)), calls: to.size }
}

/** The prices of a carrier. */
export const carrierPage = (code: string): string =>
  `${servicePaths.carrierOffers}?carrier=${encodeURIComponent(code)}`
