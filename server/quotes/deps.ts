import type { TypedRecipient } from '#domain/identity/recipient.ts'
import type { Message } from '#domain/notifications/message.ts'
import type { Result } from '#domain/values/refusal.ts'
import type { Notify } from '#server/notifications/index.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, Db, PoolClient } from '#server/platform/database/connect.ts'
import type { OriginOf } from '#server/platform/origins.ts'
import type { FileStore } from '#server/platform/storage/file-store.ts'
import type { PriceCache } from './pricing/price-cache.ts'
import type { OwnedRequests } from './requests/search-requests-store.ts'

type FindNames = (
  db: Db,
  ids: readonly string[],
) => Promise<readonly { readonly id: string; readonly name: string }[]>

/** Implemented by the identity module: spends a code that was sent to a contact and runs the action in one transaction. */
type SpendVisitorCode = <T>(
  use: { readonly typed: TypedRecipient; readonly code: string; readonly clientIp: string },
  open: (db: Db, client: PoolClient, findOwner: () => Promise<string | undefined>) => Promise<Result<T>>,
) => Promise<Result<T>>

export type QuoteDeps = {
  readonly database: Database
  readonly clock: Clock
  readonly store: Pick<FileStore, 'read'>
  readonly priceCache: PriceCache
  /** Display names by id, in any order; unknown ids are left out. */
  readonly findPeople: FindNames
  readonly findStaff: FindNames
  /** Implemented by the console module: who looks after each of the requests. */
  findRequestOwners(
    db: Db,
    numbers: readonly string[],
  ): Promise<readonly { readonly number: string | null; readonly id: string; readonly name: string }[]>
  /** The numbers of the requests that a member of staff looks after, or of all that have an owner, as a subquery. */
  ownedRequests(db: Db, staffId?: string): OwnedRequests['numbers']
  readonly notify: Notify
  readonly originOf: OriginOf
  /** Puts a message to a visitor into the outbox, in the caller's transaction. */
  writeMessage(client: PoolClient, message: Message): Promise<unknown>
  /** Counts a message to a visitor in the budget of codes; false once that is spent. */
  takeMessageBudget(db: Db, recipient: string): Promise<boolean>
  readonly spendVisitorCode: SpendVisitorCode
}
