import { copyCompanies, leaveCompanies } from '#server/certification/index.ts'
import { avatarsOf, copyFiles } from '#server/files/index.ts'
import { identityEndpoints } from '#server/identity/index.ts'
import { copyNotifications, forgetNotifications, type Notify } from '#server/notifications/index.ts'
import type { OriginOf } from '#server/platform/addresses.ts'
import { copyAudit } from '#server/platform/audit/own-entries-store.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { createPasswords } from '#server/platform/passwords/passwords.ts'
import { copyQuotes, forgetQuotes } from '#server/quotes/index.ts'

export type PeopleDeps = {
  readonly database: Database
  readonly jobs: Jobs
  readonly secretKey: string
  readonly notify: Notify
  readonly originOf: OriginOf
}

/** Half of the threads that Node keeps for such work; the rest stay free for files and names. */
const passwordLimits = { atOnce: 2, waiting: 60 }

/** Identity and all that others keep of a person: what he takes along, and what goes when he closes his account. */
export const peopleEndpoints = (deps: PeopleDeps) =>
  identityEndpoints({
    ...deps,
    passwords: createPasswords(passwordLimits),
    avatars: avatarsOf(deps.jobs),
    storedElsewhere: {
      companies: copyCompanies,
      inbox: copyNotifications,
      files: copyFiles,
      audit: copyAudit,
      documents: copyQuotes,
    },
    leaveCompanies,
    async forgetNotifications(queries, personId) {
      await forgetNotifications(queries, personId)
      await forgetQuotes(queries, personId)
    },
  })
