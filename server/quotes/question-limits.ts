import { refuse, type Verdict } from '#domain/values/refusal.ts'
import type { Queries } from '#server/platform/database/connect.ts'
import { type RateLimit, takeRateLimit } from '#server/platform/rate-limit/rate-limit.ts'

const tenMinutes = 10 * 60
const day = 24 * 60 * 60

/** Enough for whoever plans a shipment, too few to read out a tariff. */
const often = (purpose: string, subject: string, inTenMinutes: number, inADay: number): RateLimit[] => [
  { purpose, subject, windowSeconds: tenMinutes, most: inTenMinutes },
  { purpose: `${purpose}-day`, subject, windowSeconds: day, most: inADay },
]

export const bandLimits = (address: string) => often('price-band', `from ${address}`, 60, 400)
export const offerLimits = (companyId: string) => often('price-offers', companyId, 300, 3000)
export const documentLimits = (personId: string) => often('quote-document', personId, 60, 600)
export const requestLimits = (personId: string) => often('quote-request', personId, 20, 60)
export const laneLimits = (companyId: string) => often('price-lanes', companyId, 20, 100)
export const verifyLimits = (address: string) => often('quote-verify', `from ${address}`, 30, 300)

/** Counts a question; too many are named as what they are. */
export async function takeQuestion(
  queries: Queries,
  limits: readonly RateLimit[],
): Promise<Verdict<undefined>> {
  const taken = await takeRateLimit(queries, limits)
  if (taken.ok || taken.refusal !== 'too-many-attempts') return taken
  return refuse('too-many-questions', taken.params)
}
