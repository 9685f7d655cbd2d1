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

/** Flat earth is accurate enough near a port: a degree of latitude is 111.2 km, one of longitude less. */
const kilometresPerDegree = 111.2

export type FromPort = {
  readonly kilometres: number
  /** Clockwise from north, in degrees. */
  readonly bearing: number
  readonly direction: Direction
}

/** Distance and direction in a straight line. */
export function directionTo(from: Position, to: Position): FromPort {
  const north = (to.latitude - from.latitude) * kilometresPerDegree
  const scale = Math.cos((((from.latitude + to.latitude) / 2) * Math.PI) / 180)
  const east = (to.longitude - from.longitude) * kilometresPerDegree * scale
  const bearing = ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360
  const direction = directions[Math.round(bearing / 45) % directions.length] ?? 'north'
  return { kilometres: Math.round(Math.hypot(north, east)), bearing: Math.round(bearing), direction }
}

const radii = [10, 20, 50, 100, 200, 500, 1000] as const

/** The radius of the smallest ring around a port that includes a place. */
export const ringAround = (kilometres: number): number =>
  radii.find((radius) => radius >= kilometres) ?? Math.ceil(kilometres / 1000) * 1000
