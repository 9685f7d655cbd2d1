import { daysAfter, shanghaiDay } from '#domain/values/shanghai-day.ts'

const validDays = 30

/** The values a new rate starts with. */
export function initialRate(pricing: unknown) {
  const today = shanghaiDay(new Date())
  return {
    code: '',
    validFrom: today,
    validTo: daysAfter(today, validDays),
    brands: null,
    companies: null,
    cost: null,
    pricing: pricing as object,
  }
}
