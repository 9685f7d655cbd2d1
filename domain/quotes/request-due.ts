import { businessDaysAfter, isBusinessDay } from '#domain/values/business-days.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { instantAt } from '#domain/values/shanghai-time.ts'

// The form promises customers an answer within this time.
const answerBusinessDays = 1

/**
 * When staff must have answered a request: at the same hour of the next business day in Shanghai. A request of a day off
 * waits for the next business day and is due at its end.
 */
export function requestDueAt(createdAt: Date): Date {
  const day = shanghaiDay(createdAt)
  const dueOn = businessDaysAfter(day, answerBusinessDays)
  if (!isBusinessDay(day)) return instantAt(dueOn, '24:00')
  const sinceMidnight = createdAt.getTime() - instantAt(day, '00:00').getTime()
  return new Date(instantAt(dueOn, '00:00').getTime() + sinceMidnight)
}
