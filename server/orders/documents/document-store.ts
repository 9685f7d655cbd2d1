import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { customerOrder } from '#database/schema/orders.ts'
import { orderDocument } from '#database/schema/orders-documents.ts'
import type { Db } from '#server/platform/database/connect.ts'

export type StoredDocument = typeof orderDocument.$inferSelect
type NewDocument = typeof orderDocument.$inferInsert

/** Until the end of the transaction, so that two orders cannot take one file. */
export const lockDocumentFile = (db: Db, fileId: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`document ${fileId}`}, 0))`)

/** Their ids, in the same order. */
export async function insertDocuments(db: Db, documents: readonly NewDocument[]): Promise<readonly string[]> {
  if (documents.length === 0) return []
  const inserted = await db
    .insert(orderDocument)
    .values([...documents])
    .returning({ id: orderDocument.id })
  return inserted.map(({ id }) => id)
}

/** The oldest first. */
export const findDocuments = (db: Db, orderId: number): Promise<StoredDocument[]> =>
  db.select().from(orderDocument).where(eq(orderDocument.orderId, orderId)).orderBy(asc(orderDocument.id))

type Withdrawal = {
  readonly withdrawnBy: string
  readonly withdrawnAt: Date
  readonly withdrawReason: string
}

export const withdrawDocument = (db: Db, id: string, withdrawal: Withdrawal) =>
  db.update(orderDocument).set(withdrawal).where(eq(orderDocument.id, id))

/** The order that has the file, also where it was withdrawn. */
export async function orderOfDocument(db: Db, fileId: string) {
  const [found] = await db
    .select({
      number: customerOrder.number,
      companyId: customerOrder.companyId,
      withdrawnAt: orderDocument.withdrawnAt,
    })
    .from(orderDocument)
    .innerJoin(customerOrder, eq(customerOrder.id, orderDocument.orderId))
    .where(eq(orderDocument.fileId, fileId))
  return found
}

/** Which of the files are documents of an order, withdrawn or not. */
export async function documentsInUse(db: Db, ids: readonly string[]): Promise<readonly string[]> {
  const found = await db
    .select({ id: orderDocument.fileId })
    .from(orderDocument)
    .where(inArray(orderDocument.fileId, [...ids]))
  return found.map(({ id }) => id)
}

/** The files of these messages that were not withdrawn. */
export const filesOfMessages = (db: Db, messageIds: readonly number[]): Promise<StoredDocument[]> =>
  db
    .select()
    .from(orderDocument)
    .where(and(inArray(orderDocument.messageId, [...messageIds]), isNull(orderDocument.withdrawnAt)))
    .orderBy(asc(orderDocument.id))
