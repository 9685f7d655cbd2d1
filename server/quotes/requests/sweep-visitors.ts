import type { Database } from '#server/platform/database/connect.ts'
import type { JobKind } from '#server/platform/jobs/jobs.ts'
import { eraseOldContacts } from './visitor-store.ts'

/** Every night, Shanghai time. */
export const visitorSweep = (database: Pick<Database, 'transaction'>): JobKind => ({
  name: 'sweep-visitors',
  tries: 3,
  secondsBetweenTries: 60,
  cron: '47 4 * * *',
  work: () => database.transaction(eraseOldContacts),
})
