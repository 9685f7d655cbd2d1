import type { Params } from '#domain/values/refusal.ts'
import { costOfQuery, type QueryOutcome, type Quota, remainingQueries, trackingQuota } from './quota.ts'

/** The notice about the quota; its text is in messages. */
export type QuotaNotice = { readonly notice: 'costs' | 'repeats' | QueryOutcome; readonly params: Params }

/** Before asking: what it will cost of what is left, or that the answer already given is shown free. */
export function noticeBefore(quota: Quota, query: string, now: Date): QuotaNotice {
  const cost = costOfQuery(quota, query, now)
  return cost === 0
    ? { notice: 'repeats', params: { minutes: trackingQuota.freshMinutes } }
    : { notice: 'costs', params: { cost, count: remainingQueries(quota, now) } }
}

/** After the answer, with the quota it left. */
export const noticeAfter = (outcome: QueryOutcome, quota: Quota, now: Date): QuotaNotice => ({
  notice: outcome,
  params: { count: remainingQueries(quota, now) },
})
