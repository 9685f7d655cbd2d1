import { and, asc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { staffMember } from '#database/schema/console.ts'
import type { StaffRole } from '#domain/access/actor.ts'
import type { StaffAccount } from '#domain/access/change-staff.ts'
import type { Queries } from '#server/platform/database/connect.ts'

export type StoredStaff = typeof staffMember.$inferSelect

/** Nothing for a member who is disabled, or has no authenticator: whatever token he holds. */
export async function rolesOf(queries: Queries, staffId: string): Promise<readonly StaffRole[] | undefined> {
  const [found] = await queries
    .select({ roles: staffMember.roles })
    .from(staffMember)
    .where(
      and(eq(staffMember.id, staffId), eq(staffMember.isDisabled, false), isNotNull(staffMember.totpSecret)),
    )
  return found?.roles
}

export async function findStaffByAccount(
  queries: Queries,
  account: string,
): Promise<StoredStaff | undefined> {
  const [found] = await queries.select().from(staffMember).where(eq(staffMember.account, account))
  return found
}

export async function findStaffMember(queries: Queries, id: string): Promise<StoredStaff | undefined> {
  const [found] = await queries.select().from(staffMember).where(eq(staffMember.id, id))
  return found
}

/** What others show of whoever of the house did something. */
export const findStaff = (queries: Queries, ids: readonly string[]) =>
  queries
    .select({ id: staffMember.id, name: staffMember.name })
    .from(staffMember)
    .where(inArray(staffMember.id, [...ids]))

export const listStaffMembers = (queries: Queries): Promise<StoredStaff[]> =>
  queries.select().from(staffMember).orderBy(asc(staffMember.account))

/** All of them, always in one order: whoever changes one waits here, so that the last administrator stays the last. */
export const lockStaff = (queries: Queries): Promise<StoredStaff[]> =>
  queries.select().from(staffMember).orderBy(asc(staffMember.id)).for('update')

/** Nobody, where the account is already somebody's. */
export async function insertStaff(
  queries: Queries,
  added: typeof staffMember.$inferInsert,
): Promise<StoredStaff | undefined> {
  const [inserted] = await queries.insert(staffMember).values(added).onConflictDoNothing().returning()
  return inserted
}

async function changed(changing: Promise<StoredStaff[]>): Promise<StoredStaff> {
  const [row] = await changing
  if (!row) throw new Error('A member of staff was changed and is not there')
  return row
}

export const saveStaff = (queries: Queries, { id, roles, isDisabled }: StaffAccount): Promise<StoredStaff> =>
  changed(
    queries
      .update(staffMember)
      .set({ roles: [...roles], isDisabled })
      .where(eq(staffMember.id, id))
      .returning(),
  )

/** From the beginning: another first password, and no authenticator. */
export const startAnew = (queries: Queries, id: string, passwordHash: string): Promise<StoredStaff> =>
  changed(
    queries
      .update(staffMember)
      .set({ passwordHash, totpSecret: null, totpLastStep: null })
      .where(eq(staffMember.id, id))
      .returning(),
  )

/**
 * A code is good once, and none before it afterwards: in one statement, so that of two who come at once the
 * second finds it spent. Nor is it, where anything the log-in rested on was changed meanwhile.
 */
export async function spendStep(
  queries: Queries,
  { id, passwordHash, totpSecret }: StoredStaff,
  step: number,
): Promise<boolean> {
  if (totpSecret === null) return false
  const spent = await queries
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

export type Enrolled = Required<Pick<typeof staffMember.$inferInsert, 'passwordHash'>> & {
  readonly totpSecret: string
  readonly totpLastStep: number
}

/** Only once, and only from the password the enrolment began with. */
export async function saveEnrolment(
  queries: Queries,
  { id, passwordHash }: StoredStaff,
  enrolled: Enrolled,
): Promise<boolean> {
  const saved = await queries
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
