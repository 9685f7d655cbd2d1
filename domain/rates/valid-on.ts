import type { RateHead } from './rate.ts'

/** Dates are ISO texts, which compare as texts. Both dates are included. */
export const isValidOn = (day: string, { validFrom, validTo }: RateHead): boolean =>
  validFrom <= day && day <= validTo

type Validity = Pick<RateHead, 'validFrom' | 'validTo'>

/** Whether two rates have a day in common. */
export const overlap = (one: Validity, other: Validity): boolean =>
  one.validFrom <= other.validTo && other.validFrom <= one.validTo

/** The version of one code for a day; without one the newest, whose dates say why there is no price. */
export const versionOn = <Found extends RateHead>(
  day: string,
  versions: readonly Found[],
): Found | undefined => versions.find((version) => isValidOn(day, version)) ?? versions.at(-1)

/** A rate that is sold, and since when. */
export type SoldRate = RateHead & { readonly soldSince: Date }

/** Contract rates before public ones, then the price sold last, then the later start date, then the code. */
const byRank = (one: SoldRate, other: SoldRate): number => {
  if ((one.companies === null) !== (other.companies === null)) return one.companies === null ? 1 : -1
  const sold = other.soldSince.getTime() - one.soldSince.getTime()
  if (sold !== 0) return sold
  if (one.validFrom !== other.validFrom) return one.validFrom < other.validFrom ? 1 : -1
  return one.code < other.code ? -1 : 1
}

/** The one rate that applies on a day, by priority. */
export const validOn = <Found extends SoldRate>(day: string, rates: readonly Found[]): Found | undefined =>
  rates.filter((rate) => isValidOn(day, rate)).toSorted(byRank)[0]

/** The one public rate that applies on a day. */
export const publicOn = <Found extends SoldRate>(day: string, rates: readonly Found[]): Found | undefined =>
  validOn(
    day,
    rates.filter((rate) => rate.companies === null),
  )
