import type { StorageTerms } from './storage-terms.ts'

export type Span = {
  readonly kind: 'free' | 'tier'
  readonly number: number
  readonly from: number
  readonly to: number
}

/** The billed spans of a stay, counted from the day of arrival; the last span has no end. */
export function spansOf(
  { freeDays, tierStarts }: Omit<StorageTerms, 'port'>,
  shown: number,
): readonly Span[] {
  const free: Span = { kind: 'free', number: 0, from: 1, to: Math.min(freeDays, shown) }
  const tiers = tierStarts.map((start, index): Span => {
    const next = tierStarts[index + 1]
    const to = next === undefined ? shown : Math.min(shown, freeDays + next - 1)
    return { kind: 'tier', number: index + 1, from: freeDays + start, to }
  })
  return [free, ...tiers].filter(({ from, to }) => from <= to)
}
