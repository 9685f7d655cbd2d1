import { daysAfter } from '#domain/values/shanghai-day.ts'

// Ours: a service is shown as new for half a year.
const newForDays = 183

/** Both are days in Shanghai; a service that is still to begin is new as well. */
export const isNewService = (since: string, today: string): boolean => since > daysAfter(today, -newForDays)
