import type { Permission } from '#domain/access/permissions.ts'
import type { BankAccounts } from '#domain/orders/payment/bank-account.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Database, Db } from '#server/platform/database/connect.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { FileStore } from '#server/platform/storage/file-store.ts'
import type { OnlinePayments } from './paying/payment-provider.ts'

type FindNames = (
  db: Db,
  ids: readonly string[],
) => Promise<readonly { readonly id: string; readonly name: string }[]>

export type OrderDeps = {
  /** Without it orders are paid by bank transfer alone. */
  readonly payments?: OnlinePayments | undefined
  /** Where customers transfer to. */
  readonly bankAccounts: BankAccounts
  readonly database: Database
  readonly clock: Clock
  readonly store: Pick<FileStore, 'read'>
  readonly jobs: Pick<Jobs, 'enqueue'>
  /** Display names by id, in any order; unknown ids are left out. */
  readonly findPeople: FindNames
  readonly findStaff: FindNames
  /** The active members of staff with a permission. */
  staffWho(db: Db, permission: Permission): Promise<readonly { readonly id: string; readonly name: string }[]>
}
