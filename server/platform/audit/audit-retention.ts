import type { Clock } from '#server/platform/clock.ts'
import type { Config } from '#server/platform/config.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { JobKind } from '#server/platform/jobs/jobs.ts'
import { createPartitions, dropPartitions } from './audit-partitions-store.ts'

/** Nightly: creates the partitions of the coming months and drops those past their retention. */
export const auditRetention = (
  { db }: Database,
  clock: Clock,
  { AUDIT_MONTHS }: Pick<Config, 'AUDIT_MONTHS'>,
): JobKind => ({
  name: 'audit-retention',
  tries: 3,
  secondsBetweenTries: 60,
  cron: '29 4 * * *',
  async work() {
    await createPartitions(db, clock.now())
    await dropPartitions(db, clock.now(), AUDIT_MONTHS)
  },
})
