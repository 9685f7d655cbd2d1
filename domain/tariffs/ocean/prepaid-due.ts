import { daysAfter } from '#domain/values/shanghai-day.ts'
import { prepaidDueDays } from './ocean-tariff.data.ts'

/** The last day on which prepaid charges are paid in time, from the day the ship left. */
export const prepaidDueOn = (departedOn: string): string => daysAfter(departedOn, prepaidDueDays)
