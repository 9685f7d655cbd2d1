import { and, asc, desc, eq, inArray, lte } from 'drizzle-orm'
import { orderDetail, orderMilestone } from '#database/schema/orders-running.ts'
import type { Db } from '#server/platform/database/connect.ts'

type NewDetail = typeof orderDetail.$inferInsert
export type StoredDetail = typeof orderDetail.$inferSelect
type NewMilestone = typeof orderMilestone.$inferInsert
export type StoredMilestone = typeof orderMilestone.$inferSelect

/** The version that holds, or held at a moment. */
export async function lastDetail(db: Db, orderId: number, upTo?: Date): Promise<StoredDetail | undefined> {
  const [found] = await db
    .select()
    .from(orderDetail)
    .where(and(eq(orderDetail.orderId, orderId), upTo && lte(orderDetail.writtenAt, upTo)))
    .orderBy(desc(orderDetail.version))
    .limit(1)
  return found
}

/** The versions that hold, by the id of the order. */
export async function lastDetails(
  db: Db,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, StoredDetail>> {
  const found = await db
    .selectDistinctOn([orderDetail.orderId])
    .from(orderDetail)
    .where(inArray(orderDetail.orderId, [...orderIds]))
    .orderBy(asc(orderDetail.orderId), desc(orderDetail.version))
  return new Map(found.map((detail) => [detail.orderId, detail]))
}

export const insertDetail = (db: Db, detail: NewDetail) => db.insert(orderDetail).values(detail)

/** The oldest first. */
export const findMilestones = (db: Db, orderId: number, upTo?: Date): Promise<StoredMilestone[]> =>
  db
    .select()
    .from(orderMilestone)
    .where(and(eq(orderMilestone.orderId, orderId), upTo && lte(orderMilestone.recordedAt, upTo)))
    .orderBy(asc(orderMilestone.id))

/** Several at once, in their order. */
export async function insertMilestones(db: Db, records: readonly NewMilestone[]): Promise<void> {
  if (records.length > 0) await db.insert(orderMilestone).values([...records])
}

export const insertMilestone = (db: Db, record: NewMilestone) => db.insert(orderMilestone).values(record)
