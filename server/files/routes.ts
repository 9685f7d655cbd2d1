import { readFile, uploadFile } from '#contract/files.ts'
import { userOf } from '#domain/access/actor.ts'
import { accept, refuse, type Verdict } from '#domain/values/refusal.ts'
import type { Queries } from '#server/platform/database/connect.ts'
import { type Endpoint, type EndpointInput, endpoint } from '#server/platform/http/endpoint.ts'
import type { SentFile } from '#server/platform/http/reply-file.ts'
import { findFile } from './stored-file-store.ts'
import { type UploadParts, upload } from './upload.ts'

export type FileParts = UploadParts & {
  /** Whether a file is the licence of a company this person acts for; told by whoever knows the companies. */
  isLicenceOfOwnCompany(queries: Queries, fileId: string, personId: string): Promise<boolean>
}

/** Somebody else's file is answered like one that is not there. */
async function read(
  { database, store, isLicenceOfOwnCompany }: FileParts,
  { query, bearer, log }: EndpointInput<typeof readFile>,
): Promise<Verdict<SentFile>> {
  const reader = userOf(bearer.actor)
  const file = await findFile(database.queries, query.id)
  if (!file || reader === null) return refuse('not-found')
  const mayRead = file.ownerId === reader || (await isLicenceOfOwnCompany(database.queries, file.id, reader))
  const pieces = mayRead ? await store.read(file.id) : undefined
  if (!pieces) return refuse('not-found')
  log.info({ file: file.id, kind: file.kind, reader }, 'a private file was read')
  const { name, mediaType, bytes } = file
  return accept({ name, mediaType, bytes, pieces })
}

export const fileEndpoints = (parts: FileParts): readonly Endpoint[] => [
  endpoint(uploadFile, (input) => upload(parts, input)),
  endpoint(readFile, (input) => read(parts, input)),
]
