import { and, asc, eq, ne } from 'drizzle-orm'
import { storedFile } from '#database/schema/files.ts'
import type { FileKind } from '#domain/files/file-kind.ts'
import type { Db } from '#server/platform/database/connect.ts'

export type StoredFile = typeof storedFile.$inferSelect
export type NewFile = Omit<StoredFile, 'createdAt'>

export async function insertFile(db: Db, file: NewFile): Promise<void> {
  await db.insert(storedFile).values(file)
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The id comes from the URL, so it may be no UUID. */
export async function findFile(db: Db, id: string): Promise<StoredFile | undefined> {
  if (!uuid.test(id)) return undefined
  const [found] = await db.select().from(storedFile).where(eq(storedFile.id, id))
  return found
}

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
