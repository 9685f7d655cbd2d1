import { compareMoney, type Money, yuan } from '#domain/values/money.ts'

// Our choice of how many lanes one person can watch.
export const maxAlerts = 20

/** Notify the customer, reset the alert because the price has risen again, or do nothing. */
export type AlertStep = 'notify' | 'reset' | 'none'

type AlertState = { readonly threshold: string; readonly isNotified: boolean }

/** Notifies once, and again only after the price was above the threshold in between. Without a price nothing changes. */
export function alertStep({ threshold, isNotified }: AlertState, cheapest: Money | undefined): AlertStep {
  if (!cheapest) return 'none'
  const isReached = compareMoney(cheapest, yuan(threshold)) <= 0
  if (isReached) return isNotified ? 'none' : 'notify'
  return isNotified ? 'reset' : 'none'
}
