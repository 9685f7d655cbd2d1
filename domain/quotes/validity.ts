import { memoByText } from '#domain/values/memo-by-text.ts'
import { daysAfter } from '#domain/values/shanghai-day.ts'
import { instantAt } from '#domain/values/shanghai-time.ts'

// Our choice, as the specification has no rule: a week leaves time to compare.
const quoteValidDays = 7

/** The last day of a quote that no rate, tariff or sailing ends earlier. */
export const lastDayOf = memoByText((quotedOn) => daysAfter(quotedOn, quoteValidDays))

/** The last second of a day, so that the day itself is shown and not the midnight after it. */
export const endOfValidDay = memoByText((day) =>
  new Date(instantAt(day, '24:00').getTime() - 1000).toISOString(),
)

export type ValidityLimits = {
  /** The last valid days of the rates and tariffs that the price uses. */
  readonly days: readonly string[]
  /** The first cut-off of the sailing. */
  readonly closesAt?: Date
}

/** The last instant at which a quote can be accepted: one week, but not after its rates or its sailing end. */
export function validUntil(quotedOn: string, { days, closesAt }: ValidityLimits): string {
  const lastDay = days.reduce((last, day) => (day < last ? day : last), lastDayOf(quotedOn))
  const end = endOfValidDay(lastDay)
  // ISO times compare as texts.
  const closing = closesAt?.toISOString() ?? end
  return closing < end ? closing : end
}

export const isExpired = (quote: { readonly validUntil: string }, now: Date): boolean =>
  now > new Date(quote.validUntil)
