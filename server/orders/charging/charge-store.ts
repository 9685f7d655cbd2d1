import { asc, eq, inArray } from 'drizzle-orm'
import { orderCharge, orderChargeAnswer } from '#database/schema/orders-charges.ts'
import type { Db } from '#server/platform/database/connect.ts'

type NewCharge = typeof orderCharge.$inferInsert
type StoredCharge = typeof orderCharge.$inferSelect
type StoredAnswer = typeof orderChargeAnswer.$inferSelect
export type ChargeWithAnswers = StoredCharge & { readonly answers: readonly StoredAnswer[] }

export async function insertCharge(db: Db, charge: NewCharge): Promise<void> {
  await db.insert(orderCharge).values(charge)
}

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
  return charges.map((charge) => ({
    ...charge,
    answers: answers.filter(({ chargeId }) => chargeId === charge.id),
  }))
}
