import { copyCompanies, leaveCompanies } from '#server/certification/index.ts'
import { avatarsOf, copyFiles } from '#server/files/index.ts'
import { identityEndpoints } from '#server/identity/index.ts'
import { copyNotifications, deleteNotificationsOf, type Notify } from '#server/notifications/index.ts'
import { copyOrderDrafts, deleteOrderDraftsOf } from '#server/orders/index.ts'
import { copyAudit } from '#server/platform/audit/copy-audit-store.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { Metrics } from '#server/platform/metrics.ts'
import type { OriginOf } from '#server/platform/origins.ts'
import { createPasswords } from '#server/platform/passwords/passwords.ts'
import {
  claimVisitorRequests,
  erasePersonalQuoteData,
  exportPersonalQuoteData,
} from '#server/quotes/index.ts'

type IdentityDeps = {
  readonly database: Database
  readonly jobs: Jobs
  readonly secretKey: string
  readonly notify: Notify
  readonly originOf: OriginOf
  readonly metrics: Pick<Metrics, 'codeBudgetSpent'>
}

/** Half of Node's worker threads; the rest stay free for files and DNS. */
const passwordLimits = { concurrent: 2, queued: 60 }

/** Identity, and what other capabilities export or delete of a person. */
export const wiredIdentityEndpoints = ({ metrics, ...deps }: IdentityDeps) =>
  identityEndpoints({
    ...deps,
    codeBudgetSpent: metrics.codeBudgetSpent,
    passwords: createPasswords(passwordLimits),
    avatars: avatarsOf(deps.jobs),
    storedElsewhere: {
      companies: copyCompanies,
      inbox: copyNotifications,
      files: copyFiles,
      audit: copyAudit,
      documents: exportPersonalQuoteData,
      orderDrafts: copyOrderDrafts,
    },
    claimRequests: claimVisitorRequests,
    leaveCompanies,
    forgetPerson: [deleteNotificationsOf, erasePersonalQuoteData, deleteOrderDraftsOf],
  })
