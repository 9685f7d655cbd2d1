import { daysAfter } from '#domain/values/shanghai-day.ts'

// Ours: the specification does not say how long a quoted price holds; a week lets a customer ask around.
const quoteValidDays = 7

/** The last day a quote can be accepted: never beyond the prices it was made from, nor the ship's departure. */
export const validUntil = (day: string, ends: readonly string[]): string =>
  ends.reduce((last, end) => (end < last ? end : last), daysAfter(day, quoteValidDays))

export const isExpired = (quote: { readonly validUntil: string }, today: string): boolean =>
  today > quote.validUntil
