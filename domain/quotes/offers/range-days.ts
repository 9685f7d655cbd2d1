import { daysAfter } from '#domain/values/shanghai-day.ts'

// Our choice: a range covers the sailings of four weeks.
export const rangeDays = 28

/** The last departure day whose sailings a price range is made from. */
export const lastDayOfRange = (today: string): string => daysAfter(today, rangeDays)
