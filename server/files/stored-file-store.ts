import { and, asc, eq, ne } from 'drizzle-orm'
import { storedFile } from '#database/schema/files.ts'
import type { FileKind } from '#domain/files/file-kind.ts'
import type { Queries } from '#server/platform/database/connect.ts'

export type StoredFile = typeof storedFile.$inferSelect
export type NewFile = Omit<StoredFile, 'createdAt'>

export async function insertFile(queries: Queries, file: NewFile): Promise<void> {
  await queries.insert(storedFile).values(file)
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The id comes from the URL, so it may be no UUID. */
export async function findFile(queries: Queries, id: string): Promise<StoredFile | undefined> {
  if (!uuid.test(id)) return undefined
  const [found] = await queries.select().from(storedFile).where(eq(storedFile.id, id))
  return found
}

export const filesOf = (queries: Queries, ownerId: string): Promise<StoredFile[]> =>
  queries.select().from(storedFile).where(eq(storedFile.ownerId, ownerId)).orderBy(asc(storedFile.createdAt))

/** Returns the deleted ids, whose files are still in the store. */
export async function deleteFilesOf(
  queries: Queries,
  { ownerId, kind }: { readonly ownerId: string; readonly kind: FileKind },
  keptFileId: string | null,
): Promise<string[]> {
  const gone = await queries
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
