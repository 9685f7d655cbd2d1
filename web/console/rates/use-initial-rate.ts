import type { RateKind } from '#domain/rates/rate.ts'
import { daysAfter, shanghaiDay } from '#domain/values/shanghai-day.ts'
import { useRead } from '#web/console/shared/use-read.ts'

const validDays = 30

/** The values a new rate starts with, once the server has sent the pricing. */
export function useInitialRate(kind: RateKind) {
  const { verdict, retry } = useRead('GET /api/console/rate/pattern', { query: { kind } })
  if (!verdict?.ok) return { verdict, retry, initial: undefined }
  const today = shanghaiDay(new Date())
  const initial = {
    code: '',
    validFrom: today,
    validTo: daysAfter(today, validDays),
    brands: null,
    companies: null,
    cost: null,
    pricing: verdict.value.pricing as object,
  }
  return { verdict, retry, initial }
}
