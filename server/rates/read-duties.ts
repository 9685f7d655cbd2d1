import type { DataOf } from '#contract/call.ts'
import type { readRateDuties as readCall } from '#contract/rate-duties.ts'
import { mayPublishRates } from '#domain/access/may-staff.ts'
import { standardCurrency } from '#domain/quotes/fee-line.ts'
import { pricedAheadDays } from '#domain/rates/duties.ts'
import { unpricedLanes } from '#domain/rates/unpriced-lanes.ts'
import { currencies } from '#domain/values/money.ts'
import { ok, type Result } from '#domain/values/refusal.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { laneSailings } from '#server/schedules/index.ts'
import type { RateDeps } from './deps.ts'
import { countPreviews, countRateDuties, currenciesEnteredFor, publicOceanDays } from './duties-store.ts'

/** The first of the lanes without a price; those who price them see the next ones. */
const unpricedShown = 10

async function readUnpriced(db: Db, now: Date) {
  const to = new Date(now.getTime() + pricedAheadDays * 24 * 60 * 60 * 1000)
  const lanes = unpricedLanes(await laneSailings(db, { from: now, to }), await publicOceanDays(db, now))
  return { days: pricedAheadDays, lanes: lanes.length, first: lanes.slice(0, unpricedShown) }
}

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
    unpriced: await readUnpriced(db, now),
    missingExchangeRates: currencies.filter((one) => one !== standardCurrency && !entered.includes(one)),
  })
}
