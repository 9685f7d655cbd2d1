import { type Actor, companyOf, userOf } from '#domain/access/actor.ts'
import { mayViewRates } from '#domain/access/may-trade.ts'
import { accept, type Verdict } from '#domain/values/refusal.ts'
import type { Notify } from '#server/notifications/index.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, Queries } from '#server/platform/database/connect.ts'
import type { OriginOf } from '#server/platform/origins.ts'
import type { QuoteScope } from './quote-store.ts'

export type QuoteDeps = {
  readonly database: Database
  readonly clock: Clock
  /** Told by whoever knows the people; in any order, the unknown left out. */
  findPeople(
    queries: Queries,
    ids: readonly string[],
  ): Promise<readonly { readonly id: string; readonly name: string }[]>
  readonly notify: Notify
  readonly originOf: OriginOf
}

/** Somebody who may see rates, and for whom. */
export type RateViewer = { readonly companyId: string; readonly personId: string }

/** Asked before anything is priced; the reason why not is what a screen can show. */
export function rateViewer(actor: Actor): Verdict<RateViewer> {
  const may = mayViewRates(actor)
  if (!may.ok) return may
  const [companyId, personId] = [companyOf(actor), userOf(actor)]
  if (companyId === null || personId === null) throw new Error('Somebody without a company may see rates')
  return accept({ companyId, personId })
}

/** Whose requests somebody sees: his company's, or while he may not see rates his own. */
export function scopeOf(actor: Actor): QuoteScope {
  const viewer = rateViewer(actor)
  if (viewer.ok) return viewer.value
  const personId = userOf(actor)
  if (personId === null) throw new Error('A call for customers was answered to nobody')
  return { companyId: null, personId }
}
