import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { oneTimeCode, spentProof } from '#database/schema/identity.ts'
import { type CodePurpose, codeRules } from '#domain/identity/one-time-code.ts'
import type { Queries } from '#server/platform/database/connect.ts'

export type StoredCode = { readonly mobile: string; readonly purpose: CodePurpose; readonly codeHash: string }

export const insertCode = (queries: Queries, saved: StoredCode) => queries.insert(oneTimeCode).values(saved)

/**
 * Counts a try at the newest code and, when it is right, spends it: in one statement, so that of two who come
 * at once the second finds it spent. An older code stays dead even after the newest was used.
 */
export async function tryCode(queries: Queries, { mobile, purpose, codeHash }: StoredCode): Promise<boolean> {
  const newest = queries
    .select({ id: oneTimeCode.id })
    .from(oneTimeCode)
    .where(and(eq(oneTimeCode.mobile, mobile), eq(oneTimeCode.purpose, purpose)))
    .orderBy(desc(oneTimeCode.createdAt))
    .limit(1)
  const [tried] = await queries
    .update(oneTimeCode)
    .set({
      tries: sql`${oneTimeCode.tries} + 1`,
      spentAt: sql`case when ${oneTimeCode.codeHash} = ${codeHash} then now() end`,
    })
    .where(
      and(
        eq(oneTimeCode.id, newest),
        isNull(oneTimeCode.spentAt),
        lt(oneTimeCode.tries, codeRules.mostTries),
        gt(oneTimeCode.createdAt, sql`now() - make_interval(secs => ${codeRules.lifeSeconds})`),
      ),
    )
    .returning({ isRight: sql<boolean>`${oneTimeCode.spentAt} is not null` })
  return tried?.isRight ?? false
}

/** Does the work either way and takes it back when it is not meant, so that time does not tell the two apart. */
export async function keepIf(queries: Queries, isMeant: boolean, work: () => Promise<unknown>) {
  await queries.execute(sql`savepoint maybe`)
  await work()
  await queries.execute(isMeant ? sql`release savepoint maybe` : sql`rollback to savepoint maybe`)
}

/** A proof is worth something once. */
export async function spendProof(queries: Queries, challenge: string): Promise<boolean> {
  const spent = await queries
    .insert(spentProof)
    .values({ challenge })
    .onConflictDoNothing()
    .returning({ challenge: spentProof.challenge })
  return spent.length === 1
}

/** Seconds since 1970 by the one clock that all instances share. */
export async function databaseSeconds(queries: Queries): Promise<number> {
  const { rows } = await queries.execute<{ seconds: number }>(
    sql`select floor(extract(epoch from now()))::float8 as seconds`,
  )
  const [row] = rows
  if (!row) throw new Error('The database told no time')
  return row.seconds
}

export const deleteCodesOf = (queries: Queries, mobile: string) =>
  queries.delete(oneTimeCode).where(eq(oneTimeCode.mobile, mobile))
