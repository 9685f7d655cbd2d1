import { and, asc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm'
import { storedFile } from '#database/schema/files.ts'
import type { FileKind } from '#domain/files/file-kind.ts'
import type { Db } from '#server/platform/database/connect.ts'

export type StoredFile = typeof storedFile.$inferSelect
export type NewFile = Omit<StoredFile, 'createdAt'>

export async function insertFile(db: Db, file: NewFile): Promise<void> {
  await db.insert(storedFile).values(file)
}

/** Of the demo data: their bytes are in the store. */
export async function addStoredFiles(db: Db, files: readonly NewFile[]): Promise<void> {
  if (files.length > 0) await db.insert(storedFile).values([...files])
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The id comes from the URL, so it may be no UUID. */
export async function findFile(db: Db, id: string): Promise<StoredFile | undefined> {
  if (!uuid.test(id)) return undefined
  const [found] = await db.select().from(storedFile).where(eq(storedFile.id, id))
  return found
}

/** The same, held: it cannot be deleted before the end of the transaction. */
export async function holdFile(db: Db, id: string): Promise<StoredFile | undefined> {
  if (!uuid.test(id)) return undefined
  const [found] = await db.select().from(storedFile).where(eq(storedFile.id, id)).for('key share')
  return found
}

/** Until the end of the transaction, so that uploads at the same time count each other. */
export const lockUploadsOf = (db: Db, ownerId: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`uploads of ${ownerId}`}, 0))`)

/** Ids of files of at least that age, in their order. */
export async function findOldFiles(
  db: Db,
  { days, afterId, limit }: { readonly days: number; readonly afterId: string; readonly limit: number },
): Promise<string[]> {
  const isOld = lt(storedFile.createdAt, sql`now() - make_interval(days => ${days})`)
  const found = await db
    .select({ id: storedFile.id })
    .from(storedFile)
    .where(and(isOld, gt(storedFile.id, afterId)))
    .orderBy(asc(storedFile.id))
    .limit(limit)
  return found.map(({ id }) => id)
}

/** Those that no transaction is about to use; none can until the end of this one. */
export async function lockFreeFiles(db: Db, ids: readonly string[]): Promise<string[]> {
  const locked = await db
    .select({ id: storedFile.id })
    .from(storedFile)
    .where(inArray(storedFile.id, [...ids]))
    .for('update', { skipLocked: true })
  return locked.map(({ id }) => id)
}

export const deleteFiles = (db: Db, ids: readonly string[]) =>
  db.delete(storedFile).where(inArray(storedFile.id, [...ids]))

export const filesOf = (db: Db, ownerId: string): Promise<StoredFile[]> =>
  db.select().from(storedFile).where(eq(storedFile.ownerId, ownerId)).orderBy(asc(storedFile.createdAt))

/** Returns the deleted ids, whose files are still in the store. */
export async function deleteFilesOf(
  db: Db,
  { ownerId, kind }: { readonly ownerId: string; readonly kind: FileKind },
  keptFileId: string | null,
): Promise<string[]> {
  const gone = await db
    .delete(storedFile)
    .where(
      and(
        eq(storedFile.ownerId, ownerId),
        eq(storedFile.kind, kind),
        keptFileId === null ? undefined : ne(storedFile.id, keptFileId),
      ),
    )
    .returning({ id: storedFile.id })
  return gone.map(({ id }) => id)
}
