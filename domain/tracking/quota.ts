import { type Refusal, refusal } from '#domain/values/refusal.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'

/** What a company may ask; the spec shows a remaining count and names no figure. */
export const trackingQuota = {
  queriesPerDay: 20,
  costPerQuery: 1,
  /** Milestones move in hours: within this time the answer already given is served again. */
  freshMinutes: 30,
} as const

export const queryOutcomes = ['answered', 'empty', 'failed'] as const
export type QueryOutcome = (typeof queryOutcomes)[number]

type Ask = {
  readonly askId: string
  /** The requested number and terminal as one normalised text. */
  readonly query: string
  readonly askedAt: Date
  readonly cost: number
  readonly chargedOn: string
  readonly outcome: QueryOutcome | 'waiting'
}

/** A company's quota, shared by all its accounts: more accounts do not mean more queries. */
export type Quota = {
  /** The day in Shanghai the used count belongs to. */
  readonly day: string
  readonly queriesPerDay: number
  readonly used: number
  /** The asks that a repeat or a late outcome may still refer to. */
  readonly asks: readonly Ask[]
}

export type AskResult =
  | {
      readonly ok: true
      readonly quota: Quota
      readonly cost: number
      /** The ask whose answer serves this one too. */
      readonly repeats: string | undefined
    }
  | Refusal

export const newQuota = (now: Date, queriesPerDay: number = trackingQuota.queriesPerDay): Quota => ({
  day: shanghaiDay(now),
  queriesPerDay,
  used: 0,
  asks: [],
})

/** The queries left today; never negative, even if the limit is lowered during the day. */
export function remainingQueries(quota: Quota, now: Date): number {
  const { queriesPerDay, used } = onDayOf(quota, now)
  return Math.max(0, queriesPerDay - used)
}

/** What asking would cost, to be shown first. */
export const costOfQuery = (quota: Quota, query: string, now: Date): number =>
  repeatedBy(quota, query, now) ? 0 : trackingQuota.costPerQuery

/** Charges a query before the provider is called; its outcome may refund the charge. */
export function askQuery(
  quota: Quota,
  { askId, query }: { readonly askId: string; readonly query: string },
  now: Date,
): AskResult {
  const today = onDayOf(quota, now)
  const repeated = repeatedBy(today, query, now)
  if (repeated) return { ok: true, quota: today, cost: 0, repeats: repeated.askId }
  const cost = trackingQuota.costPerQuery
  if (remainingQueries(today, now) < cost) {
    return refusal('quota-exhausted', { queriesPerDay: today.queriesPerDay })
  }
  const ask: Ask = { askId, query, askedAt: now, cost, chargedOn: today.day, outcome: 'waiting' }
  const charged = { ...today, used: today.used + cost, asks: [...today.asks, ask] }
  return { ok: true, quota: charged, cost, repeats: undefined }
}

/** Records how an ask ended, once: an empty answer and a failure give back what the ask cost on its day. */
export function settleQuery(
  quota: Quota,
  { askId, outcome }: { readonly askId: string; readonly outcome: QueryOutcome },
  now: Date,
): Quota {
  const today = onDayOf(quota, now)
  const ask = today.asks.find((candidate) => candidate.askId === askId)
  if (ask?.outcome !== 'waiting') return today
  const isRefunded = outcome !== 'answered' && ask.chargedOn === today.day
  return {
    ...today,
    used: today.used - (isRefunded ? ask.cost : 0),
    asks: today.asks.map((candidate) => (candidate === ask ? { ...ask, outcome } : candidate)),
  }
}

/** A failed ask left nothing to serve again; one still waiting will serve both. */
function repeatedBy(quota: Quota, query: string, now: Date): Ask | undefined {
  return quota.asks.find((ask) => ask.query === query && ask.outcome !== 'failed' && isFresh(ask, now))
}

const isFresh = (ask: Ask, now: Date): boolean =>
  now.getTime() - ask.askedAt.getTime() < trackingQuota.freshMinutes * 60_000

/** A new day starts at nothing used. An instance whose clock is behind midnight counts on the new day. */
function onDayOf(quota: Quota, now: Date): Quota {
  const today = shanghaiDay(now)
  const isNewDay = today > quota.day
  const day = isNewDay ? today : quota.day
  const mayBeRefunded = (ask: Ask) => ask.outcome === 'waiting' && ask.chargedOn === day
  const asks = quota.asks.filter((ask) => isFresh(ask, now) || mayBeRefunded(ask))
  return { ...quota, day, used: isNewDay ? 0 : quota.used, asks }
}
