import type { Database } from '#server/platform/database/connect.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Passwords } from '#server/platform/passwords/passwords.ts'

export type IdentityParts = {
  readonly database: Database
  readonly passwords: Passwords
  readonly jobs: Jobs
  readonly secretKey: string
}
