import { publishTimeProblem } from '#domain/rates/publish-time.ts'
import type { PublishLimits } from '#domain/rates/second-person.ts'
import { invalidFields, ok, type Result, refusal } from '#domain/values/refusal.ts'
import type { Clock } from '#server/platform/clock.ts'
import { type Database, type Db, type PoolClient, sqlStateOf } from '#server/platform/database/connect.ts'
import type { ExchangeSource } from './exchange/exchange-source.ts'

export type RateDeps = {
  readonly database: Database
  readonly clock: Clock
  /** From when on a second person has to publish. */
  readonly publishLimits: PublishLimits
  /** Publishes central parity rates; without one staff enter and paste exchange rates only. */
  readonly exchangeSource: ExchangeSource | undefined
  /** The names of staff, from the identity capability. */
  findStaff(
    db: Db,
    ids: readonly string[],
  ): Promise<readonly { readonly id: string; readonly name: string }[]>
  /** Called in the transaction of every change of prices, so that its follow-up jobs are enqueued in the same transaction. */
  onPricesChanged(client: PoolClient): Promise<void>
}

/** A unique index or an exclusion constraint (PostgreSQL, appendix A). */
const conflicts = new Set(['23505', '23P01'])

/**
 * A transaction that changes rates. A second change of the same code waits for the row locks; two new versions of one
 * code meet at a constraint, which gives the same refusal.
 */
export async function rateTransaction<T>(
  { database }: RateDeps,
  work: (db: Db, client: PoolClient) => Promise<Result<T>>,
): Promise<Result<T>> {
  try {
    return await database.transaction(work)
  } catch (error) {
    if (conflicts.has(sqlStateOf(error) ?? '')) return refusal('rate-changed')
    throw error
  }
}

/** A change of rates that customers see. */
export const priceTransaction = <T>(
  deps: RateDeps,
  work: (db: Db) => Promise<Result<T>>,
): Promise<Result<T>> =>
  rateTransaction(deps, async (db, client) => {
    const result = await work(db)
    if (result.ok) await deps.onPricesChanged(client)
    return result
  })

/** Now is the absence of a time; a time in the past or years ahead is a mistake. */
export function expectFuture(at: string | null, now: Date): Result<null> {
  const problem = at === null ? undefined : publishTimeProblem(new Date(at), now)
  return problem ? invalidFields({ at: problem }) : ok(null)
}

/** A moment that has passed while the change waited for a lock is now. */
export const publishMoment = (at: string | null, now: Date): Date => {
  const requested = at === null ? now : new Date(at)
  return requested > now ? requested : now
}
