import { and, asc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { staffMember, staffWords } from '#database/schema/console.ts'
import type { StaffRole } from '#domain/access/actor.ts'
import type { StaffAccount } from '#domain/access/change-staff.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { hasWords } from '#server/platform/database/words.ts'

export type StoredStaff = typeof staffMember.$inferSelect

/** Undefined for a disabled member or one without an authenticator, even with a valid token. */
export async function rolesOf(db: Db, staffId: string): Promise<readonly StaffRole[] | undefined> {
  const [found] = await db
    .select({ roles: staffMember.roles })
    .from(staffMember)
    .where(
      and(eq(staffMember.id, staffId), eq(staffMember.isDisabled, false), isNotNull(staffMember.totpSecret)),
    )
  return found?.roles
}

export async function isDisabled(db: Db, staffId: string): Promise<boolean> {
  const [found] = await db
    .select({ isDisabled: staffMember.isDisabled })
    .from(staffMember)
    .where(eq(staffMember.id, staffId))
  return found?.isDisabled ?? false
}

export async function findStaffByAccount(db: Db, account: string): Promise<StoredStaff | undefined> {
  const [found] = await db.select().from(staffMember).where(eq(staffMember.account, account))
  return found
}

export async function findStaffMember(db: Db, id: string): Promise<StoredStaff | undefined> {
  const [found] = await db.select().from(staffMember).where(eq(staffMember.id, id))
  return found
}

/** Staff names for other modules. */
export const findStaff = (db: Db, ids: readonly string[]) =>
  db
    .select({ id: staffMember.id, name: staffMember.name })
    .from(staffMember)
    .where(inArray(staffMember.id, [...ids]))

/** By a part of the name, its pinyin or the account. */
export const staffNamed = (db: Db, text: string, max: number) =>
  db.select({ id: staffMember.id }).from(staffMember).where(hasWords(staffWords, text)).limit(max)

export const listStaffMembers = (db: Db): Promise<StoredStaff[]> =>
  db.select().from(staffMember).orderBy(asc(staffMember.account))

/** Locks all rows in one order, so that concurrent changes cannot remove the last administrator. */
export const lockStaff = (db: Db): Promise<StoredStaff[]> =>
  db.select().from(staffMember).orderBy(asc(staffMember.id)).for('update')

/** Undefined if the account name is taken. */
export async function insertStaff(
  db: Db,
  added: typeof staffMember.$inferInsert,
): Promise<StoredStaff | undefined> {
  const [inserted] = await db.insert(staffMember).values(added).onConflictDoNothing().returning()
  return inserted
}

async function firstRow(changing: Promise<StoredStaff[]>): Promise<StoredStaff> {
  const [row] = await changing
  if (!row) throw new Error('The changed staff member does not exist')
  return row
}

export const saveStaff = (db: Db, { id, roles, isDisabled }: StaffAccount): Promise<StoredStaff> =>
  firstRow(
    db
      .update(staffMember)
      .set({ roles: [...roles], isDisabled })
      .where(eq(staffMember.id, id))
      .returning(),
  )

/** A new first password and no authenticator. */
export const resetCredentials = (db: Db, id: string, passwordHash: string): Promise<StoredStaff> =>
  firstRow(
    db
      .update(staffMember)
      .set({ passwordHash, totpSecret: null, totpLastStep: null })
      .where(eq(staffMember.id, id))
      .returning(),
  )

export const replacePassword = (db: Db, id: string, passwordHash: string) =>
  db.update(staffMember).set({ passwordHash }).where(eq(staffMember.id, id))

/**
 * A code is accepted once, and no earlier code after it. One statement, so that the second of two concurrent logins
 * finds it spent. Fails if the password or the authenticator changed meanwhile.
 */
export async function spendStep(
  db: Db,
  { id, passwordHash, totpSecret }: StoredStaff,
  step: number,
): Promise<boolean> {
  if (totpSecret === null) return false
  const spent = await db
    .update(staffMember)
    .set({ totpLastStep: step })
    .where(
      and(
        eq(staffMember.id, id),
        eq(staffMember.passwordHash, passwordHash),
        eq(staffMember.totpSecret, totpSecret),
        eq(staffMember.isDisabled, false),
        or(isNull(staffMember.totpLastStep), lt(staffMember.totpLastStep, sql`${step}`)),
      ),
    )
    .returning({ id: staffMember.id })
  return spent.length === 1
}

export const recordLogIn = (db: Db, id: string) =>
  db.update(staffMember).set({ lastLogInAt: sql`now()` }).where(eq(staffMember.id, id))

export type Enrolled = Required<Pick<typeof staffMember.$inferInsert, 'passwordHash'>> & {
  readonly totpSecret: string
  readonly totpLastStep: number
}

/** Fails if the account is enrolled already or its first password has changed. */
export async function saveEnrolment(
  db: Db,
  { id, passwordHash }: StoredStaff,
  enrolled: Enrolled,
): Promise<boolean> {
  const saved = await db
    .update(staffMember)
    .set(enrolled)
    .where(
      and(
        eq(staffMember.id, id),
        eq(staffMember.passwordHash, passwordHash),
        isNull(staffMember.totpSecret),
        eq(staffMember.isDisabled, false),
      ),
    )
    .returning({ id: staffMember.id })
  return saved.length === 1
}
