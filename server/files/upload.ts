import type { FileView, uploadFile } from '#contract/files.ts'
import { userOf } from '#domain/access/actor.ts'
import { mediaTypeOf } from '#domain/files/file-content.ts'
import { type FileKind, fileRules, type MediaType, megabyte } from '#domain/files/file-kind.ts'
import { cleanFileName } from '#domain/files/file-name.ts'
import { accept, refuse, refuseFields, type Verdict } from '#domain/values/refusal.ts'
import { takeAttempt } from '#server/platform/attempts/attempts.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import type { Draft, FileStore } from '#server/platform/storage/file-store.ts'
import { viewFile } from './file-view.ts'
import { type Measure, measured } from './measured.ts'
import { insertFile } from './stored-file-store.ts'

export type UploadParts = { readonly database: Database; readonly store: FileStore }

const uploadsPerHour = 30
const limitOf = (person: string) => ({
  purpose: 'upload',
  subject: person,
  most: uploadsPerHour,
  windowSeconds: 60 * 60,
})

const tooLarge = (kind: FileKind) =>
  refuse('too-large', { limit: `${fileRules[kind].mostBytes / megabyte} MiB` })

function judge(kind: FileKind, measure: Measure): Verdict<MediaType> {
  if (measure.isTooLarge) return tooLarge(kind)
  if (measure.bytes === 0) return refuseFields({ file: 'required' })
  const type = mediaTypeOf(measure)
  return type && fileRules[kind].mediaTypes.includes(type)
    ? accept(type)
    : refuseFields({ file: 'wrong-format' })
}

/** The row comes last: a file that is known can be read. */
async function keep({ database, store }: UploadParts, draft: Draft, file: Omit<FileRow, 'id'>) {
  const row = { id: draft.id, ...file }
  await draft.keep()
  try {
    await insertFile(database.queries, row)
  } catch (error) {
    await store.remove(draft.id)
    throw error
  }
  return row
}
type FileRow = Parameters<typeof insertFile>[1]

/** The only way a file comes in. What is refused never had an address. */
export async function upload(
  parts: UploadParts,
  { query, body, bearer }: EndpointInput<typeof uploadFile>,
): Promise<Verdict<FileView>> {
  const { kind } = query
  const ownerId = userOf(bearer.actor)
  if (ownerId === null) return refuse('logged-out')
  if (body.declaredBytes > fileRules[kind].mostBytes) return tooLarge(kind)
  const taken = await takeAttempt(parts.database.queries, [limitOf(ownerId)])
  if (!taken.ok) return taken
  const { passing, measure } = measured(body.pieces, fileRules[kind].mostBytes)
  const draft = await parts.store.draft(passing)
  const { bytes, digest, ...ends } = measure()
  const mediaType = judge(kind, { bytes, digest, ...ends })
  if (!mediaType.ok) {
    await draft.discard()
    return mediaType
  }
  const name = cleanFileName(query.name)
  return accept(
    viewFile(await keep(parts, draft, { ownerId, kind, name, mediaType: mediaType.value, bytes, digest })),
  )
}
