import type { Clock } from '#server/platform/clock.ts'
import type { JobKind } from '#server/platform/jobs/jobs.ts'
import type { FileStore } from './file-store.ts'

/** Far longer than any upload may take. */
const draftLifeMs = 24 * 60 * 60 * 1000

export const sweepDrafts = (store: FileStore, clock: Clock): Promise<number> =>
  store.sweepDrafts(new Date(clock.now().getTime() - draftLifeMs))

/** Nightly in Shanghai time: removes drafts left by killed processes. */
export const draftSweep = (store: FileStore, clock: Clock): JobKind => ({
  name: 'sweep-drafts',
  tries: 3,
  secondsBetweenTries: 60,
  cron: '37 4 * * *',
  async work() {
    await sweepDrafts(store, clock)
  },
})
