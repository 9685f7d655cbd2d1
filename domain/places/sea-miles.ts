import { type Port, portOf } from './port.ts'
import { approaches, seaLanes, type Waypoint, waypoints } from './sea-lanes.data.ts'

type Position = readonly [latitude: number, longitude: number]

const earthRadiusMiles = 3440.065
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Nautical miles along the great circle, by the haversine. */
function greatCircle([fromLatitude, fromLongitude]: Position, [toLatitude, toLongitude]: Position): number {
  const alongMeridian = Math.sin(radians(toLatitude - fromLatitude) / 2) ** 2
  const alongParallel = Math.sin(radians(toLongitude - fromLongitude) / 2) ** 2
  const stretch = Math.cos(radians(fromLatitude)) * Math.cos(radians(toLatitude))
  return 2 * earthRadiusMiles * Math.asin(Math.sqrt(alongMeridian + stretch * alongParallel))
}

type Legs = ReadonlyMap<Waypoint, number>

function neighbours(): ReadonlyMap<Waypoint, Legs> {
  const legs = new Map<Waypoint, Map<Waypoint, number>>()
  const link = (from: Waypoint, to: Waypoint) => {
    const known = legs.get(from) ?? new Map<Waypoint, number>()
    legs.set(from, known.set(to, greatCircle(waypoints[from], waypoints[to])))
  }
  for (const lane of seaLanes) {
    lane.slice(1).forEach((to, index) => {
      const from = lane[index] ?? to
      link(from, to)
      link(to, from)
    })
  }
  return legs
}

const legsFrom = neighbours()

/** Miles from each port to its nearest waypoints. */
const approachesOf = new Map<string, Legs>()
for (const [waypoint, codes] of Object.entries(approaches) as [Waypoint, readonly string[]][]) {
  for (const code of codes) {
    const { latitude, longitude } = knownPort(code)
    const miles = greatCircle([latitude, longitude], waypoints[waypoint])
    approachesOf.set(code, new Map([...(approachesOf.get(code) ?? []), [waypoint, miles]]))
  }
}

function knownPort(code: string): Port {
  const port = portOf(code)
  if (port === undefined) throw new RangeError(`no port ${code}`)
  return port
}

/** The shortest way from a port to every waypoint (Dijkstra). */
function waysFrom(pol: string): Legs {
  const reached = new Map<Waypoint, number>()
  const open = new Map(approachesOf.get(pol))
  for (;;) {
    const [nearest] = [...open].sort(([, one], [, other]) => one - other)
    if (nearest === undefined) return reached
    const [waypoint, miles] = nearest
    open.delete(waypoint)
    reached.set(waypoint, miles)
    for (const [next, leg] of legsFrom.get(waypoint) ?? []) {
      if (!reached.has(next)) open.set(next, Math.min(open.get(next) ?? Infinity, miles + leg))
    }
  }
}

const waysByPort = new Map<string, Legs>()

/** Nautical miles by sea from port to port, rounded; zero within one port. */
export function seaMiles(pol: string, pod: string): number {
  if (knownPort(pol) === knownPort(pod)) return 0
  const ways = waysByPort.get(pol) ?? waysFrom(pol)
  waysByPort.set(pol, ways)
  const lastLegs = [...(approachesOf.get(pod) ?? [])]
  return Math.round(Math.min(...lastLegs.map(([waypoint, leg]) => leg + (ways.get(waypoint) ?? Infinity))))
}
