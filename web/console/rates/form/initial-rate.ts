import { daysAfter, isCalendarDay, shanghaiDay } from '#domain/values/shanghai-day.ts'

const validDays = 30

/** Of a lane that a link names: its ports, carrier and liner service. */
const laneFields = ['carrier', 'service', 'pol', 'pod'] as const

/** The values a new rate starts with; a link to it may name its lane and its first day. */
export function initialRate(pricing: unknown, link: URLSearchParams) {
  const named = laneFields.flatMap((field) => {
    const value = link.get(field)
    return value ? [[field, value]] : []
  })
  const first = link.get('validFrom') ?? ''
  const today = isCalendarDay(first) ? first : shanghaiDay(new Date())
  return {
    code: '',
    validFrom: today,
    validTo: daysAfter(today, validDays),
    brands: null,
    companies: null,
    cost: null,
    pricing: { ...(pricing as object), ...Object.fromEntries(named) },
  }
}
