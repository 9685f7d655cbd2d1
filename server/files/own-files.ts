import type { Db, PoolClient } from '#server/platform/database/connect.ts'
import type { JobKind, Jobs } from '#server/platform/jobs/jobs.ts'
import type { FileStore } from '#server/platform/storage/file-store.ts'
import { deleteFilesOf, filesOf, holdFile } from './stored-file-store.ts'

const removeJob = 'remove-file'

/** After the transaction that deleted the row. */
export const removeLater = (jobs: Jobs, client: PoolClient, id: string) =>
  jobs.enqueue(client, removeJob, { id })

/** The file is removed after the row is deleted and committed, because the store takes no part in transactions. */
export const fileRemovalJob = (store: FileStore): JobKind => ({
  name: removeJob,
  tries: 5,
  secondsBetweenTries: 60,
  async work(data) {
    if ('id' in data && typeof data.id === 'string') await store.remove(data.id)
  },
})

/** For the identity module. */
export const avatarsOf = (jobs: Jobs) => ({
  async isOwn(db: Db, fileId: string, personId: string): Promise<boolean> {
    const file = await holdFile(db, fileId)
    return file?.kind === 'avatar' && file.ownerId === personId
  },
  /** Deletes every avatar of the person except the current one. */
  async forget(db: Db, client: PoolClient, personId: string, keptFileId: string | null) {
    const deletedIds = await deleteFilesOf(db, { ownerId: personId, kind: 'avatar' }, keptFileId)
    for (const id of deletedIds) await removeLater(jobs, client, id)
  },
})

/** Metadata of a person's files, without their content. */
export const copyFiles = async (db: Db, personId: string) =>
  (await filesOf(db, personId)).map(({ id, kind, name, mediaType, bytes, digest, createdAt }) => ({
    id,
    kind,
    name,
    mediaType,
    bytes,
    digest,
    uploadedAt: createdAt.toISOString(),
  }))
