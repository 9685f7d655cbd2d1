import type { readLicence as readLicenceCall } from '#contract/review.ts'
import { userOf } from '#domain/access/actor.ts'
import { maySeeLicence } from '#domain/access/may-staff.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { findFile } from '#server/files/index.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import type { SentFile } from '#server/platform/http/replies/reply-file.ts'
import { wasLicenceOf } from './certification-event-store.ts'
import { findCompany } from './company-store.ts'
import { recordLicenceView } from './licence-view-store.ts'
import type { ReviewDeps } from './review.ts'

/** The current licence or an earlier one of the same company; other files are refused. */
async function isLicence(db: Db, companyId: string, fileId: string): Promise<boolean> {
  const stored = await findCompany(db, companyId)
  if (!stored) return false
  return stored.licenceFileId === fileId || wasLicenceOf(db, companyId, fileId)
}

type Reading = Pick<ReviewDeps, 'database' | 'store'>
type Licence = {
  readonly file: NonNullable<Awaited<ReturnType<typeof findFile>>>
  readonly pieces: AsyncIterable<Uint8Array>
}

/** The content of a licence of this company. */
export async function openLicence(
  { database: { db }, store }: Reading,
  { companyId, fileId }: { readonly companyId: string; readonly fileId: string },
): Promise<Result<Licence>> {
  const file = (await isLicence(db, companyId, fileId)) ? await findFile(db, fileId) : undefined
  const pieces = file && (await store.read(file.id))
  return file && pieces ? ok({ file, pieces }) : refusal('not-found')
}

/** Audited before the first byte is sent. */
export async function readLicence(
  deps: Reading,
  input: EndpointInput<typeof readLicenceCall>,
): Promise<Result<SentFile>> {
  const may = maySeeLicence(input.principal.actor)
  if (!may.ok) return may
  const opened = await openLicence(deps, input.query)
  if (!opened.ok) return opened
  const { file, pieces } = opened.value
  const { companyId } = input.query
  const staffId = userOf(input.principal.actor)
  if (staffId === null) throw new Error('Only staff open a licence')
  await deps.database.transaction(async (recording) => {
    await audit(recording, input, { action: 'licence-seen', subjectId: companyId, after: { file: file.id } })
    await recordLicenceView(recording, file.id, staffId)
  })
  const { name, mediaType, bytes } = file
  return ok({ name, mediaType, bytes, pieces })
}
