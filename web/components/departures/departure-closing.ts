import type { DepartureView } from '#contract/sailings.ts'
import { closingOf } from '#domain/schedules/cut-offs.ts'

type Departing = Pick<DepartureView, 'departsAt'>

/** When the price of a sailing ends: the same first cut-off as in a search for offers. */
export const closesAt = ({ departsAt }: Departing): Date => closingOf({ etd: new Date(departsAt) }).time

export const isClosed = (departure: Departing, now: Date): boolean => closesAt(departure) < now

export const openOnes = <Departure extends Departing>(
  departures: readonly Departure[],
  now: Date,
): Departure[] => departures.filter((departure) => !isClosed(departure, now))
