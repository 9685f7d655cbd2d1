import type { LinerServiceView } from '#contract/sailings.ts'

export type RotationStop = {
  readonly port: string
  /** Days after the departure from the first port. */
  readonly day: number
  /** Of the departure, Monday is 1; the last port has none. */
  readonly weekday?: number
}

type LinerServiceCard = Pick<LinerServiceView, 'origins' | 'calls'>

/** The ports in sailing order; less than a week is between two calls. */
export function rotationOf({ origins, calls }: LinerServiceCard): readonly RotationStop[] {
  const stops: RotationStop[] = []
  for (const { port, weekday } of origins) {
    const before = stops.at(-1)
    const gap = before?.weekday === undefined ? 0 : (weekday - before.weekday + 7) % 7
    stops.push({ port, weekday, day: (before?.day ?? 0) + gap })
  }
  const last = stops.at(-1)?.day ?? 0
  return [...stops, ...calls.map(({ port, days }) => ({ port, day: last + days }))]
}

type Filter = { readonly port?: string | null; readonly carrier?: string | null }

/** The newest first, filtered by port and carrier where they are given. */
export function listed<Row extends LinerServiceCard & Pick<LinerServiceView, 'carrier' | 'since'>>(
  services: readonly Row[],
  { port, carrier }: Filter,
): readonly Row[] {
  return services
    .filter((service) => !carrier || service.carrier === carrier)
    .filter(({ origins, calls }) => !port || [...origins, ...calls].some((call) => call.port === port))
    .toSorted((one, other) => (one.since === other.since ? 0 : one.since < other.since ? 1 : -1))
}

const strip = { width: 300, height: 14, radius: 5.5 } as const

/** The days of the longest of these services. */
export const longestRotation = (services: readonly LinerServiceCard[]): number =>
  Math.max(1, ...services.map((service) => rotationOf(service).at(-1)?.day ?? 0))

/** Where the stops are on a line whose width stands for so many days. */
export function rotationStrip(stops: readonly RotationStop[], days: number) {
  const room = strip.width - 2 * strip.radius
  const at = (day: number) => Math.round((strip.radius + (room * day) / Math.max(1, days)) * 10) / 10
  return {
    ...strip,
    points: stops.map(({ day, weekday }) => ({ x: at(day), isLoading: weekday !== undefined })),
    end: at(stops.at(-1)?.day ?? 0),
  }
}
