const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone)
  if (known) return known
  const numeric = {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  } as const
  const made = new Intl.DateTimeFormat('en-GB', { ...numeric, hourCycle: 'h23', timeZone: zone })
  clocks.set(zone, made)
  return made
}

/** As the clock of the zone shows it, whole seconds. */
function readOffset(instant: Date, zone: string): number {
  const parts = clockOf(zone).formatToParts(instant)
  const figure = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value)
  const day = [figure('year'), figure('month') - 1, figure('day')] as const
  const wall = Date.UTC(...day, figure('hour'), figure('minute'), figure('second'))
  return wall - Math.floor(instant.getTime() / 1000) * 1000
}

const dayMs = 24 * 60 * 60 * 1000

/** By zone and day of UTC; undefined on a day on which the clock changes. */
const offsets = new Map<string, number | undefined>()
/** A year of fifty zones. */
const maxOffsets = 18_000

/**
 * How many milliseconds the clock of a place is ahead of UTC at an instant. Reading a clock takes long, and every sailing of
 * a price has one, so it is read once for each day.
 */
export function aheadMs(instant: Date, zone: string): number {
  const day = Math.floor(instant.getTime() / dayMs)
  const key = `${zone} ${day}`
  if (!offsets.has(key)) {
    const [first, next] = [day, day + 1].map((one) => readOffset(new Date(one * dayMs), zone))
    if (offsets.size >= maxOffsets) offsets.clear()
    offsets.set(key, first === next ? first : undefined)
  }
  return offsets.get(key) ?? readOffset(instant, zone)
}
