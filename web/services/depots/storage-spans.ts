import { exact, exactText } from '#domain/values/exact-decimal.ts'
import type { StorageTerms } from './storage-terms.ts'

export type Span = {
  readonly kind: 'free' | 'tier'
  readonly number: number
  readonly from: number
  readonly to: number
  /** How many times the daily price a day of this span costs. */
  readonly factor: string
}

/** The billed spans of a stay, counted from the day of arrival; the last span has no end. */
export function spansOf(
  { freeDays, storageTiers }: Pick<StorageTerms, 'freeDays' | 'storageTiers'>,
  shown: number,
): readonly Span[] {
  const free: Span = { kind: 'free', number: 0, from: 1, to: Math.min(freeDays, shown), factor: '0' }
  const tiers = storageTiers.map(({ fromDay, toDay, factor }, index): Span => {
    const to = toDay === undefined ? shown : Math.min(shown, freeDays + toDay)
    return { kind: 'tier', number: index + 1, from: freeDays + fromDay, to, factor }
  })
  return [free, ...tiers].filter(({ from, to }) => from <= to)
}

/** The price of a day in a span. */
export const priceOf = (perDay: string, { factor }: Pick<Span, 'factor'>): string =>
  exactText(exact(perDay).times(factor))
