type Position = { readonly latitude: number; readonly longitude: number }

export const directions = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const
export type Direction = (typeof directions)[number]

/** Within a port's reach the earth is flat: a degree of latitude is 111.2 km, one of longitude shrinks with it. */
const kilometresPerDegree = 111.2

export type Way = {
  readonly kilometres: number
  /** Clockwise from north, in degrees. */
  readonly bearing: number
  readonly direction: Direction
}

/** How far and where to from a port, as the crow flies. */
export function wayTo(from: Position, to: Position): Way {
  const north = (to.latitude - from.latitude) * kilometresPerDegree
  const shrunk = Math.cos((((from.latitude + to.latitude) / 2) * Math.PI) / 180)
  const east = (to.longitude - from.longitude) * kilometresPerDegree * shrunk
  const bearing = ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360
  const direction = directions[Math.round(bearing / 45) % directions.length] ?? 'north'
  return { kilometres: Math.round(Math.hypot(north, east)), bearing: Math.round(bearing), direction }
}

const reaches = [10, 20, 50, 100, 200, 500, 1000] as const

/** The ring around a port that holds a place, in kilometres one can say. */
export const reachOf = (kilometres: number): number =>
  reaches.find((reach) => reach >= kilometres) ?? Math.ceil(kilometres / 1000) * 1000
