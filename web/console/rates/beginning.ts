import type { RateKind } from '#domain/rates/rate.ts'
import { daysAfter, shanghaiDay } from '#domain/values/shanghai-day.ts'
import { useRead } from '#web/console/shared/use-read.ts'

const validDays = 30

/** What the form of a new rate begins with, once it is known. */
export function useBeginning(kind: RateKind) {
  const { verdict, retry } = useRead('GET /api/console/rate/pattern', { query: { kind } })
  if (!verdict?.ok) return { verdict, retry, from: undefined }
  const today = shanghaiDay(new Date())
  const from = {
    code: '',
    validFrom: today,
    validTo: daysAfter(today, validDays),
    brands: null,
    companies: null,
    cost: null,
    terms: verdict.value.terms as object,
  }
  return { verdict, retry, from }
}
