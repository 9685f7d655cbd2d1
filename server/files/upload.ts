import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { FileView, uploadFile } from '#contract/files.ts'
import { userOf } from '#domain/access/actor.ts'
import { mediaTypeOf } from '#domain/files/file-content.ts'
import { type FileKind, fileRules, isImage, type MediaType, megabyte } from '#domain/files/file-kind.ts'
import { nameWithEnding } from '#domain/files/file-name.ts'
import { invalidFields, ok, type Result, refusal } from '#domain/values/refusal.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import type { Log } from '#server/platform/logs.ts'
import { takeRateLimit } from '#server/platform/rate-limit/rate-limit.ts'
import type { Draft, FileStore } from '#server/platform/storage/file-store.ts'
import type { Scan } from '#server/platform/storage/scan.ts'
import { checkPdf } from './active-pdf.ts'
import { viewFile } from './file-view.ts'
import { type Measure, measureUpload } from './measure-upload.ts'
import { cleanPicture } from './picture.ts'
import { insertFile, lockUploadsOf } from './stored-file-store.ts'
import { checkUnusedBytes, type FindUsedFiles } from './unused-files.ts'

export type UploadDeps = {
  readonly database: Database
  readonly store: FileStore
  readonly findUsedFiles: FindUsedFiles
  /** Without it uploads are not scanned for viruses. */
  readonly scan?: Scan | undefined
}

const uploadsPerHour = 30
const limitOf = (person: string) => ({
  purpose: 'upload',
  subject: person,
  max: uploadsPerHour,
  windowSeconds: 60 * 60,
})

const tooLarge = (kind: FileKind) =>
  refusal('too-large', { limit: `${fileRules[kind].maxBytes / megabyte} MiB` })

function validate(kind: FileKind, measure: Measure): Result<MediaType> {
  if (measure.isTooLarge) return tooLarge(kind)
  if (measure.bytes === 0) return invalidFields({ file: 'required' })
  const type = mediaTypeOf(measure)
  return type && fileRules[kind].mediaTypes.includes(type)
    ? ok(type)
    : invalidFields({ file: 'wrong-format' })
}

/** Without a virus scanner too. */
async function checkContent(type: MediaType, draft: Draft, log: Log): Promise<Result<undefined>> {
  if (type !== 'application/pdf') return ok(undefined)
  const checked = await checkPdf(await buffer(draft.read()))
  if (!checked.ok && checked.refusal !== 'busy')
    log.warn({ file: draft.id, refusal: checked.refusal }, 'a PDF was refused for its content')
  return checked
}

/** The last check before a file can be read. */
async function scanForViruses({ scan }: UploadDeps, draft: Draft, log: Log): Promise<Result<undefined>> {
  const finding = await scan?.(draft.read())
  if (!finding) return ok(undefined)
  log.warn({ file: draft.id, found: finding.found }, 'a file was refused by the scanner')
  return refusal('file-infected')
}

/** The row is inserted last, because a file with a row can be read. */
async function save(
  { database, store, findUsedFiles }: UploadDeps,
  draft: Draft,
  file: Omit<FileRow, 'id'>,
): Promise<Result<FileRow>> {
  const row = { id: draft.id, ...file }
  await draft.save()
  let isSaved = false
  try {
    const saved = await database.transaction(async (db): Promise<Result<FileRow>> => {
      await lockUploadsOf(db, file.ownerId)
      const fits = await checkUnusedBytes(db, findUsedFiles, file)
      if (!fits.ok) return fits
      await insertFile(db, row)
      return ok(row)
    })
    isSaved = saved.ok
    return saved
  } finally {
    if (!isSaved) await store.remove(draft.id)
  }
}
type FileRow = Parameters<typeof insertFile>[1]
type ValidatedFile = Omit<FileRow, 'id' | 'mediaType'> & { readonly mediaType: MediaType }

async function* asPieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

/** Pictures are encoded again, so that nothing but pixels is stored; other files are stored unchanged. */
async function saveValidated(deps: UploadDeps, draft: Draft, file: ValidatedFile): Promise<Result<FileRow>> {
  if (!isImage(file.mediaType)) return save(deps, draft, file)
  const original = await buffer(draft.read())
  const cleaned = await cleanPicture(file.kind, file.mediaType, original)
  if (!cleaned.ok) return cleaned
  const { bytes, mediaType } = cleaned.value
  const picture = await deps.store.draft(asPieces(bytes))
  const digest = createHash('sha256').update(bytes).digest('hex')
  try {
    const name = nameWithEnding(file.name, mediaType)
    const saved = await save(deps, picture, { ...file, name, mediaType, bytes: bytes.length, digest })
    if (saved.ok) await draft.discard()
    return saved
  } catch (error) {
    await picture.discard()
    throw error
  }
}

type Upload = EndpointInput<typeof uploadFile>

/** A refused or failed upload leaves nothing in the store. */
async function receive(
  deps: UploadDeps,
  { query: { kind, name }, body, log }: Upload,
  ownerId: string,
): Promise<Result<FileView>> {
  const { pieces, measure } = measureUpload(body.pieces, fileRules[kind].maxBytes)
  const draft = await deps.store.draft(pieces)
  let isSaved = false
  try {
    const { bytes, digest, ...sample } = measure()
    const mediaType = validate(kind, { bytes, digest, ...sample })
    if (!mediaType.ok) return mediaType
    const content = await checkContent(mediaType.value, draft, log)
    if (!content.ok) return content
    const scan = await scanForViruses(deps, draft, log)
    if (!scan.ok) return scan
    const file = {
      ownerId,
      kind,
      name: nameWithEnding(name, mediaType.value),
      mediaType: mediaType.value,
      bytes,
      digest,
    }
    const saved = await saveValidated(deps, draft, file)
    isSaved = saved.ok
    return saved.ok ? ok(viewFile(saved.value)) : saved
  } finally {
    if (!isSaved) await draft.discard()
  }
}

export async function upload(deps: UploadDeps, input: Upload): Promise<Result<FileView>> {
  const { query, body, principal } = input
  const ownerId = userOf(principal.actor)
  if (ownerId === null) return refusal('logged-out')
  if (body.declaredBytes > fileRules[query.kind].maxBytes) return tooLarge(query.kind)
  const { db } = deps.database
  const taken = await takeRateLimit(db, [limitOf(ownerId)])
  if (!taken.ok) return taken
  // Before the bytes arrive; counted again when the file is saved.
  const fits = await checkUnusedBytes(db, deps.findUsedFiles, { ownerId, bytes: body.declaredBytes })
  return fits.ok ? receive(deps, input, ownerId) : fits
}
