import { businessDaysAfter, isBusinessDay } from './business-days.ts'
import { shanghaiDay } from './shanghai-day.ts'
import { instantAt } from './shanghai-time.ts'

/**
 * The same hour so many business days later in Shanghai. What comes on a day off waits for the next business day and is
 * due at the end of the last one.
 */
export function dueAfter(at: Date, businessDays: number): Date {
  const day = shanghaiDay(at)
  const dueOn = businessDaysAfter(day, businessDays)
  if (!isBusinessDay(day)) return instantAt(dueOn, '24:00')
  const sinceMidnight = at.getTime() - instantAt(day, '00:00').getTime()
  return new Date(instantAt(dueOn, '00:00').getTime() + sinceMidnight)
}
