import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { JobKind } from '#server/platform/jobs/jobs.ts'
import { lockImport, stalePreviews } from '#server/rates/import-store.ts'
import { deletePreview } from './confirm-store.ts'

const previewDays = 30
const dayMs = 24 * 60 * 60 * 1000

/** Each preview in its own transaction. One that was confirmed in the meantime stays. */
async function sweepPreviews(database: Database, clock: Clock): Promise<void> {
  const before = new Date(clock.now().getTime() - previewDays * dayMs)
  for (const id of await stalePreviews(database.db, before))
    await database.transaction(async (db) => {
      const imported = await lockImport(db, id)
      if (imported?.state === 'previewed') await deletePreview(db, imported, () => {})
    })
}

/** Nightly: deletes import previews that were not confirmed within 30 days. */
export const previewSweep = (database: Database, clock: Clock): JobKind => ({
  name: 'sweep-rate-imports',
  tries: 3,
  secondsBetweenTries: 60,
  cron: '41 4 * * *',
  work: () => sweepPreviews(database, clock),
})
