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

/** Audited before the first byte is sent. */
export async function readLicence(
  { database, store }: Pick<ReviewDeps, 'database' | 'store'>,
  input: EndpointInput<typeof readLicenceCall>,
): Promise<Result<SentFile>> {
  const may = maySeeLicence(input.principal.actor)
  if (!may.ok) return may
  const { db } = database
  const { companyId, fileId } = input.query
  const file = (await isLicence(db, companyId, fileId)) ? await findFile(db, fileId) : undefined
  const pieces = file && (await store.read(file.id))
  if (!file || !pieces) return refusal('not-found')
  const staffId = userOf(input.principal.actor)
  if (staffId === null) throw new Error('Only staff open a licence')
  await database.transaction(async (recording) => {
    await audit(recording, input, { action: 'licence-seen', subjectId: companyId, after: { file: file.id } })
    await recordLicenceView(recording, file.id, staffId)
  })
  const { name, mediaType, bytes } = file
  return ok({ name, mediaType, bytes, pieces })
}
