import { daysAfter, shanghaiDay } from '#domain/values/shanghai-day.ts'
import {
  type InstantRange,
  instantAt,
  nightsTouched,
  type OvernightEnd,
  startedHours,
} from '#domain/values/shanghai-time.ts'
import type { TruckingTariff } from './trucking-tariff.data.ts'

const hourMs = 60 * 60 * 1000

/** How long a vehicle was held beyond its free hours: the hours of each day, and the nights. */
export type HeldTime = { readonly hoursByDay: readonly number[]; readonly nights: number }

type HoldingTerms = {
  readonly waiting: Pick<TruckingTariff['waiting'], 'freeHours'>
  readonly overnight: Pick<TruckingTariff['overnight'], 'until'>
}

const later = (one: Date, other: Date): Date => (one.getTime() > other.getTime() ? one : other)
const earlier = (one: Date, other: Date): Date => (one.getTime() < other.getTime() ? one : other)

/** The day's hours lie between the end of the night and midnight. */
function hoursByDay({ from, to }: InstantRange, nightEnd: OvernightEnd): readonly number[] {
  const hours: number[] = []
  for (
    let day = shanghaiDay(from);
    instantAt(day, '00:00').getTime() < to.getTime();
    day = daysAfter(day, 1)
  ) {
    const begin = later(from, instantAt(day, nightEnd))
    const end = earlier(to, instantAt(day, '24:00'))
    if (begin.getTime() < end.getTime()) hours.push(startedHours({ from: begin, to: end }))
  }
  return hours
}

/**
 * Ours: an hour that has begun counts; the night has its own price, so its hours are not billed as waiting
 * too; and a vehicle within its free hours is not held, be it night.
 */
export function heldTime(
  stay: InstantRange,
  { waiting: { freeHours }, overnight: { until } }: HoldingTerms,
): HeldTime {
  if (startedHours(stay) <= freeHours) return { hoursByDay: [], nights: 0 }
  const held = { from: new Date(stay.from.getTime() + freeHours * hourMs), to: stay.to }
  return { hoursByDay: hoursByDay(held, until), nights: nightsTouched(held, until) }
}
