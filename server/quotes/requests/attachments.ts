import type { FileView } from '#contract/files.ts'
import type { readAttachment as readCall } from '#contract/requests.ts'
import type { Actor } from '#domain/access/actor.ts'
import { mayAnswerRequests } from '#domain/access/may-staff.ts'
import { invalidFields, ok, type Result, refusal } from '#domain/values/refusal.ts'
import { findFile, holdFile } from '#server/files/index.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import type { SentFile } from '#server/platform/http/replies/reply-file.ts'
import { type Asker, ownersOf, scopeOf } from '#server/quotes/access.ts'
import type { QuoteDeps } from '#server/quotes/deps.ts'
import { attachmentsInUse, tenantOfAttachment } from './attachment-store.ts'
import { findRequest } from './request-store.ts'

/** The files to attach: uploads of the asker as attachments, none of which another request has. */
export async function holdAttachments(
  db: Db,
  { personId }: Asker,
  ids: readonly string[],
): Promise<Result<readonly FileView[]>> {
  if (ids.length === 0) return ok([])
  const used = await attachmentsInUse(db, ids)
  const files: FileView[] = []
  for (const id of ids) {
    const file = await holdFile(db, id)
    const isUsable = file?.kind === 'attachment' && file.ownerId === personId && !used.includes(id)
    if (!isUsable) return invalidFields({ attachments: 'unknown-value' })
    const { name, mediaType, bytes } = file
    files.push({ id, name, mediaType, bytes })
  }
  return ok(files)
}

/** Those who can read the request; undefined for a file that no request has. */
export async function canSeeAttachment(db: Db, fileId: string, actor: Actor): Promise<boolean | undefined> {
  const tenant = await tenantOfAttachment(db, fileId)
  return tenant === undefined ? undefined : ownersOf(scopeOf(actor)).includes(tenant)
}

/** For staff; audited before the first byte is sent. */
export async function readAttachment(
  { database: { db }, store }: Pick<QuoteDeps, 'database' | 'store'>,
  input: EndpointInput<typeof readCall>,
): Promise<Result<SentFile>> {
  const may = mayAnswerRequests(input.principal.actor)
  if (!may.ok) return may
  const { number, fileId } = input.query
  const stored = await findRequest(db, number)
  const isAttached = stored?.attachments.some(({ id }) => id === fileId)
  const file = isAttached ? await findFile(db, fileId) : undefined
  const pieces = file && (await store.read(file.id))
  if (!file || !pieces) return refusal('not-found')
  await audit(db, input, { action: 'attachment-seen', subjectId: null, after: { number, file: file.id } })
  const { name, mediaType, bytes } = file
  return ok({ name, mediaType, bytes, pieces })
}
