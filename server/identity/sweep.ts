import type { Database } from '#server/platform/database/connect.ts'
import type { JobKind } from '#server/platform/jobs/jobs.ts'
import { sweepHits } from '#server/platform/rate-limit/rate-limit-store.ts'
import { sweepIdentity } from './sweep-store.ts'

/** Every night, Shanghai time: deletes expired codes, proofs, cross-brand logins, counters and sessions. */
export const identitySweep = ({ db }: Database): JobKind => ({
  name: 'sweep-identity',
  tries: 3,
  secondsBetweenTries: 60,
  cron: '17 4 * * *',
  async work() {
    await sweepIdentity(db)
    await sweepHits(db)
  },
})
