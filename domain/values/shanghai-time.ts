import { daysAfter, isCalendarDay, shanghaiDay } from './shanghai-day.ts'

const hourMs = 60 * 60 * 1000

/** An instant as the clock on a Shanghai wall shows it. */
export type WallTime = { readonly day: string; readonly hour: number; readonly minute: number }

export function shanghaiTime(instant: Date): WallTime {
  const minutes = Math.floor(
    (instant.getTime() - instantAt(shanghaiDay(instant), '00:00').getTime()) / 60_000,
  )
  return { day: shanghaiDay(instant), hour: Math.floor(minutes / 60), minute: minutes % 60 }
}

/** The instant of a wall time HH:MM in Shanghai; 24:00 is the end of the day. */
export function instantAt(day: string, time: string): Date {
  if (!isCalendarDay(day)) throw new Error(`not a day: ${day}`)
  if (!/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(time)) throw new Error(`not a time: ${time}`)
  return new Date(`${day}T${time}:00+08:00`)
}

const twoDigits = (part: number) => String(part).padStart(2, '0')

/** A wall time in Shanghai, the same in every language: YYYY-MM-DD HH:MM. */
export function localTimeText(instant: Date): string {
  const { day, hour, minute } = shanghaiTime(instant)
  return `${day} ${twoDigits(hour)}:${twoDigits(minute)}`
}

/** The next midnight in Shanghai. */
export const endOfDay = (instant: Date): Date => instantAt(shanghaiDay(instant), '24:00')

// Spec §9: free before 15:00 the day before.
export const freeCancellationUntil = '15:00'

export const cutOffOf = (day: string): Date => instantAt(daysAfter(day, -1), freeCancellationUntil)

export const isBeforeCutOff = (now: Date, day: string): boolean => now.getTime() < cutOffOf(day).getTime()

/** The first day that can still be ordered and cancelled free of charge: tomorrow, or after the cut-off the day after. */
export function firstBeforeCutOff(now: Date): string {
  const tomorrow = daysAfter(shanghaiDay(now), 1)
  return isBeforeCutOff(now, tomorrow) ? tomorrow : daysAfter(tomorrow, 1)
}

/** Spec §9: the night is 24:00 to 08:00, in some ports to 12:00. */
export const overnightEnds = ['08:00', '12:00'] as const
export type OvernightEnd = (typeof overnightEnds)[number]

export type InstantRange = { readonly from: Date; readonly to: Date }

/** The night that follows a day; its end no longer belongs to it. */
export const overnightWindow = (day: string, end: OvernightEnd): InstantRange => ({
  from: instantAt(day, '24:00'),
  to: instantAt(daysAfter(day, 1), end),
})

function lengthMs({ from, to }: InstantRange): number {
  const length = to.getTime() - from.getTime()
  if (!(length >= 0)) throw new Error('a stay ends before it begins')
  return length
}

/** How many nights a stay touches; a stay that ends at midnight has not touched the night. */
export function nightsTouched(stay: InstantRange, end: OvernightEnd): number {
  lengthMs(stay)
  let nights = 0
  for (let day = daysAfter(shanghaiDay(stay.from), -1); ; day = daysAfter(day, 1)) {
    const night = overnightWindow(day, end)
    if (night.from.getTime() >= stay.to.getTime()) return nights
    const firstMs = Math.max(stay.from.getTime(), night.from.getTime())
    if (firstMs < Math.min(stay.to.getTime(), night.to.getTime())) nights += 1
  }
}

/** Hours that have begun, as waiting is billed. */
export const startedHours = (stay: InstantRange): number => Math.ceil(lengthMs(stay) / hourMs)
