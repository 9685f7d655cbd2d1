import { carriers } from '#domain/places/carriers.data.ts'
import type { LinerService } from '#domain/places/liner-service.ts'
import { services } from '#domain/places/services.data.ts'
import { imoNumberOf } from '#domain/values/imo-number.ts'
import { vesselNames } from './vessels.data.ts'

/** One ship per week of the round trip, for a weekly departure. */
const shipsIn = ({ calls }: LinerService): number =>
  Math.max(2, Math.ceil(((calls.at(-1)?.day ?? 7) * 1.8) / 7))

type Ship = { readonly vessel: string; readonly imoNumber: string }

/** No ship afloat has a number that begins with 2, so that ours are no one else's. */
const imoNumberFor = (carrierNo: number, shipNo: number): string =>
  imoNumberOf(String(200_000 + 1_000 * carrierNo + 7 * shipNo))

function namedFleets(): ReadonlyMap<string, readonly Ship[]> {
  const fleets = new Map<string, readonly Ship[]>()
  for (const [carrierNo, { code: carrier, shortName }] of carriers.entries()) {
    let taken = 0
    for (const service of services.filter((one) => one.carrier === carrier)) {
      const first = taken
      const names = vesselNames.slice(first, first + shipsIn(service))
      taken += shipsIn(service)
      fleets.set(
        service.code,
        names.map((name, index) => ({
          vessel: `${shortName.en} ${name}`.toUpperCase(),
          imoNumber: imoNumberFor(carrierNo, first + index),
        })),
      )
    }
    if (taken > vesselNames.length) throw new Error(`${carrier} has more ships than names`)
  }
  return fleets
}

const fleets = namedFleets()

/** The vessel that departs in a week, its place in the fleet, and its number of earlier round trips. */
export function shipOf(
  service: string,
  week: number,
): Ship & { readonly place: number; readonly round: number } {
  const fleet = fleets.get(service) ?? []
  const place = week % fleet.length
  const ship = fleet[place]
  if (!ship) throw new Error(`${service} has no ships`)
  return { ...ship, place, round: Math.floor(week / fleet.length) }
}
