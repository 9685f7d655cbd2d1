import type { Result } from '#domain/values/refusal.ts'
import type { Notify } from '#server/notifications/index.ts'
import type { Database, Db, PoolClient } from '#server/platform/database/connect.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { OriginOf } from '#server/platform/origins.ts'
import type { Passwords } from '#server/platform/passwords/passwords.ts'

/** Implemented by the files module. */
type Avatars = {
  isOwn(db: Db, fileId: string, personId: string): Promise<boolean>
  forget(db: Db, client: PoolClient, personId: string, keptFileId: string | null): Promise<void>
}

/** Personal data that other modules store, by section name. */
export type StoredElsewhere = Readonly<Record<string, (db: Db, personId: string) => Promise<unknown>>>

export type IdentityDeps = {
  readonly database: Database
  readonly passwords: Passwords
  readonly jobs: Jobs
  readonly secretKey: string
  /** Called for each code that is not sent because the codes of the hour or day are used up. */
  codeBudgetSpent(window: 'hour' | 'day'): void
  readonly notify: Notify
  readonly originOf: OriginOf
  readonly avatars: Avatars
  readonly storedElsewhere: StoredElsewhere
  /** What was asked for with this mobile or email address, before it had an account, belongs to the person. */
  claimRequests(db: Db, recipient: string, personId: string): Promise<void>
  /** Removes the person from their company and deletes their applications. Refused for the last administrator. */
  leaveCompanies(db: Db, personId: string): Promise<Result<undefined>>
  /** Each deletes what a capability stores of a person whose account is closed. */
  readonly forgetPerson: readonly ((db: Db, personId: string) => Promise<void>)[]
}
