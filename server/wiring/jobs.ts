import { fileRemovalJob, unusedFileSweep } from '#server/files/index.ts'
import { contactOf, findPeople, identitySweep } from '#server/identity/index.ts'
import { digestJob, type Notify, notificationSweep } from '#server/notifications/index.ts'
import {
  nextCutOffsJob,
  orderDraftSweep,
  orderExportJob,
  orderExportSweep,
  orderNotificationsJob,
  orderRemindersJob,
  ordersOnCreditJob,
  overdueOrdersJob,
} from '#server/orders/index.ts'
import { auditRetention } from '#server/platform/audit/audit-retention.ts'
import { systemClock } from '#server/platform/clock.ts'
import type { Config } from '#server/platform/config.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { JobKind, Jobs } from '#server/platform/jobs/jobs.ts'
import type { OriginOf } from '#server/platform/origins.ts'
import { deliveryJob } from '#server/platform/outbox/outbox.ts'
import { providersOf } from '#server/platform/outbox/providers.ts'
import { outboxSweep } from '#server/platform/outbox/sweep-outbox.ts'
import type { FileStore } from '#server/platform/storage/file-store.ts'
import { draftSweep } from '#server/platform/storage/sweep-drafts.ts'
import { alertsJob, type PriceCache, visitorSweep } from '#server/quotes/index.ts'
import { previewSweep } from '#server/rates/index.ts'
import { demoPricesJob } from './demo-prices-job.ts'
import { findUsedFiles } from './find-used-files.ts'

export type JobDeps = {
  readonly config: Config
  readonly ownerUrl: string
  readonly database: Database
  readonly jobs: Jobs
  readonly store: FileStore
  readonly notify: Notify
  readonly priceCache: PriceCache
  readonly originOf: OriginOf
}

/** Every kind of background work of the server. */
export async function jobKinds(deps: JobDeps): Promise<JobKind[]> {
  const { config, ownerUrl, database, jobs, store, notify, priceCache, originOf } = deps
  const providers = await providersOf(config, systemClock)
  return [
    deliveryJob(database, providers),
    identitySweep(database),
    notificationSweep(database),
    digestJob({ database, clock: systemClock, jobs, contactOf, originOf }),
    previewSweep(database, systemClock),
    auditRetention(ownerUrl, systemClock, config),
    draftSweep(store, systemClock),
    fileRemovalJob(store),
    unusedFileSweep({ database, jobs, findUsedFiles }),
    outboxSweep(database),
    visitorSweep(database),
    alertsJob({ database, clock: systemClock, notify, priceCache }),
    orderDraftSweep({ database, clock: systemClock }),
    orderExportJob({ database, clock: systemClock, findPeople, store }),
    orderExportSweep({ database, clock: systemClock, findPeople, store }),
    overdueOrdersJob({ database, clock: systemClock }),
    nextCutOffsJob({ database, clock: systemClock }),
    ordersOnCreditJob({ database, clock: systemClock }),
    orderNotificationsJob({ database, clock: systemClock, findPeople, notify }),
    orderRemindersJob({ database, clock: systemClock, findPeople, notify }),
    ...(config.demoData ? [demoPricesJob(ownerUrl, systemClock)] : []),
  ]
}
