import { compareMoney, type Money, yuan } from '#domain/values/money.ts'

// Ours: as many lanes as somebody can keep an eye on.
export const mostAlerts = 20

/** What is due: to tell of a price, to wait for the next fall, or nothing. */
export type AlertStep = 'tell' | 'wait-again' | 'rest'

type Watched = { readonly threshold: string; readonly isNotified: boolean }

/** Told once; then not again before the price was above and fell. No price at all says nothing of either. */
export function alertStep({ threshold, isNotified }: Watched, cheapest: Money | undefined): AlertStep {
  if (!cheapest) return 'rest'
  const isReached = compareMoney(cheapest, yuan(threshold)) <= 0
  if (isReached) return isNotified ? 'rest' : 'tell'
  return isNotified ? 'wait-again' : 'rest'
}
