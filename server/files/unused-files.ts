import { megabytesText, unusedFileLimits } from '#domain/files/file-kind.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import type { Database, Db } from '#server/platform/database/connect.ts'
import type { JobKind, Jobs } from '#server/platform/jobs/jobs.ts'
import { removeLater } from './own-files.ts'
import { deleteFiles, filesOf, findOldFiles, lockFreeFiles } from './stored-file-store.ts'

/** Which of the files are in use. Implemented by the modules that refer to files. */
export type FindUsedFiles = (db: Db, ids: readonly string[]) => Promise<readonly string[]>

async function unusedOf(db: Db, findUsedFiles: FindUsedFiles, ids: readonly string[]): Promise<string[]> {
  const used = new Set(ids.length > 0 ? await findUsedFiles(db, ids) : [])
  return ids.filter((id) => !used.has(id))
}

/** Refuses more bytes than a person may have in unused files. */
export async function checkUnusedBytes(
  db: Db,
  findUsedFiles: FindUsedFiles,
  { ownerId, bytes }: { readonly ownerId: string; readonly bytes: number },
): Promise<Result<null>> {
  const files = await filesOf(db, ownerId)
  const ids = files.map(({ id }) => id)
  const unused = new Set(await unusedOf(db, findUsedFiles, ids))
  const total = files.reduce((sum, file) => sum + (unused.has(file.id) ? file.bytes : 0), bytes)
  if (total <= unusedFileLimits.maxBytes) return ok(null)
  return refusal('too-many-unused-files', { limit: megabytesText(unusedFileLimits.maxBytes) })
}

type SweepDeps = {
  readonly database: Database
  readonly jobs: Jobs
  readonly findUsedFiles: FindUsedFiles
}

/** Locks first and looks at their use again: an application may have taken one meanwhile. */
const removeUnused = ({ database, jobs, findUsedFiles }: SweepDeps, ids: readonly string[]): Promise<void> =>
  database.transaction(async (db, client) => {
    const unused = await unusedOf(db, findUsedFiles, await lockFreeFiles(db, ids))
    if (unused.length === 0) return
    await deleteFiles(db, unused)
    for (const id of unused) await removeLater(jobs, client, id)
  })

const batchSize = 200
const lowestId = '00000000-0000-0000-0000-000000000000'

async function sweepUnused(deps: SweepDeps): Promise<void> {
  const { db } = deps.database
  let afterId: string | undefined = lowestId
  while (afterId !== undefined) {
    const ids: string[] = await findOldFiles(db, {
      days: unusedFileLimits.lifeDays,
      afterId,
      limit: batchSize,
    })
    const unused = await unusedOf(db, deps.findUsedFiles, ids)
    if (unused.length > 0) await removeUnused(deps, unused)
    afterId = ids.at(-1)
  }
}

/** Every night, Shanghai time. */
export const unusedFileSweep = (deps: SweepDeps): JobKind => ({
  name: 'sweep-unused-files',
  tries: 3,
  secondsBetweenTries: 60,
  cron: '47 4 * * *',
  work: () => sweepUnused(deps),
})
