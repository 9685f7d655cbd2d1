import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { FileView } from '#contract/files.ts'
import { orderCharge, orderChargeAnswer } from '#database/schema/orders-charges.ts'
import { orderDocument } from '#database/schema/orders-documents.ts'
import { orderChargeFile } from '#database/schema/orders-money.ts'
import type { Db } from '#server/platform/database/connect.ts'

type NewCharge = typeof orderCharge.$inferInsert
type StoredCharge = typeof orderCharge.$inferSelect
type StoredAnswer = typeof orderChargeAnswer.$inferSelect
export type ChargeWithAnswers = StoredCharge & {
  readonly answers: readonly StoredAnswer[]
  readonly files: readonly FileView[]
}

export async function insertCharge(db: Db, charge: NewCharge, documentIds: readonly string[]): Promise<void> {
  const [inserted] = await db.insert(orderCharge).values(charge).returning({ id: orderCharge.id })
  if (!inserted) throw new Error('The charge was not stored')
  if (documentIds.length > 0)
    await db
      .insert(orderChargeFile)
      .values(documentIds.map((documentId) => ({ chargeId: inserted.id, documentId })))
}

/** The evidence of these charges that was not withdrawn. */
const findFiles = (db: Db, chargeIds: readonly number[]) =>
  db
    .select({
      chargeId: orderChargeFile.chargeId,
      file: {
        id: orderDocument.fileId,
        name: orderDocument.name,
        mediaType: orderDocument.mediaType,
        bytes: orderDocument.bytes,
      },
    })
    .from(orderChargeFile)
    .innerJoin(orderDocument, eq(orderDocument.id, orderChargeFile.documentId))
    .where(and(inArray(orderChargeFile.chargeId, [...chargeIds]), isNull(orderDocument.withdrawnAt)))
    .orderBy(asc(orderDocument.id))

export async function insertAnswer(db: Db, answer: typeof orderChargeAnswer.$inferInsert): Promise<void> {
  await db.insert(orderChargeAnswer).values(answer)
}

/** Of an order, in the order in which they were billed, each with its answers. */
export async function findCharges(db: Db, orderId: number): Promise<readonly ChargeWithAnswers[]> {
  const charges = await db
    .select()
    .from(orderCharge)
    .where(eq(orderCharge.orderId, orderId))
    .orderBy(asc(orderCharge.id))
  if (charges.length === 0) return []
  const ids = charges.map(({ id }) => id)
  const answers = await db
    .select()
    .from(orderChargeAnswer)
    .where(inArray(orderChargeAnswer.chargeId, ids))
    .orderBy(asc(orderChargeAnswer.at))
  const files = await findFiles(db, ids)
  return charges.map((charge) => ({
    ...charge,
    answers: answers.filter(({ chargeId }) => chargeId === charge.id),
    files: files.filter(({ chargeId }) => chargeId === charge.id).map(({ file }) => file),
  }))
}
