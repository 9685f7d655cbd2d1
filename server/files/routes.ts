import { readFile, uploadFile, uploadStaffFile } from '#contract/files.ts'
import { type Actor, userOf } from '#domain/access/actor.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { type Endpoint, type EndpointInput, endpoint } from '#server/platform/http/endpoint.ts'
import type { SentFile } from '#server/platform/http/replies/reply-file.ts'
import { findFile, type StoredFile } from './stored-file-store.ts'
import { type UploadDeps, upload, uploadByStaff } from './upload.ts'

export type FileDeps = UploadDeps & {
  /** Implemented by the certification module. */
  isLicenceOfOwnCompany(db: Db, fileId: string, personId: string): Promise<boolean>
  /** Implemented by the certification module. */
  areColleagues(db: Db, one: string, other: string): Promise<boolean>
  /** Implemented by the quotes module; undefined for a file that no request has. */
  canSeeAttachment(db: Db, fileId: string, actor: Actor): Promise<boolean | undefined>
  /** Implemented by the orders module; undefined for a file that no order has. */
  canSeeInstruction(db: Db, fileId: string, actor: Actor): Promise<boolean | undefined>
  /** The same for a document of an order. */
  canSeeDocument(db: Db, fileId: string, actor: Actor): Promise<boolean | undefined>
}

async function mayRead(
  { database: { db }, ...readers }: FileDeps,
  { id, kind, ownerId }: StoredFile,
  actor: Actor,
): Promise<boolean> {
  const reader = userOf(actor)
  if (reader === null) return false
  if (kind === 'attachment') return (await readers.canSeeAttachment(db, id, actor)) ?? ownerId === reader
  if (kind === 'instruction') return (await readers.canSeeInstruction(db, id, actor)) ?? ownerId === reader
  if (kind === 'document') return (await readers.canSeeDocument(db, id, actor)) ?? ownerId === reader
  if (ownerId === reader) return true
  // Only documents are uploaded by staff.
  if (ownerId === null) return false
  return kind === 'avatar'
    ? readers.areColleagues(db, ownerId, reader)
    : readers.isLicenceOfOwnCompany(db, id, reader)
}

/** A file of another owner is answered as not found. */
async function read(deps: FileDeps, input: EndpointInput<typeof readFile>): Promise<Result<SentFile>> {
  const { query, principal, log } = input
  const reader = userOf(principal.actor)
  const file = await findFile(deps.database.db, query.id)
  if (!file || reader === null) return refusal('not-found')
  const pieces = (await mayRead(deps, file, principal.actor)) ? await deps.store.read(file.id) : undefined
  if (!pieces) return refusal('not-found')
  if (file.kind === 'licence')
    await audit(deps.database.db, input, {
      action: 'licence-seen',
      subjectId: null,
      after: { file: file.id },
    })
  log.info({ file: file.id, kind: file.kind, reader }, 'a private file was read')
  const { name, mediaType, bytes } = file
  return ok({ name, mediaType, bytes, pieces })
}

export const fileEndpoints = (deps: FileDeps): readonly Endpoint[] => [
  endpoint(uploadFile, (input) => upload(deps, input)),
  endpoint(uploadStaffFile, (input) => uploadByStaff(deps, input)),
  endpoint(readFile, (input) => read(deps, input)),
]
