import { eq } from 'drizzle-orm'
import { storedFile } from '#database/schema/files.ts'
import type { Queries } from '#server/platform/database/connect.ts'

export type StoredFile = typeof storedFile.$inferSelect
export type NewFile = Omit<StoredFile, 'createdAt'>

export async function insertFile(queries: Queries, file: NewFile): Promise<void> {
  await queries.insert(storedFile).values(file)
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Anything may be asked for; what cannot be an id is nobody's. */
export async function findFile(queries: Queries, id: string): Promise<StoredFile | undefined> {
  if (!uuid.test(id)) return undefined
  const [found] = await queries.select().from(storedFile).where(eq(storedFile.id, id))
  return found
}
