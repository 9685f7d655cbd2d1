import type { StorageTier } from './depot-tariff.ts'

/** Days that cost something: those after the free ones. */
export const chargeableDays = (daysInDepot: number, freeDays: number): number =>
  Math.max(0, daysInDepot - freeDays)

/** How many of the chargeable days fall into a tier: a later tier never reprices an earlier day. */
export const daysWithin = (
  { fromDay, toDay = Number.POSITIVE_INFINITY }: StorageTier,
  days: number,
): number => Math.max(0, Math.min(days, toDay) - fromDay + 1)

/** Whether a day beyond these chargeable ones falls into a tier. */
export const isAhead = ({ toDay = Number.POSITIVE_INFINITY }: StorageTier, days: number): boolean =>
  days < toDay

/** Every calendar day counts, the day of arrival and the day of leaving included. */
export const daysInDepot = (arrivedOn: string, leftOn: string): number => {
  const dayMs = 24 * 60 * 60 * 1000
  return (Date.parse(leftOn) - Date.parse(arrivedOn)) / dayMs + 1
}
