import type { RatedSailing } from '#domain/tariffs/ocean/ocean-rate.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import type { Queries } from '#server/platform/database/connect.ts'
import { findSailings } from './schedule-store.ts'

export type WantedSailings = {
  readonly pol: string
  readonly pods: readonly string[]
  readonly from: Date
}

export type ScheduledSailing = Required<RatedSailing> & { readonly carrier: string }

/** Sailings of several lanes, next departure first. Days are Shanghai days. */
export async function sailingsFor(
  queries: Queries,
  wanted: WantedSailings,
): Promise<readonly (ScheduledSailing & { readonly pod: string })[]> {
  const found = await findSailings(queries, wanted)
  return found.map(({ sailing, pod, arrivesAt }) => ({
    pod,
    code: sailing.code,
    carrier: sailing.carrierCode,
    linerService: sailing.serviceCode,
    vessel: sailing.vessel,
    voyage: sailing.voyage,
    terminal: sailing.terminal,
    departsOn: shanghaiDay(sailing.departsAt),
    departsAt: sailing.departsAt.toISOString(),
    arrivesOn: shanghaiDay(arrivesAt),
    shipTeu: sailing.shipTeu,
  }))
}
