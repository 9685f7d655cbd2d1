import type { PoolClient, Queries } from '#server/platform/database/connect.ts'
import type { JobKind, Jobs } from '#server/platform/jobs/jobs.ts'
import type { FileStore } from '#server/platform/storage/file-store.ts'
import { deleteFilesOf, filesOf, findFile } from './stored-file-store.ts'

const removeJob = 'remove-file'

/** Bytes go after their row has gone for good: no store takes part in a transaction. */
export const fileRemovalJob = (store: FileStore): JobKind => ({
  name: removeJob,
  tries: 5,
  secondsBetweenTries: 60,
  async work(data) {
    if ('id' in data && typeof data.id === 'string') await store.remove(data.id)
  },
})

/** For whoever keeps the people. */
export const avatarsOf = (jobs: Jobs) => ({
  async isOwn(queries: Queries, fileId: string, personId: string): Promise<boolean> {
    const file = await findFile(queries, fileId)
    return file?.kind === 'avatar' && file.ownerId === personId
  },
  /** Every picture somebody uploaded of himself but for the one he shows now. */
  async forget(queries: Queries, client: PoolClient, personId: string, staying: string | null) {
    const gone = await deleteFilesOf(queries, { ownerId: personId, kind: 'avatar' }, staying)
    for (const id of gone) await jobs.enqueue(client, removeJob, { id })
  },
})

/** What is kept about somebody's files, without their bytes: he has those. */
export const copyFiles = async (queries: Queries, personId: string) =>
  (await filesOf(queries, personId)).map(({ id, kind, name, mediaType, bytes, digest, createdAt }) => ({
    ...{ id, kind, name, mediaType, bytes, digest },
    uploadedAt: createdAt.toISOString(),
  }))
