import { compareMoney, type Money, yuan } from '#domain/values/money.ts'

// Ours: as many lanes as somebody can keep an eye on.
export const mostAlerts = 20

/** What is due: to tell of a price, to wait for the next fall, or nothing. */
export type AlertStep = 'tell' | 'wait-again' | 'rest'

type Watched = { readonly threshold: string; readonly isTold: boolean }

/** Told once; then not again before the price was above and fell. No price at all says nothing of either. */
export function alertStep({ threshold, isTold }: Watched, cheapest: Money | undefined): AlertStep {
  if (!cheapest) return 'rest'
  const isReached = compareMoney(cheapest, yuan(threshold)) <= 0
  if (isReached) return isTold ? 'rest' : 'tell'
  return isTold ? 'wait-again' : 'rest'
}
