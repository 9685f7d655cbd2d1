import { and, count, desc, eq, gt, inArray, isNotNull, isNull, max, ne, or, type SQL, sql } from 'drizzle-orm'
import { session, sessionToken } from '#database/schema/identity.ts'
import type { BrandCode } from '#domain/brands/brand.ts'
import type { Device } from '#domain/identity/device.ts'
import {
  mostListedSessions,
  type SessionEnd,
  type SessionKind,
  sessionKindNames,
  sessionKinds,
  tokenRotation,
} from '#domain/identity/session-rules.ts'
import type { Db } from '#server/platform/database/connect.ts'

export type SessionOwner = { readonly personId: string } | { readonly staffId: string }

export type OpenedSession = SessionOwner & {
  readonly kind: SessionKind
  readonly brand: BrandCode
  readonly secretHash: string
  /** As `networkOf` names it. */
  readonly network?: string
  readonly device?: Device
  /** The session that this one continues; it starts its life with that one, and `endSession` ends both. */
  readonly parent?: { readonly id: string; readonly createdAt: Date }
}

export async function insertSession(db: Db, opened: OpenedSession): Promise<string> {
  const { secretHash, parent, device, ...values } = opened
  const [row] = await db
    .insert(session)
    .values({ ...values, ...device, ...(parent && { parentId: parent.id, createdAt: parent.createdAt }) })
    .returning({ id: session.id })
  if (!row) throw new Error('No session was opened')
  await db.insert(sessionToken).values({ sessionId: row.id, generation: 1, secretHash })
  return row.id
}

export const markUsed = async (db: Db, sessionId: string, generation: number) => {
  const now = sql`now()`
  await db.update(session).set({ lastUsedAt: now }).where(eq(session.id, sessionId))
  await db
    .update(sessionToken)
    .set({ firstUsedAt: now })
    .where(
      and(
        eq(sessionToken.sessionId, sessionId),
        eq(sessionToken.generation, generation),
        isNull(sessionToken.firstUsedAt),
      ),
    )
}

/** Of several concurrent calls exactly one inserts the next token. */
export async function insertSuccessor(
  db: Db,
  successor: { sessionId: string; generation: number; secretHash: string },
): Promise<boolean> {
  const taken = await db
    .insert(sessionToken)
    .values(successor)
    .onConflictDoNothing()
    .returning({ generation: sessionToken.generation })
  return taken.length === 1
}

/** A new secret for a token that was never used. Of several concurrent calls exactly one succeeds. */
export async function replaceUndelivered(
  db: Db,
  { sessionId, generation, secretHash }: { sessionId: string; generation: number; secretHash: string },
): Promise<boolean> {
  const isOld = sql`${sessionToken.issuedAt} <= now() - make_interval(secs => ${tokenRotation.graceSeconds})`
  const replaced = await db
    .update(sessionToken)
    .set({ secretHash, issuedAt: sql`now()` })
    .where(
      and(
        eq(sessionToken.sessionId, sessionId),
        eq(sessionToken.generation, generation),
        isNull(sessionToken.firstUsedAt),
        isOld,
      ),
    )
    .returning({ generation: sessionToken.generation })
  return replaced.length === 1
}

const endWhere = (db: Db, condition: SQL | undefined, endReason: SessionEnd) =>
  db
    .update(session)
    .set({ endedAt: sql`now()`, endReason })
    .where(and(condition, isNull(session.endedAt)))
    .returning({ id: session.id })

/**
 * With the sessions that continue it; returns false if it had already ended. In a transaction, and the others in a second
 * statement: the first one waits for a session that is just being opened, and only a later one can see it.
 */
export async function endSession(db: Db, sessionId: string, endReason: SessionEnd): Promise<boolean> {
  const ended = await endWhere(db, eq(session.id, sessionId), endReason)
  await endWhere(db, eq(session.parentId, sessionId), endReason)
  return ended.length === 1
}

const isOwnedBy = (owner: SessionOwner) =>
  'personId' in owner ? eq(session.personId, owner.personId) : eq(session.staffId, owner.staffId)

/** Ends every open session of the owner except the given one. */
export const endSessionsOf = (db: Db, owner: SessionOwner, endReason: SessionEnd, exceptSessionId?: string) =>
  endWhere(
    db,
    and(isOwnedBy(owner), exceptSessionId === undefined ? undefined : ne(session.id, exceptSessionId)),
    endReason,
  )

/** One of the owner's, with the sessions that continue it. Returns false for any other, and for one that had ended. */
export async function endSessionOf(
  db: Db,
  owner: SessionOwner,
  sessionId: string,
  endReason: SessionEnd,
): Promise<boolean> {
  const ended = await endWhere(db, and(eq(session.id, sessionId), isOwnedBy(owner)), endReason)
  if (ended.length === 0) return false
  await endWhere(db, eq(session.parentId, sessionId), endReason)
  return true
}

const secondsAgo = (seconds: number) => sql`now() - make_interval(secs => ${seconds})`

/** Neither ended nor expired. */
const isOpen = () =>
  and(
    isNull(session.endedAt),
    or(
      ...sessionKindNames.map((kind) =>
        and(
          eq(session.kind, kind),
          gt(session.createdAt, secondsAgo(sessionKinds[kind].lifeSeconds)),
          gt(session.lastUsedAt, secondsAgo(sessionKinds[kind].idleSeconds)),
        ),
      ),
    ),
  )

/** For long-lived streams: does not count as use of the session. */
export async function isSessionOpen(db: Db, sessionId: string): Promise<boolean> {
  const found = await db
    .select({ id: session.id })
    .from(session)
    .where(and(eq(session.id, sessionId), isOpen()))
  return found.length === 1
}

/** Most recently used first. */
export const openSessionsOf = (db: Db, owner: SessionOwner) =>
  db
    .select()
    .from(session)
    .where(and(isOwnedBy(owner), isOpen()))
    .orderBy(desc(session.lastUsedAt), desc(session.createdAt))

export const listedSessionsOf = (db: Db, owner: SessionOwner) =>
  openSessionsOf(db, owner).limit(mostListedSessions)

/** The last use of a session by person, as long as sessions are kept. */
export async function lastSeenOf(db: Db, personIds: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  const rows = await db
    .select({ personId: session.personId, at: max(session.lastUsedAt) })
    .from(session)
    .where(inArray(session.personId, [...personIds]))
    .groupBy(session.personId)
  return new Map(rows.flatMap(({ personId, at }) => (personId && at ? [[personId, at]] : [])))
}

/** Open sessions by staff id, without those who have none. */
export async function countStaffSessions(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ staffId: session.staffId, open: count() })
    .from(session)
    .where(and(isNotNull(session.staffId), isOpen()))
    .groupBy(session.staffId)
  return new Map(rows.flatMap(({ staffId, open }) => (staffId === null ? [] : [[staffId, open]])))
}

/** Whether a session of the customer was opened from the network and is not yet swept, ended ones too. */
export async function isNetworkKnown(db: Db, personId: string, network: string): Promise<boolean> {
  const found = await db
    .select({ id: session.id })
    .from(session)
    .where(and(eq(session.personId, personId), eq(session.network, network)))
    .limit(1)
  return found.length === 1
}

export const forgetPlacesOf = (db: Db, personId: string) =>
  db.update(session).set({ network: null, browser: null, system: null }).where(eq(session.personId, personId))

/** All sessions of a customer, ended ones too. */
export const sessionsOf = (db: Db, personId: string) =>
  db.select().from(session).where(eq(session.personId, personId)).orderBy(desc(session.createdAt))
