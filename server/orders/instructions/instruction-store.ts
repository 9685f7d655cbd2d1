import { and, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { FileView } from '#contract/files.ts'
import { customerOrder } from '#database/schema/orders.ts'
import { orderDraft, orderInstruction } from '#database/schema/orders-drafts.ts'
import type { StoredOrder } from '#server/orders/store/order-store.ts'
import type { Db } from '#server/platform/database/connect.ts'

/** Until the end of the transaction, so that two orders cannot take one file. */
export const lockInstruction = (db: Db, fileId: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`instruction ${fileId}`}, 0))`)

export const instructionRow = (version: number, { id, name, mediaType, bytes }: FileView) => ({
  version,
  fileId: id,
  name,
  mediaType,
  bytes,
})

type Version = Pick<StoredOrder, 'id' | 'fieldVersion'>

export async function insertInstruction(
  db: Db,
  { id, fieldVersion }: Version,
  file: FileView,
  { isInForce }: { readonly isInForce: boolean },
): Promise<void> {
  await db.insert(orderInstruction).values({ orderId: id, ...instructionRow(fieldVersion, file), isInForce })
}

const fileColumns = {
  id: orderInstruction.fileId,
  name: orderInstruction.name,
  mediaType: orderInstruction.mediaType,
  bytes: orderInstruction.bytes,
}

const ofVersion = ({ id, fieldVersion }: Version) =>
  and(eq(orderInstruction.orderId, id), eq(orderInstruction.version, fieldVersion))

/** The file that came with this version itself, in force or not. */
export async function findOwnInstruction(db: Db, version: Version): Promise<FileView | null> {
  const [found] = await db.select(fileColumns).from(orderInstruction).where(ofVersion(version))
  return found ?? null
}

/** The version is what the order is now. */
export const bringInstructionIntoForce = (db: Db, version: Version) =>
  db.update(orderInstruction).set({ isInForce: true }).where(ofVersion(version))

/** An amendment that was sent back comes again as another version, with the same file. */
export const moveInstruction = (db: Db, version: Version, to: number) =>
  db.update(orderInstruction).set({ version: to }).where(ofVersion(version))

/** The file that holds for the fields of the order; never that of an amendment that was not accepted. */
export async function findInstruction(db: Db, { id, fieldVersion }: Version): Promise<FileView | null> {
  const [found] = await db
    .select(fileColumns)
    .from(orderInstruction)
    .where(
      and(
        eq(orderInstruction.orderId, id),
        lte(orderInstruction.version, fieldVersion),
        orderInstruction.isInForce,
      ),
    )
    .orderBy(desc(orderInstruction.version))
    .limit(1)
  return found ?? null
}

/** The order that has the file, in any version of it. */
export async function orderOfInstruction(db: Db, fileId: string) {
  const [found] = await db
    .select({ number: customerOrder.number, companyId: customerOrder.companyId })
    .from(orderInstruction)
    .innerJoin(customerOrder, eq(customerOrder.id, orderInstruction.orderId))
    .where(eq(orderInstruction.fileId, fileId))
  return found
}

/** Which of the files an order or a draft has. */
export async function instructionsInUse(db: Db, ids: readonly string[]): Promise<readonly string[]> {
  const wanted = [...ids]
  const ordered = await db
    .select({ id: orderInstruction.fileId })
    .from(orderInstruction)
    .where(inArray(orderInstruction.fileId, wanted))
  const drafted = await db
    .select({ id: orderDraft.fileId })
    .from(orderDraft)
    .where(inArray(orderDraft.fileId, wanted))
  return [...ordered, ...drafted].flatMap(({ id }) => (id === null ? [] : [id]))
}
