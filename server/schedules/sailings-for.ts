import type { RatedSailing } from '#domain/tariffs/ocean/ocean-rate.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { findArrivals, findSailings, type PortDepartures } from './schedule-store.ts'

export type WantedSailings = PortDepartures & { readonly pods: readonly string[] }

export type ScheduledSailing = Required<RatedSailing> & { readonly carrier: string }

type StoredSailing = Awaited<ReturnType<typeof findSailings>>[number]

const viewSailing = (stored: StoredSailing): Omit<ScheduledSailing, 'arrivesOn'> => ({
  code: stored.code,
  carrier: stored.carrierCode,
  linerService: stored.serviceCode,
  vessel: stored.vessel,
  voyage: stored.voyage,
  terminal: stored.terminal,
  departsOn: shanghaiDay(stored.departsAt),
  departsAt: stored.departsAt.toISOString(),
  shipTeu: stored.shipTeu,
})

/** Sailings by port of discharge, next departure first. Days are Shanghai days. */
export async function sailingsFor(
  db: Db,
  { pods, ...wanted }: WantedSailings,
): Promise<ReadonlyMap<string, readonly ScheduledSailing[]>> {
  const [sailings, arrivals] = await Promise.all([findSailings(db, wanted), findArrivals(db, wanted, pods)])
  const arrivalsOf = Map.groupBy(arrivals, ({ sailing }) => sailing)
  const byPod = new Map<string, ScheduledSailing[]>(pods.map((pod) => [pod, []]))
  for (const stored of sailings) {
    const sailing = viewSailing(stored)
    for (const { pod, arrivesOn } of arrivalsOf.get(stored.code) ?? [])
      byPod.get(pod)?.push({ ...sailing, arrivesOn })
  }
  return byPod
}
