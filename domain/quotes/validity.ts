import { daysAfter } from '#domain/values/shanghai-day.ts'

// Our choice, as the specification has no rule: a week leaves time to compare.
const quoteValidDays = 7

/** The last day on which a quote can be accepted: one week, but not after its rates or its sailing end. */
export const validUntil = (quotedOn: string, validUntilDays: readonly string[]): string =>
  validUntilDays.reduce((last, day) => (day < last ? day : last), daysAfter(quotedOn, quoteValidDays))

export const isExpired = (quote: { readonly validUntil: string }, today: string): boolean =>
  today > quote.validUntil
