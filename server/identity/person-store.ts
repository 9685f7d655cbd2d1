import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { consent, person, personWords, session } from '#database/schema/identity.ts'
import type { BrandCode } from '#domain/brands/brand.ts'
import type { AccountKey } from '#domain/identity/account.ts'
import { agreementVersions } from '#domain/identity/agreement-versions.ts'
import { closedKey, closedPasswordHash } from '#domain/identity/closed-person.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { hasWords } from '#server/platform/database/words.ts'

export type StoredPerson = typeof person.$inferSelect

/** A closed account is treated as missing. */
const isOpen = isNull(person.closedAt)

/** Not blocked by staff either. */
const isUsable = and(isOpen, isNull(person.blockedAt))

export async function findByAccountKey(db: Db, { by, key }: AccountKey): Promise<StoredPerson | undefined> {
  const [found] = await db
    .select()
    .from(person)
    .where(and(eq(person[by], key), isOpen))
  return found
}

export async function findPerson(db: Db, id: string): Promise<StoredPerson | undefined> {
  const [found] = await db
    .select()
    .from(person)
    .where(and(eq(person.id, id), isOpen))
  return found
}

/** False for a closed account, which is treated as missing. */
export const isBlocked = async (db: Db, id: string): Promise<boolean> =>
  ((await findPerson(db, id))?.blockedAt ?? null) !== null

/** Locks the row until the transaction ends: `share` against changes, `update` for changing it. */
export async function lockPersonRow(
  db: Db,
  id: string,
  lockMode: 'share' | 'update',
): Promise<StoredPerson | undefined> {
  const [locked] = await db
    .select()
    .from(person)
    .where(and(eq(person.id, id), isOpen))
    .for(lockMode)
  return locked
}

/** Which of the files are avatars. */
export async function avatarsInUse(db: Db, ids: readonly string[]): Promise<readonly string[]> {
  const found = await db
    .select({ id: person.avatarFileId })
    .from(person)
    .where(inArray(person.avatarFileId, [...ids]))
  return found.flatMap(({ id }) => id ?? [])
}

/** Undefined if the mobile, the email address or the account name is taken. */
export async function insertPerson(
  db: Db,
  registered: typeof person.$inferInsert,
): Promise<StoredPerson | undefined> {
  const [inserted] = await db.insert(person).values(registered).onConflictDoNothing().returning()
  return inserted
}

export const insertConsents = (db: Db, personId: string, brand: BrandCode) =>
  db.insert(consent).values([
    { personId, brand, document: 'agreement', version: agreementVersions.agreement },
    { personId, brand, document: 'policy', version: agreementVersions.policy },
  ])

/** Whether the account may be logged in to and the password is still the one that was read; locks it until the transaction ends. */
export async function lockForLogIn(db: Db, { id, passwordHash }: StoredPerson): Promise<boolean> {
  const locked = await db
    .select({ id: person.id })
    .from(person)
    .where(and(eq(person.id, id), eq(person.passwordHash, passwordHash), isUsable))
    .for('share')
  return locked.length === 1
}

export async function replacePassword(
  db: Db,
  id: string,
  passwordHash: string,
  replaced?: string,
): Promise<boolean> {
  const isReplaced = replaced === undefined ? undefined : eq(person.passwordHash, replaced)
  const changed = await db
    .update(person)
    .set({ passwordHash })
    .where(and(eq(person.id, id), isOpen, isReplaced))
    .returning({ id: person.id })
  return changed.length === 1
}

export async function saveProfile(
  db: Db,
  id: string,
  changed: Partial<
    Omit<StoredPerson, 'id' | 'passwordHash' | 'createdAt' | 'closedAt' | 'blockedAt' | 'blockReason'>
  >,
): Promise<StoredPerson | undefined> {
  const [saved] = await db
    .update(person)
    .set(changed)
    .where(and(eq(person.id, id), isOpen))
    .returning()
  return saved
}

/** Null ends the block. */
export const saveBlock = (db: Db, id: string, reason: string | null) =>
  db
    .update(person)
    .set({ blockedAt: reason === null ? null : sql`now()`, blockReason: reason })
    .where(and(eq(person.id, id), isOpen))

/** The row stays because others refer to it; the personal data goes. */
export async function anonymise(db: Db, id: string): Promise<void> {
  const key = closedKey(id)
  await db
    .update(person)
    .set({
      account: key,
      mobile: key,
      logInEmail: null,
      name: '',
      email: null,
      unconfirmedEmail: null,
      statedCompany: null,
      avatarFileId: null,
      blockedAt: null,
      blockReason: null,
      passwordHash: closedPasswordHash,
      closedAt: sql`now()`,
    })
    .where(eq(person.id, id))
}

export const consentsOf = (db: Db, personId: string) =>
  db.select().from(consent).where(eq(consent.personId, personId)).orderBy(asc(consent.agreedAt))

/** The brand that a person used last, otherwise the one where they registered. */
async function lastBrandOf(db: Db, personId: string): Promise<BrandCode> {
  const [used] = await db
    .select({ brand: session.brand })
    .from(session)
    .where(eq(session.personId, personId))
    .orderBy(desc(session.lastUsedAt))
    .limit(1)
  return used?.brand ?? (await consentsOf(db, personId))[0]?.brand ?? 'group'
}

/** Contact data and language of a person. The email address is a confirmed one; a blocked account gets no messages. */
export async function contactOf(db: Db, id: string) {
  const [found] = await db
    .select({ mobile: person.mobile, email: person.email, language: person.language })
    .from(person)
    .where(and(eq(person.id, id), isUsable))
  return found && { ...found, brand: await lastBrandOf(db, id) }
}

export const hasAccount = async (db: Db, id: string): Promise<boolean> =>
  (await findPerson(db, id)) !== undefined

/** By a part of the name, its pinyin or the account. */
export const peopleNamed = (db: Db, text: string, max: number) =>
  db
    .select({ id: person.id })
    .from(person)
    .where(hasWords(personWords(person), text))
    .limit(max)

/** The columns that the member list of a company shows. */
export const findPeople = (db: Db, ids: readonly string[]) =>
  db
    .select({ id: person.id, name: person.name, mobile: person.mobile, email: person.email })
    .from(person)
    .where(inArray(person.id, [...ids]))
