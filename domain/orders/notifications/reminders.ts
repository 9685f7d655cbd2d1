import { type CutOffCode, cutOffCodes } from '#domain/schedules/cut-offs.ts'
import { instantAt } from '#domain/values/shanghai-time.ts'

/** Deadlines that people are reminded of: an approval or answer, a payment, and each cut-off of the ship. */
export const orderReminders = ['answer', 'payment', ...cutOffCodes] as readonly [
  'answer',
  'payment',
  ...CutOffCode[],
]
export type OrderReminder = (typeof orderReminders)[number]

/** Our choice: a day for an answer and for a cut-off, three days for a bank transfer. */
export const hoursBeforeReminder = { answer: 24, payment: 72, cutOff: 24 } as const

/** The end of the time in which a deadline is near. */
export const nearUntil = (now: Date, of: keyof typeof hoursBeforeReminder): Date =>
  new Date(now.getTime() + hoursBeforeReminder[of] * 60 * 60 * 1000)

/** A deadline that has passed is near no longer. */
export const isNear = (dueAt: Date, now: Date, of: keyof typeof hoursBeforeReminder): boolean =>
  dueAt > now && dueAt <= nearUntil(now, of)

/** The last day to pay ends at midnight in Shanghai. */
export const endOfPaymentDay = (day: string): Date => instantAt(day, '24:00')
