import type { RateHead } from './rate.ts'

/** Days are ISO texts, so that they compare as texts. Both belong to the validity. */
export const isHeldOn = (day: string, { validFrom, validTo }: RateHead): boolean =>
  validFrom <= day && day <= validTo

/** A contract before what everybody has; of two, the one from the later day; then by code, so that it is one. */
const byRank = (one: RateHead, other: RateHead): number => {
  if ((one.companies === null) !== (other.companies === null)) return one.companies === null ? 1 : -1
  if (one.validFrom !== other.validFrom) return one.validFrom < other.validFrom ? 1 : -1
  return one.code < other.code ? -1 : 1
}

/** Where one of several is to be taken: that which holds on the day and says most for whoever asks. */
export const heldOn = <Held extends RateHead>(day: string, rates: readonly Held[]): Held | undefined =>
  rates.filter((rate) => isHeldOn(day, rate)).toSorted(byRank)[0]
