import { and, eq, inArray } from 'drizzle-orm'
import { consent, person } from '#database/schema/identity.ts'
import type { BrandCode } from '#domain/brands/brand.ts'
import type { AccountKey } from '#domain/identity/account.ts'
import { agreementVersions } from '#domain/identity/agreement-versions.ts'
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

/** Nobody, where the mobile or the account is already somebody's. */
export async function insertPerson(
  queries: Queries,
  registered: typeof person.$inferInsert,
): Promise<StoredPerson | undefined> {
  const [inserted] = await queries.insert(person).values(registered).onConflictDoNothing().returning()
  return inserted
}

export const insertConsents = (queries: Queries, personId: string, brand: BrandCode) =>
  queries.insert(consent).values([
    { personId, brand, document: 'agreement', version: agreementVersions.agreement },
    { personId, brand, document: 'policy', version: agreementVersions.policy },
  ])

/** Whether the password is still the one that was read; it stays so until the transaction ends. */
export async function holdPassword(queries: Queries, { id, passwordHash }: StoredPerson): Promise<boolean> {
  const held = await queries
    .select({ id: person.id })
    .from(person)
    .where(and(eq(person.id, id), eq(person.passwordHash, passwordHash)))
    .for('share')
  return held.length === 1
}

export async function replacePassword(
  queries: Queries,
  id: string,
  passwordHash: string,
  replaced?: string,
): Promise<boolean> {
  const isReplaced = replaced === undefined ? undefined : eq(person.passwordHash, replaced)
  const changed = await queries
    .update(person)
    .set({ passwordHash })
    .where(and(eq(person.id, id), isReplaced))
    .returning({ id: person.id })
  return changed.length === 1
}

/** What a company account list shows of its people. */
export const findPeople = (queries: Queries, ids: readonly string[]) =>
  queries
    .select({ id: person.id, name: person.name, mobile: person.mobile, email: person.email })
    .from(person)
    .where(inArray(person.id, [...ids]))
