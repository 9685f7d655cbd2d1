import { daysAfter } from '#domain/values/shanghai-day.ts'

/** The last day on which prepaid charges are paid in time, from the day the ship leaves. */
export const prepaidDueOn = (departsOn: string, dueDays: number): string => daysAfter(departsOn, dueDays)
