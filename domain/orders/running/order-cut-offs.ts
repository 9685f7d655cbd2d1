import { type CutOffCode, cutOffCodes, cutOffsOf } from '#domain/schedules/cut-offs.ts'
import { instantIn, isWallTime } from '#domain/values/zoned-time.ts'
import { cutOffFields } from './running-fields.ts'

/** The last version of what staff filled in, with the zone of the port of loading. */
type FilledIn = { readonly fields: Readonly<Record<string, string>>; readonly zone: string }

export type OrderCutOff = {
  readonly code: CutOffCode
  readonly time: Date
  /** Counted from the departure; nothing was filled in. */
  readonly isEstimated: boolean
}

/** What staff filled in; where they left a cut-off empty, the usual hours before the departure of the quote. */
export function orderCutOffs(filledIn: FilledIn | undefined, departsAt: Date | undefined): OrderCutOff[] {
  const usual = new Map(departsAt ? cutOffsOf({ etd: departsAt }).map(({ code, time }) => [code, time]) : [])
  return cutOffCodes.flatMap((code): OrderCutOff[] => {
    const typed = filledIn?.fields[cutOffFields[code]] ?? ''
    if (filledIn && isWallTime(typed))
      return [{ code, time: instantIn(filledIn.zone, typed), isEstimated: false }]
    const time = usual.get(code)
    return time ? [{ code, time, isEstimated: true }] : []
  })
}

/** Those that staff filled in earlier than they were known before and that are still ahead, the earliest first. */
export const earlierCutOffs = (
  before: readonly OrderCutOff[],
  after: readonly OrderCutOff[],
  now: Date,
): OrderCutOff[] => {
  const known = new Map(before.map(({ code, time }) => [code, time]))
  return after
    .filter(({ code, time, isEstimated }) => {
      const earlier = known.get(code)
      return !isEstimated && time > now && earlier !== undefined && time < earlier
    })
    .toSorted((one, other) => one.time.getTime() - other.time.getTime())
}

/** The first that is still ahead. */
export const nextCutOff = <T extends Pick<OrderCutOff, 'time'>>(
  cutOffs: readonly T[],
  now: Date,
): T | undefined =>
  cutOffs
    .filter(({ time }) => time > now)
    .reduce<T | undefined>((first, one) => (first && first.time <= one.time ? first : one), undefined)

/** Our choice: two weeks, and so many that the week of a busy company is counted in full. */
export const shownCutOffs = { days: 14, most: 200 } as const

/** Those still ahead, within the days that are shown, the earliest first. */
export const nextCutOffs = <T extends Pick<OrderCutOff, 'time'>>(cutOffs: readonly T[], now: Date): T[] => {
  const until = new Date(now.getTime() + shownCutOffs.days * 24 * 60 * 60 * 1000)
  return cutOffs
    .filter(({ time }) => time > now && time <= until)
    .toSorted((one, other) => one.time.getTime() - other.time.getTime())
    .slice(0, shownCutOffs.most)
}
