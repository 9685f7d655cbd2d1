import type { Database } from '#server/platform/database/connect.ts'
import type { JobKind } from '#server/platform/jobs/jobs.ts'
import { sweepNotifications } from './notification-store.ts'

/** Every night, Shanghai time. */
export const notificationSweep = ({ db }: Database): JobKind => ({
  name: 'sweep-notifications',
  tries: 3,
  secondsBetweenTries: 60,
  cron: '37 4 * * *',
  work: () => sweepNotifications(db),
})
