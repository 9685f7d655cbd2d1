import { eq } from 'drizzle-orm'
import { person } from '#database/schema/identity.ts'
import type { AccountKey } from '#domain/identity/account.ts'
import type { Queries } from '#server/platform/database/connect.ts'

export type StoredPerson = typeof person.$inferSelect

export async function findByAccountKey(
  queries: Queries,
  { by, key }: AccountKey,
): Promise<StoredPerson | undefined> {
  const [found] = await queries.select().from(person).where(eq(person[by], key))
  return found
}

export async function findPerson(queries: Queries, id: string): Promise<StoredPerson | undefined> {
  const [found] = await queries.select().from(person).where(eq(person.id, id))
  return found
}
