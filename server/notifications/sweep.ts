import type { Database } from '#server/platform/database/connect.ts'
import type { JobKind } from '#server/platform/jobs/jobs.ts'
import { sweepNotifications } from './notification-store.ts'

/** Once a night in Shanghai: what was read long ago, and what is so old that nobody will read it. */
export const notificationSweep = ({ queries }: Database): JobKind => ({
  name: 'sweep-notifications',
  tries: 3,
  secondsBetweenTries: 60,
  cron: '37 4 * * *',
  work: () => sweepNotifications(queries),
})
