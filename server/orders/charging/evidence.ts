import { mostDocuments } from '#domain/orders/documents/document-kinds.ts'
import { invalidFields, ok, type Result } from '#domain/values/refusal.ts'
import { holdDocumentFiles } from '#server/orders/documents/document-files.ts'
import { findDocuments, insertDocuments } from '#server/orders/documents/document-store.ts'
import type { StoredOrder } from '#server/orders/store/order-store.ts'
import type { Db } from '#server/platform/database/connect.ts'

/** What proves a charge becomes documents of the order, so that the company can open it. Their ids. */
export async function addEvidence(
  db: Db,
  { id: orderId }: StoredOrder,
  fileIds: readonly string[],
  staffId: string,
  now: Date,
): Promise<Result<readonly string[]>> {
  if (fileIds.length === 0) return ok([])
  if ((await findDocuments(db, orderId)).length + fileIds.length > mostDocuments)
    return invalidFields({ files: 'too-many' })
  const by = { side: 'staff', userId: staffId, companyId: undefined, audience: undefined } as const
  const held = await holdDocumentFiles(db, by, fileIds, 'files')
  if (!held.ok) return held
  const added = { orderId, kind: 'charge-evidence', side: 'staff', addedBy: staffId, addedAt: now } as const
  return ok(
    await insertDocuments(
      db,
      held.value.map(({ id, ...file }) => ({ ...file, ...added, fileId: id })),
    ),
  )
}
