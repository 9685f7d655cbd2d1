/** A span of chargeable days, counted from 1; the last tier has no end. */
export type StorageTier = { readonly fromDay: number; readonly toDay?: number }

// Spec §9: storage is reckoned in tiers of 1–15, 16–30 and over 30 days.
const storageTiers: readonly StorageTier[] = [
  { fromDay: 1, toDay: 15 },
  { fromDay: 16, toDay: 30 },
  { fromDay: 31 },
]

/** Days that cost something: those after the free ones. */
export const chargeableDays = (daysInDepot: number, freeDays: number): number =>
  Math.max(0, daysInDepot - freeDays)

const daysWithin = ({ fromDay, toDay }: StorageTier, days: number): number =>
  Math.max(0, Math.min(days, toDay ?? days) - fromDay + 1)

/** How many of the chargeable days fall into each tier, step by step: a later tier never reprices an earlier day. */
export const daysByTier = (days: number, tiers: readonly StorageTier[] = storageTiers): readonly number[] =>
  tiers.map((tier) => daysWithin(tier, days))

/** Every calendar day counts, the day of arrival and the day of leaving included. */
export const daysInDepot = (arrivedOn: string, leftOn: string): number => {
  const dayMs = 24 * 60 * 60 * 1000
  return Math.round((Date.parse(`${leftOn}T00:00:00Z`) - Date.parse(`${arrivedOn}T00:00:00Z`)) / dayMs) + 1
}
