import type { FindingCounts } from './publish-check.ts'

/** From when on another person has to publish what one prepared; 0 for never. */
export type PublishLimits = {
  /** More rates than this at once. */
  readonly rates: number
  /** A price whose margin is smaller, in percent of the price. */
  readonly marginPercent: number
}

export const secondPersonReasons = ['rates', 'margin'] as const
export type SecondPersonReason = (typeof secondPersonReasons)[number]

export type Prepared = {
  /** How many rates are published at once. */
  readonly rates: number
  readonly counts: FindingCounts
  /** Who saved the draft, uploaded the sheet or made the edit; null for demo data. */
  readonly preparedBy: string | null
}

/** Why this person must leave the publication to a colleague; null if they may publish it. */
export function secondPersonReason(
  limits: PublishLimits,
  { rates, counts, preparedBy }: Prepared,
  publisher: string | null,
): SecondPersonReason | null {
  if (preparedBy === null || preparedBy !== publisher) return null
  if (limits.rates > 0 && rates > limits.rates) return 'rates'
  return limits.marginPercent > 0 && counts.loss + counts.margin > 0 ? 'margin' : null
}
