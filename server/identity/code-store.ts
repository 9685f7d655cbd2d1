import { and, desc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { oneTimeCode, spentProof } from '#database/schema/identity.ts'
import { codeLifeSeconds, codeRules } from '#domain/identity/one-time-code.ts'
import { channelTo } from '#domain/identity/recipient.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { CodeOwner } from './code-secrets.ts'

type StoredCode = CodeOwner & { readonly codeHash: string }

export const insertCode = (db: Db, saved: StoredCode) => db.insert(oneTimeCode).values(saved)

const isFor = ({ recipient, personId, purpose }: CodeOwner) =>
  and(
    eq(oneTimeCode.recipient, recipient),
    personId === undefined ? isNull(oneTimeCode.personId) : eq(oneTimeCode.personId, personId),
    eq(oneTimeCode.purpose, purpose),
  )

/**
 * Counts an attempt at the newest code and spends the code if it is right. One statement, so that the second of two
 * concurrent calls finds it spent. An older code stays invalid even after the newest was used.
 */
export async function tryCode(db: Db, { codeHash, ...owner }: StoredCode): Promise<boolean> {
  const newest = db
    .select({ id: oneTimeCode.id })
    .from(oneTimeCode)
    .where(isFor(owner))
    .orderBy(desc(oneTimeCode.createdAt))
    .limit(1)
  const [tried] = await db
    .update(oneTimeCode)
    .set({
      tries: sql`${oneTimeCode.tries} + 1`,
      spentAt: sql`case when ${oneTimeCode.codeHash} = ${codeHash} then now() end`,
    })
    .where(
      and(
        eq(oneTimeCode.id, newest),
        isNull(oneTimeCode.spentAt),
        lt(oneTimeCode.tries, codeRules.maxTries),
        gt(
          oneTimeCode.createdAt,
          sql`now() - make_interval(secs => ${codeLifeSeconds[channelTo(owner.recipient)]})`,
        ),
      ),
    )
    .returning({ isRight: sql<boolean>`${oneTimeCode.spentAt} is not null` })
  return tried?.isRight ?? false
}

/** Does the work either way and rolls it back if it must not stay, so that response times reveal nothing. */
export async function commitIf(db: Db, isKept: boolean, work: () => Promise<unknown>) {
  await db.execute(sql`savepoint maybe`)
  await work()
  await db.execute(isKept ? sql`release savepoint maybe` : sql`rollback to savepoint maybe`)
}

/** Returns false if the proof was used before. */
export async function spendProof(db: Db, challenge: string): Promise<boolean> {
  const spent = await db
    .insert(spentProof)
    .values({ challenge })
    .onConflictDoNothing()
    .returning({ challenge: spentProof.challenge })
  return spent.length === 1
}

/** Seconds since 1970 by the database clock, the only one that all instances share. */
export async function databaseSeconds(db: Db): Promise<number> {
  const { rows } = await db.execute<{ seconds: number }>(
    sql`select floor(extract(epoch from now()))::float8 as seconds`,
  )
  const [row] = rows
  if (!row) throw new Error('The database returned no time')
  return row.seconds
}

/** Those to the recipients, and those to the email addresses that the person entered. */
export const deleteCodesOf = (db: Db, personId: string, recipients: readonly string[]) =>
  db
    .delete(oneTimeCode)
    .where(or(inArray(oneTimeCode.recipient, [...recipients]), eq(oneTimeCode.personId, personId)))
