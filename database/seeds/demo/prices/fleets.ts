import { carriers } from '#domain/places/carriers.data.ts'
import type { LinerService } from '#domain/places/liner-service.ts'
import { services } from '#domain/places/services.data.ts'
import { vesselNames } from './vessels.data.ts'

/** One ship per week of the round trip, for a weekly departure. */
const shipsIn = ({ calls }: LinerService): number =>
  Math.max(2, Math.ceil(((calls.at(-1)?.day ?? 7) * 1.8) / 7))

function namedFleets(): ReadonlyMap<string, readonly string[]> {
  const fleets = new Map<string, readonly string[]>()
  for (const { code: carrier, shortName } of carriers) {
    let taken = 0
    for (const service of services.filter((one) => one.carrier === carrier)) {
      const names = vesselNames.slice(taken, taken + shipsIn(service))
      taken += shipsIn(service)
      fleets.set(
        service.code,
        names.map((name) => `${shortName.en} ${name}`.toUpperCase()),
      )
    }
    if (taken > vesselNames.length) throw new Error(`${carrier} has more ships than names`)
  }
  return fleets
}

const fleets = namedFleets()

/** The vessel that departs in a week, and its number of earlier round trips. */
export function shipOf(service: string, week: number): { readonly vessel: string; readonly round: number } {
  const fleet = fleets.get(service) ?? []
  const vessel = fleet[week % fleet.length]
  if (!vessel) throw new Error(`${service} has no ships`)
  return { vessel, round: Math.floor(week / fleet.length) }
}
