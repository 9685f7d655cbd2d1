import { and, count, desc, eq, gt, isNull, lte } from 'drizzle-orm'
import { orderExport } from '#database/schema/orders-exports.ts'
import type { OrderReader } from '#server/orders/reading/read-orders.ts'
import type { Db } from '#server/platform/database/connect.ts'

export type StoredExport = typeof orderExport.$inferSelect
const shownExports = 20

export async function insertExport(db: Db, values: typeof orderExport.$inferInsert): Promise<StoredExport> {
  const [inserted] = await db.insert(orderExport).values(values).returning()
  if (!inserted) throw new Error('An export was not inserted')
  return inserted
}

const isOwn = ({ companyId, personId }: OrderReader) =>
  and(eq(orderExport.ownerId, companyId), eq(orderExport.personId, personId))

/** Newest first. */
export const findExports = (db: Db, reader: OrderReader): Promise<StoredExport[]> =>
  db.select().from(orderExport).where(isOwn(reader)).orderBy(desc(orderExport.id)).limit(shownExports)

/** Those that were started after a time and have not ended. */
export async function countRunning(db: Db, reader: OrderReader, after: Date): Promise<number> {
  const [found] = await db
    .select({ running: count() })
    .from(orderExport)
    .where(and(isOwn(reader), isNull(orderExport.endedAt), gt(orderExport.startedAt, after)))
  return found?.running ?? 0
}

export async function findOwnExport(db: Db, reader: OrderReader, id: string) {
  const [found] = await db
    .select()
    .from(orderExport)
    .where(and(isOwn(reader), eq(orderExport.id, id)))
  return found
}

/** Undefined if it has ended. */
export async function findRunningExport(db: Db, id: string): Promise<StoredExport | undefined> {
  const [found] = await db
    .select()
    .from(orderExport)
    .where(and(eq(orderExport.id, id), isNull(orderExport.endedAt)))
  return found
}

type Progress = Partial<Pick<StoredExport, 'rows' | 'written' | 'endedAt' | 'fileId' | 'bytes'>>

/** False if another instance has ended it. */
export async function updateExport(db: Db, id: string, progress: Progress): Promise<boolean> {
  const updated = await db
    .update(orderExport)
    .set(progress)
    .where(and(eq(orderExport.id, id), isNull(orderExport.endedAt)))
    .returning({ id: orderExport.id })
  return updated.length === 1
}

export const exportsStartedBefore = (db: Db, time: Date): Promise<StoredExport[]> =>
  db.select().from(orderExport).where(lte(orderExport.startedAt, time))

export const deleteExport = (db: Db, id: string) => db.delete(orderExport).where(eq(orderExport.id, id))
