import { lt, sql } from 'drizzle-orm'
import { crossBrandLogin, oneTimeCode, session, spentProof } from '#database/schema/identity.ts'
import { sessionKinds } from '#domain/identity/session-rules.ts'
import type { Db } from '#server/platform/database/connect.ts'

/** Days before a used row is deleted. Until then a token of an ended session gets code 8, afterwards code 4. */
const retentionDays = { codes: 1, proofs: 1, crossBrandLogins: 1, sessions: 30 } as const

const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`
const longestIdleSeconds = sessionKinds.remembered.idleSeconds

export async function sweepIdentity(db: Db): Promise<void> {
  await db.delete(oneTimeCode).where(lt(oneTimeCode.createdAt, daysAgo(retentionDays.codes)))
  await db.delete(spentProof).where(lt(spentProof.spentAt, daysAgo(retentionDays.proofs)))
  await db
    .delete(crossBrandLogin)
    .where(lt(crossBrandLogin.createdAt, daysAgo(retentionDays.crossBrandLogins)))
  const lastNeeded = sql`${daysAgo(retentionDays.sessions)} - make_interval(secs => ${longestIdleSeconds})`
  await db.delete(session).where(lt(session.lastUsedAt, lastNeeded))
}
