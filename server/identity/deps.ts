import type { Verdict } from '#domain/values/refusal.ts'
import type { Notify } from '#server/notifications/index.ts'
import type { OriginOf } from '#server/platform/addresses.ts'
import type { Database, PoolClient, Queries } from '#server/platform/database/connect.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Passwords } from '#server/platform/passwords/passwords.ts'

/** Told by whoever keeps the files. */
type Avatars = {
  isOwn(queries: Queries, fileId: string, personId: string): Promise<boolean>
  forget(queries: Queries, client: PoolClient, personId: string, staying: string | null): Promise<void>
}

/** What others keep of somebody, each in his own words. */
export type StoredElsewhere = Readonly<
  Record<string, (queries: Queries, personId: string) => Promise<unknown>>
>

export type IdentityDeps = {
  readonly database: Database
  readonly passwords: Passwords
  readonly jobs: Jobs
  readonly secretKey: string
  readonly notify: Notify
  readonly originOf: OriginOf
  readonly avatars: Avatars
  readonly storedElsewhere: StoredElsewhere
  /** Somebody leaves for good: his company, his applications. Refused where the company would be left without a head. */
  leaveCompanies(queries: Queries, personId: string): Promise<Verdict<undefined>>
  forgetNotifications(queries: Queries, personId: string): Promise<void>
}
