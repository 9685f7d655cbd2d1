import { sweepAttempts } from '#server/platform/attempts/attempt-store.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { JobKind } from '#server/platform/jobs/jobs.ts'
import { sweepIdentity } from './sweep-store.ts'

/** Once a night in Shanghai: codes, proofs, ways to other brands, counters and sessions that have had their time. */
export const identitySweep = ({ queries }: Database): JobKind => ({
  name: 'sweep-identity',
  tries: 3,
  secondsBetweenTries: 60,
  cron: '17 4 * * *',
  async work() {
    await sweepIdentity(queries)
    await sweepAttempts(queries)
  },
})
