import type { RatedSailing } from '#domain/tariffs/ocean/ocean-rate.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import type { Queries } from '#server/platform/database/connect.ts'
import { findSailings } from './schedule-store.ts'

/** The window of departures; its end no longer belongs to it. */
export type WantedSailings = {
  readonly pol: string
  readonly pod: string
  readonly from: Date
  readonly to: Date
}

export type ScheduledSailing = Required<RatedSailing> & { readonly carrier: string }

/** The ships a rate of the lane can hold for, the next to leave first. Days are those of Shanghai. */
export async function sailingsFor(
  queries: Queries,
  wanted: WantedSailings,
): Promise<readonly ScheduledSailing[]> {
  const found = await findSailings(queries, wanted)
  return found.map(({ sailing, arrivesAt }) => ({
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
