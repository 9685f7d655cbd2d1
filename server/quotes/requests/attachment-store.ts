import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { FileView } from '#contract/files.ts'
import { quoteRequest } from '#database/schema/quotes.ts'
import { requestAttachment } from '#database/schema/quotes-attachments.ts'
import type { Db } from '#server/platform/database/connect.ts'

/** Of the request in the row of a query, in their order. */
export const attachmentsColumn = sql<readonly FileView[]>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', a.file_id, 'name', a.name, 'mediaType', a.media_type, 'bytes', a.bytes) order by a.position), '[]')
  from ${requestAttachment} a where a.request_id = ${quoteRequest.id})`.as('attachments')

export async function insertAttachments(
  db: Db,
  requestId: number,
  files: readonly FileView[],
): Promise<void> {
  if (files.length === 0) return
  const rows = files.map(({ id, name, mediaType, bytes }, position) => ({
    requestId,
    fileId: id,
    position,
    name,
    mediaType,
    bytes,
  }))
  await db.insert(requestAttachment).values(rows)
}

/** Which of the files are attached to a request. */
export async function attachmentsInUse(db: Db, ids: readonly string[]): Promise<readonly string[]> {
  const found = await db
    .select({ id: requestAttachment.fileId })
    .from(requestAttachment)
    .where(inArray(requestAttachment.fileId, [...ids]))
  return found.map(({ id }) => id)
}

/** The tenant of the request that the file is attached to. */
export async function tenantOfAttachment(db: Db, fileId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ ownerId: quoteRequest.ownerId })
    .from(requestAttachment)
    .innerJoin(quoteRequest, eq(quoteRequest.id, requestAttachment.requestId))
    .where(eq(requestAttachment.fileId, fileId))
  return found?.ownerId
}

/** Of a closed account, unless its company has the request; the files are removed once nothing uses them. */
export async function deleteAttachmentsOf(db: Db, personId: string): Promise<void> {
  const own = db
    .select({ id: quoteRequest.id })
    .from(quoteRequest)
    .where(and(eq(quoteRequest.personId, personId), isNull(quoteRequest.companyId)))
  await db.delete(requestAttachment).where(inArray(requestAttachment.requestId, own))
}
