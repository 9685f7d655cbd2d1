import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { FileView, uploadFile } from '#contract/files.ts'
import { userOf } from '#domain/access/actor.ts'
import { mediaTypeOf } from '#domain/files/file-content.ts'
import { type FileKind, fileRules, isPicture, type MediaType, megabyte } from '#domain/files/file-kind.ts'
import { cleanFileName } from '#domain/files/file-name.ts'
import { accept, refuse, refuseFields, type Verdict } from '#domain/values/refusal.ts'
import { takeAttempt } from '#server/platform/attempts/attempts.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import type { Log } from '#server/platform/logs.ts'
import type { Draft, FileStore } from '#server/platform/storage/file-store.ts'
import type { Scan } from '#server/platform/storage/scan.ts'
import { viewFile } from './file-view.ts'
import { type Measure, measured } from './measured.ts'
import { redraw } from './picture.ts'
import { insertFile } from './stored-file-store.ts'

export type UploadDeps = {
  readonly database: Database
  readonly store: FileStore
  /** Without one nothing is scanned. */
  readonly scan?: Scan | undefined
}

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

/** The last look before a file has an address. */
async function scanned({ scan }: UploadDeps, draft: Draft, log: Log): Promise<Verdict<undefined>> {
  const finding = await scan?.(draft.read())
  if (!finding) return accept(undefined)
  log.warn({ file: draft.id, found: finding.found }, 'a file was refused by the scanner')
  return refuse('file-infected')
}

/** The row comes last: a file that is known can be read. */
async function save({ database, store }: UploadDeps, draft: Draft, file: Omit<FileRow, 'id'>) {
  const row = { id: draft.id, ...file }
  await draft.save()
  try {
    await insertFile(database.queries, row)
  } catch (error) {
    await store.remove(draft.id)
    throw error
  }
  return row
}
type FileRow = Parameters<typeof insertFile>[1]
type Looked = Omit<FileRow, 'id' | 'mediaType'> & { readonly mediaType: MediaType }

async function* asPieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

/** Pictures are drawn anew, so that nothing but their points is kept; everything else is kept as it came. */
async function saveLooked(deps: UploadDeps, draft: Draft, file: Looked): Promise<Verdict<FileRow>> {
  if (!isPicture(file.mediaType)) return accept(await save(deps, draft, file))
  const given = await buffer(draft.read())
  const drawn = await redraw(file.kind, file.mediaType, given)
  if (!drawn.ok) return drawn
  const { bytes, mediaType } = drawn.value
  const picture = await deps.store.draft(asPieces(bytes))
  const digest = createHash('sha256').update(bytes).digest('hex')
  try {
    const saved = await save(deps, picture, { ...file, mediaType, bytes: bytes.length, digest })
    await draft.discard()
    return accept(saved)
  } catch (error) {
    await picture.discard()
    throw error
  }
}

type Upload = EndpointInput<typeof uploadFile>

/** What is refused never had an address, and whatever goes wrong leaves nothing behind. */
async function takeIn(
  deps: UploadDeps,
  { query: { kind, name }, body, log }: Upload,
  ownerId: string,
): Promise<Verdict<FileView>> {
  const { passing, measure } = measured(body.pieces, fileRules[kind].mostBytes)
  const draft = await deps.store.draft(passing)
  let isSaved = false
  try {
    const { bytes, digest, ...ends } = measure()
    const mediaType = judge(kind, { bytes, digest, ...ends })
    if (!mediaType.ok) return mediaType
    const passed = await scanned(deps, draft, log)
    if (!passed.ok) return passed
    const file = { ownerId, kind, name: cleanFileName(name), mediaType: mediaType.value, bytes, digest }
    const saved = await saveLooked(deps, draft, file)
    isSaved = saved.ok
    return saved.ok ? accept(viewFile(saved.value)) : saved
  } finally {
    if (!isSaved) await draft.discard()
  }
}

/** The only way a file comes in. */
export async function upload(deps: UploadDeps, input: Upload): Promise<Verdict<FileView>> {
  const { query, body, principal } = input
  const ownerId = userOf(principal.actor)
  if (ownerId === null) return refuse('logged-out')
  if (body.declaredBytes > fileRules[query.kind].mostBytes) return tooLarge(query.kind)
  const taken = await takeAttempt(deps.database.queries, [limitOf(ownerId)])
  return taken.ok ? takeIn(deps, input, ownerId) : taken
}
