import { daysAfter } from '#domain/values/shanghai-day.ts'

/** The container row that a form or a short link starts with. */
export const defaultContainers = { type: '40HQ', count: 1 } as const

// Our choice: a container is picked up and loaded within three days; three weeks show what a lane offers.
const leadDays = 3
const windowDays = 21

/** The window of departures where only its first day is known. */
export const windowFrom = (etdFrom: string) => ({ etdFrom, etdTo: daysAfter(etdFrom, windowDays) })

export const defaultWindow = (today: string) => windowFrom(daysAfter(today, leadDays))

/** A day that has passed, as in an old bookmark, becomes today. */
export const notBefore = (today: string, day: string): string => (day > today ? day : today)
