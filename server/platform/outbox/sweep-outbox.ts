import type { Database } from '#server/platform/database/connect.ts'
import type { JobKind } from '#server/platform/jobs/jobs.ts'
import { sweepMessages } from './outbox-store.ts'

/** Every night, Shanghai time: deletes messages that were sent or failed long ago. */
export const outboxSweep = ({ db }: Database): JobKind => ({
  name: 'sweep-outbox',
  tries: 3,
  secondsBetweenTries: 60,
  cron: '51 4 * * *',
  work: () => sweepMessages(db),
})
