import { copyCompanies, leaveCompanies } from '#server/certification/index.ts'
import { avatarsOf, copyFiles } from '#server/files/index.ts'
import { identityEndpoints } from '#server/identity/index.ts'
import { copyNotices, forgetNotices, type Notify } from '#server/notifications/index.ts'
import type { OriginOf } from '#server/platform/addresses.ts'
import { copyAudit } from '#server/platform/audit/own-entries-store.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { createPasswords } from '#server/platform/passwords/passwords.ts'
import { copyPapers, forgetPapers } from '#server/quotes/index.ts'

export type PeopleParts = {
  readonly database: Database
  readonly jobs: Jobs
  readonly secretKey: string
  readonly notify: Notify
  readonly originOf: OriginOf
}

/** Half of the threads that Node keeps for such work; the rest stay free for files and names. */
const passwordLimits = { atOnce: 2, waiting: 60 }

/** Identity and all that others keep of a person: what he takes along, and what goes when he closes his account. */
export const peopleEndpoints = (parts: PeopleParts) =>
  identityEndpoints({
    ...parts,
    passwords: createPasswords(passwordLimits),
    avatars: avatarsOf(parts.jobs),
    keptElsewhere: {
      companies: copyCompanies,
      inbox: copyNotices,
      files: copyFiles,
      audit: copyAudit,
      papers: copyPapers,
    },
    leaveCompanies,
    async forgetNotices(queries, personId) {
      await forgetNotices(queries, personId)
      await forgetPapers(queries, personId)
    },
  })
