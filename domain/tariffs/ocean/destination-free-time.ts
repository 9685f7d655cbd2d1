import type { OceanRate } from './ocean-rate.ts'
import type { DestinationFreeTime, OceanTariff } from './ocean-tariff.ts'

type Lane = Pick<OceanRate, 'carrier' | 'pod'>

/** How closely a row names the lane; undefined where it is about another carrier or place. */
function closeness({ places, carrier }: DestinationFreeTime, lane: Lane): number | undefined {
  if (carrier !== undefined && carrier !== lane.carrier) return undefined
  const ofCarrier = carrier === undefined ? 0 : 2
  if (places.includes(lane.pod)) return ofCarrier + 1
  // A UN/LOCODE begins with its country.
  return places.includes(lane.pod.slice(0, 2)) ? ofCarrier : undefined
}

/** The free time at the port of discharge: the carrier's own before the usual one, a port before its country. */
export function freeTimeAt(
  lane: Lane,
  { destinationFreeTime = [] }: Pick<OceanTariff, 'destinationFreeTime'>,
): DestinationFreeTime | undefined {
  const found = destinationFreeTime.flatMap((row) => {
    const close = closeness(row, lane)
    return close === undefined ? [] : [{ row, close }]
  })
  return found.toSorted((one, other) => other.close - one.close)[0]?.row
}
