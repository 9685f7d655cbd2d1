import type { Clock } from '#server/platform/clock.ts'
import type { Config } from '#server/platform/config.ts'
import { dbOn } from '#server/platform/database/connect.ts'
import { withStructureLock } from '#server/platform/database/migrate.ts'
import type { JobKind } from '#server/platform/jobs/jobs.ts'
import { createPartitions, dropPartitions } from './audit-partitions-store.ts'

/**
 * Nightly: creates the partitions of the coming months and drops those past their retention. As the owner: a function that
 * serving may call would let an injected statement drop the log.
 */
export const auditRetention = (
  ownerUrl: string,
  clock: Clock,
  { AUDIT_MONTHS }: Pick<Config, 'AUDIT_MONTHS'>,
): JobKind => ({
  name: 'audit-retention',
  tries: 3,
  secondsBetweenTries: 60,
  cron: '29 4 * * *',
  work: () =>
    withStructureLock(ownerUrl, async (client) => {
      await createPartitions(dbOn(client), clock.now())
      await dropPartitions(dbOn(client), clock.now(), AUDIT_MONTHS)
    }),
})
