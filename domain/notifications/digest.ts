import { isBusinessDay } from '#domain/values/business-days.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { instantAt } from '#domain/values/shanghai-time.ts'

// Our choice: before the work of the day begins. We know no zone of a person.
const digestTime = '08:00'

/** A summary lists so many; the inbox has the others. */
export const mostInDigest = 50

/** What arrived before this is due now; undefined before the morning, and on a day without work. */
export function digestCutOff(now: Date): Date | undefined {
  const day = shanghaiDay(now)
  const cutOff = instantAt(day, digestTime)
  return isBusinessDay(day) && now >= cutOff ? cutOff : undefined
}
