import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { FileView, uploadFile, uploadStaffFile } from '#contract/files.ts'
import { userOf } from '#domain/access/actor.ts'
import { permit } from '#domain/access/permit.ts'
import { fileRefusals } from '#domain/files/codes.ts'
import { mediaTypeOf } from '#domain/files/file-content.ts'
import {
  type FileKind,
  fileRules,
  isImage,
  isOffice,
  type MediaType,
  megabytesText,
} from '#domain/files/file-kind.ts'
import { nameWithEnding } from '#domain/files/file-name.ts'
import { invalidFields, ok, type Refusal, type Result, refusal } from '#domain/values/refusal.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import type { Log } from '#server/platform/logs.ts'
import { takeRateLimit } from '#server/platform/rate-limit/rate-limit.ts'
import type { Draft, FileStore } from '#server/platform/storage/file-store.ts'
import type { Scan } from '#server/platform/storage/scan.ts'
import { checkPdf } from './active-pdf.ts'
import { viewFile } from './file-view.ts'
import { type Measure, measureUpload } from './measure-upload.ts'
import { checkOffice } from './office/check-office.ts'
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
const staffUploadsPerHour = 200
const limitOf = (person: string, max = uploadsPerHour) => ({
  purpose: 'upload',
  subject: person,
  max,
  windowSeconds: 60 * 60,
})

const tooLarge = (kind: FileKind) => refusal('too-large', { limit: megabytesText(fileRules[kind].maxBytes) })

/** The type of the content. The first and last bytes tell most types; a Word or Excel file is opened. */
async function detectType(kind: FileKind, measure: Measure, draft: Draft): Promise<Result<MediaType>> {
  if (measure.isTooLarge) return tooLarge(kind)
  if (measure.bytes === 0) return invalidFields({ file: 'required' })
  const { mediaTypes } = fileRules[kind]
  const type = mediaTypeOf(measure)
  if (type && mediaTypes.includes(type)) return ok(type)
  if (type || !mediaTypes.some(isOffice)) return invalidFields({ file: 'wrong-format' })
  return checkOffice(await buffer(draft.read()))
}

/** Checked without a virus scanner too. */
async function checkContent(kind: FileKind, measure: Measure, draft: Draft): Promise<Result<MediaType>> {
  const type = await detectType(kind, measure, draft)
  if (!type.ok || type.value !== 'application/pdf') return type
  const checked = await checkPdf(await buffer(draft.read()))
  return checked.ok ? type : checked
}

/** Content that could do harm is logged; a wrong type or size is an ordinary mistake. */
function logRefused({ refusal }: Refusal, draft: Draft, log: Log): void {
  if (Object.hasOwn(fileRefusals, refusal))
    log.warn({ file: draft.id, refusal }, 'a file was refused for its content')
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
      const { ownerId } = file
      if (ownerId !== null) {
        await lockUploadsOf(db, ownerId)
        const fits = await checkUnusedBytes(db, findUsedFiles, { ownerId, bytes: file.bytes })
        if (!fits.ok) return fits
      }
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

type Upload = EndpointInput<typeof uploadFile> | EndpointInput<typeof uploadStaffFile>
type Uploader = Pick<FileRow, 'ownerId' | 'staffId'>

/** A refused or failed upload leaves nothing in the store. */
async function receive(
  deps: UploadDeps,
  { query: { kind, name }, body, log }: Upload,
  uploader: Uploader,
): Promise<Result<FileView>> {
  const { pieces, measure } = measureUpload(body.pieces, fileRules[kind].maxBytes)
  const draft = await deps.store.draft(pieces)
  let isSaved = false
  try {
    const { bytes, digest, ...sample } = measure()
    const mediaType = await checkContent(kind, { bytes, digest, ...sample }, draft)
    if (!mediaType.ok) {
      logRefused(mediaType, draft, log)
      return mediaType
    }
    const scan = await scanForViruses(deps, draft, log)
    if (!scan.ok) return scan
    const file = {
      ...uploader,
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

export async function upload(
  deps: UploadDeps,
  input: EndpointInput<typeof uploadFile>,
): Promise<Result<FileView>> {
  const { query, body, principal } = input
  const ownerId = userOf(principal.actor)
  if (ownerId === null) return refusal('logged-out')
  if (body.declaredBytes > fileRules[query.kind].maxBytes) return tooLarge(query.kind)
  const { db } = deps.database
  const taken = await takeRateLimit(db, [limitOf(ownerId)])
  if (!taken.ok) return taken
  // Before the bytes arrive; counted again when the file is saved.
  const fits = await checkUnusedBytes(db, deps.findUsedFiles, { ownerId, bytes: body.declaredBytes })
  return fits.ok ? receive(deps, input, { ownerId, staffId: null }) : fits
}

/** Documents of orders. Staff upload more of them than a customer does. */
export async function uploadByStaff(
  deps: UploadDeps,
  input: EndpointInput<typeof uploadStaffFile>,
): Promise<Result<FileView>> {
  const { query, body, principal } = input
  const may = permit(principal.actor, 'write-to-customers')
  if (!may.ok) return may
  const staffId = userOf(principal.actor)
  if (staffId === null) return refusal('logged-out')
  if (body.declaredBytes > fileRules[query.kind].maxBytes) return tooLarge(query.kind)
  const taken = await takeRateLimit(deps.database.db, [limitOf(staffId, staffUploadsPerHour)])
  if (!taken.ok) return taken
  await audit(deps.database.db, input, {
    action: 'document-uploaded',
    subjectId: null,
    after: { kind: query.kind },
  })
  return receive(deps, input, { ownerId: null, staffId })
}
