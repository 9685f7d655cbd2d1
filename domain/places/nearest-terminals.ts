import type { Bilingual } from '#domain/brands/brand.ts'
import { type Terminal, terminals } from './terminals.data.ts'

type Position = { readonly latitude: number; readonly longitude: number }

/** Flat earth is accurate enough near a port: a degree of latitude is 111.2 km, one of longitude less. */
const kilometresPerDegree = 111.2

/** Ours: a road near a port is about this much longer than the straight line. */
const roadFactor = 1.3

function straightKilometres(from: Position, to: Position): number {
  const north = (to.latitude - from.latitude) * kilometresPerDegree
  const scale = Math.cos((((from.latitude + to.latitude) / 2) * Math.PI) / 180)
  const east = (to.longitude - from.longitude) * kilometresPerDegree * scale
  return Math.hypot(north, east)
}

/** By road, estimated from the positions; at least one kilometre. */
function roadKilometres(from: Position, terminal: Terminal): number {
  const { bridge } = terminal
  const straight = bridge
    ? straightKilometres(from, bridge) + straightKilometres(bridge, terminal)
    : straightKilometres(from, terminal)
  return Math.max(1, Math.round(straight * roadFactor))
}

export type NearTerminal = {
  readonly code: string
  readonly name: Bilingual
  readonly kilometres: number
  /** The bridge that the road goes over. */
  readonly bridge?: Bilingual
}

/** More would say little about where a place is. */
const maxShown = 4

/**
 * The terminals of its port that are nearest to a place by road, the nearest first. The facts of a warehouse name its
 * terminals, as rows of a dictionary such as `CNNGB-BLCT1`: then exactly those.
 */
export function nearestTerminals(
  place: Position & { readonly port: string },
  named: readonly string[] = [],
): readonly NearTerminal[] {
  const isNamed = ({ port, code }: Terminal) => named.includes(`${port}-${code}`)
  const near = terminals
    .filter((terminal) => (named.length > 0 ? isNamed(terminal) : terminal.port === place.port))
    .map((terminal) => ({
      code: terminal.code,
      name: terminal.name,
      kilometres: roadKilometres(place, terminal),
      ...(terminal.bridge && { bridge: terminal.bridge.name }),
    }))
    .toSorted((one, other) => one.kilometres - other.kilometres)
  return named.length > 0 ? near : near.slice(0, maxShown)
}
