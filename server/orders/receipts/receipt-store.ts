import { and, asc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import { customerOrder } from '#database/schema/orders.ts'
import { orderDocument } from '#database/schema/orders-documents.ts'
import { paymentCallback, paymentReceipt, paymentSession } from '#database/schema/orders-money.ts'
import { callbackOutcomes, needsCheck } from '#domain/orders/payment/online-payment.ts'
import type { Db } from '#server/platform/database/connect.ts'

const { fileId, name, mediaType, bytes, withdrawnAt } = getTableColumns(orderDocument)

/** Of an order, the oldest first, each with its file. */
export const findReceipts = (db: Db, orderId: number) =>
  db
    .select({ ...getTableColumns(paymentReceipt), file: { id: fileId, name, mediaType, bytes }, withdrawnAt })
    .from(paymentReceipt)
    .innerJoin(orderDocument, eq(orderDocument.id, paymentReceipt.documentId))
    .where(eq(paymentReceipt.orderId, orderId))
    .orderBy(asc(paymentReceipt.id))

export type StoredReceipt = Awaited<ReturnType<typeof findReceipts>>[number]

export const insertReceipt = (db: Db, receipt: typeof paymentReceipt.$inferInsert) =>
  db.insert(paymentReceipt).values(receipt)

type Answer = Pick<StoredReceipt, 'answer' | 'answeredBy' | 'answeredAt'> &
  Partial<Pick<StoredReceipt, 'paymentId' | 'reason'>>

export const answerReceipt = (db: Db, id: string, answer: Answer) =>
  db.update(paymentReceipt).set(answer).where(eq(paymentReceipt.id, id))

/** Finance has not answered it. */
export const isOpenReceipt = and(isNull(paymentReceipt.answer), isNull(orderDocument.withdrawnAt))

/** Orders with a receipt that finance has not answered. */
export const hasOpenReceipt = sql`${customerOrder.id} in (
  select ${paymentReceipt.orderId} from ${paymentReceipt}
  join ${orderDocument} on ${orderDocument.id} = ${paymentReceipt.documentId}
  where ${isOpenReceipt})`

const isOpenReport = and(
  isNull(paymentCallback.settledAt),
  inArray(paymentCallback.outcome, callbackOutcomes.filter(needsCheck)),
)

/** What was reported and not booked, the oldest first. */
export const findOpenReports = (db: Db, limit: number) =>
  db
    .select({ ...getTableColumns(paymentCallback), number: customerOrder.number })
    .from(paymentCallback)
    .leftJoin(paymentSession, eq(paymentSession.id, paymentCallback.sessionId))
    .leftJoin(customerOrder, eq(customerOrder.id, paymentSession.orderId))
    .where(isOpenReport)
    .orderBy(asc(paymentCallback.receivedAt))
    .limit(limit)

type Settled = { readonly note: string; readonly settledBy: string; readonly settledAt: Date }

/** False if it does not wait, or another person was first. */
export async function settleReport(db: Db, id: string, settled: Settled): Promise<boolean> {
  const found = await db
    .update(paymentCallback)
    .set(settled)
    .where(and(eq(paymentCallback.id, id), isOpenReport))
    .returning({ id: paymentCallback.id })
  return found.length === 1
}
