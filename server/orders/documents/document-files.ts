import type { FileView } from '#contract/files.ts'
import { invalidFields, ok, type Result } from '#domain/values/refusal.ts'
import { holdFile } from '#server/files/index.ts'
import type { OrderSide } from '#server/orders/reading/order-side.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { lockDocumentFile, orderOfDocument } from './document-store.ts'

/** An own upload as a document that no order has; undefined for any other file. */
async function heldFile(db: Db, { side, userId }: OrderSide, id: string): Promise<FileView | undefined> {
  await lockDocumentFile(db, id)
  const file = await holdFile(db, id)
  const uploader = side === 'staff' ? file?.staffId : file?.ownerId
  if (file?.kind !== 'document' || uploader !== userId) return undefined
  if ((await orderOfDocument(db, id)) !== undefined) return undefined
  const { name, mediaType, bytes } = file
  return { id, name, mediaType, bytes }
}

/** The files to add, or the field that names a file which cannot be added. */
export async function holdDocumentFiles(
  db: Db,
  by: OrderSide,
  ids: readonly string[],
  field: string,
): Promise<Result<readonly FileView[]>> {
  if (new Set(ids).size < ids.length) return invalidFields({ [field]: 'inconsistent' })
  const files: FileView[] = []
  // In one order, so that two calls do not block each other.
  for (const id of ids.toSorted()) {
    const file = await heldFile(db, by, id)
    if (!file) return invalidFields({ [field]: 'unknown-value' })
    files.push(file)
  }
  return ok(ids.flatMap((id) => files.find((file) => file.id === id) ?? []))
}
