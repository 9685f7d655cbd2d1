import type { DataOf } from '#contract/call.ts'
import type { readRateDuties as readCall } from '#contract/rate-duties.ts'
import { mayPublishRates } from '#domain/access/may-staff.ts'
import { standardCurrency } from '#domain/quotes/fee-line.ts'
import { currencies } from '#domain/values/money.ts'
import { ok, type Result } from '#domain/values/refusal.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import type { RateDeps } from './deps.ts'
import { countPreviews, countRateDuties, currenciesEnteredFor } from './duties-store.ts'

/** What those who publish rates have to do today. Counts only, so it is not audited as a read. */
export async function readRateDuties(
  { database: { db }, clock }: Pick<RateDeps, 'database' | 'clock'>,
  { principal }: EndpointInput<typeof readCall>,
): Promise<Result<DataOf<typeof readCall>>> {
  const may = mayPublishRates(principal.actor)
  if (!may.ok) return may
  const now = clock.now()
  const entered = await currenciesEnteredFor(db, shanghaiDay(now))
  return ok({
    kinds: await countRateDuties(db, now),
    previews: await countPreviews(db),
    missingExchangeRates: currencies.filter((one) => one !== standardCurrency && !entered.includes(one)),
  })
}
