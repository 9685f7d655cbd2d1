import { daysAfter } from '#domain/values/shanghai-day.ts'
import type { RateHead } from './rate.ts'
import { overlap } from './valid-on.ts'

export type Validity = Pick<RateHead, 'validFrom' | 'validTo'>

function without(validity: Validity, taken: Validity): readonly Validity[] {
  if (!overlap(validity, taken)) return [validity]
  const { validFrom, validTo } = validity
  return [
    ...(validFrom < taken.validFrom ? [{ validFrom, validTo: daysAfter(taken.validFrom, -1) }] : []),
    ...(taken.validTo < validTo ? [{ validFrom: daysAfter(taken.validTo, 1), validTo }] : []),
  ]
}

/** The days of a validity that others do not take. */
export const remainingDays = (validity: Validity, taken: readonly Validity[]): readonly Validity[] =>
  taken.reduce<readonly Validity[]>((left, one) => left.flatMap((days) => without(days, one)), [validity])

/** From a day on; undefined if all are before it. */
export const daysFrom = (day: string, { validFrom, validTo }: Validity): Validity | undefined =>
  validTo < day ? undefined : { validFrom: validFrom < day ? day : validFrom, validTo }
