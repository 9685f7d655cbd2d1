import { dayInZone } from '#domain/language/format-time.ts'
import { zoneOfPort } from '#domain/places/port-zone.ts'
import { terminalAbroad } from '#domain/places/terminal-abroad.ts'
import type { RatedSailing } from '#domain/tariffs/ocean/ocean-rate.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { findArrivals, findSailings, type PortDepartures } from './schedule-store.ts'

export type WantedSailings = PortDepartures & { readonly pods: readonly string[] }

type Unstated = 'imoNumber' | 'arrivalTerminal' | 'arrivalZone'

/** The schedule may leave out the number of the ship and the terminal of arrival. */
export type ScheduledSailing = Required<Omit<RatedSailing, Unstated>> &
  Pick<RatedSailing, Unstated> & { readonly carrier: string }

type StoredSailing = Awaited<ReturnType<typeof findSailings>>[number]

const viewSailing = (stored: StoredSailing): Omit<ScheduledSailing, 'arrivesOn' | 'arrivesAt'> => ({
  code: stored.code,
  carrier: stored.carrierCode,
  linerService: stored.serviceCode,
  vessel: stored.vessel,
  voyage: stored.voyage,
  terminal: stored.terminal,
  departsOn: shanghaiDay(stored.departsAt),
  departsAt: stored.departsAt.toISOString(),
  shipTeu: stored.shipTeu,
  ...(stored.imoNumber !== null && { imoNumber: stored.imoNumber }),
})

type StoredArrival = Awaited<ReturnType<typeof findArrivals>>[number]

function viewArrival({ pod, arrivesAt, terminal }: StoredArrival) {
  const zone = zoneOfPort(pod)
  return {
    arrivesOn: dayInZone(arrivesAt, zone),
    arrivesAt: arrivesAt.toISOString(),
    ...(zone !== undefined && { arrivalZone: zone }),
    ...(terminal !== null && { arrivalTerminal: terminalAbroad(pod, terminal) }),
  }
}

/** Sailings by port of discharge, next departure first. Ships depart on Shanghai days and arrive on those of the port of discharge. */
export async function sailingsFor(
  db: Db,
  { pods, ...wanted }: WantedSailings,
): Promise<ReadonlyMap<string, readonly ScheduledSailing[]>> {
  const [sailings, arrivals] = await Promise.all([findSailings(db, wanted), findArrivals(db, wanted, pods)])
  const arrivalsOf = Map.groupBy(arrivals, ({ sailing }) => sailing)
  const byPod = new Map<string, ScheduledSailing[]>(pods.map((pod) => [pod, []]))
  for (const stored of sailings) {
    const sailing = viewSailing(stored)
    for (const arrival of arrivalsOf.get(stored.code) ?? [])
      byPod.get(arrival.pod)?.push({ ...sailing, ...viewArrival(arrival) })
  }
  return byPod
}
