import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { person, session, sessionToken } from '#database/schema/identity.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { preparedStatement } from '#server/platform/database/prepared-statement.ts'

const secondsSince = (moment: unknown) => sql<number>`extract(epoch from now() - ${moment})::float8`

/** What else the statement reads about the owner of a session; implemented by other modules. */
export type OwnerColumn = (personId: SQLWrapper) => SQL<unknown>

function prepareToken(db: Db, name: string, owner: OwnerColumn) {
  const [sessionId, generation] = [sql.placeholder('sessionId'), sql.placeholder('generation')]
  const newest = db
    .select()
    .from(sessionToken)
    .where(eq(sessionToken.sessionId, sessionId))
    .orderBy(sql`${sessionToken.generation} desc`)
    .limit(1)
    .as('newest')
  return db
    .select({
      personId: session.personId,
      staffId: session.staffId,
      kind: session.kind,
      endReason: session.endReason,
      hasEnded: sql<boolean>`num_nonnulls(${session.endedAt}, ${person.closedAt}, ${person.blockedAt}) > 0`,
      sessionAgeSeconds: secondsSince(session.createdAt),
      idleSeconds: secondsSince(session.lastUsedAt),
      secretHash: sessionToken.secretHash,
      wasUsed: sql<boolean>`${sessionToken.firstUsedAt} is not null`,
      newestGeneration: newest.generation,
      newestAgeSeconds: secondsSince(newest.issuedAt),
      newestWasUsed: sql<boolean>`${newest.firstUsedAt} is not null`,
      owner: owner(sql`${session.personId}`),
    })
    .from(session)
    .innerJoin(
      sessionToken,
      and(eq(sessionToken.sessionId, session.id), eq(sessionToken.generation, generation)),
    )
    .innerJoin(newest, eq(newest.sessionId, session.id))
    .leftJoin(person, eq(person.id, session.personId))
    .where(eq(session.id, sessionId))
    .prepare(name)
}

/** Reads the row of a token with the newest token of its session. Ages are measured by the database clock. */
export function createTokenReader(name: string, owner: OwnerColumn = () => sql`null`) {
  const statement = preparedStatement((db) => prepareToken(db, name, owner))
  return async (db: Db, sessionId: string, generation: number) => {
    const [row] = await statement(db).execute({ sessionId, generation })
    return row
  }
}
export type TokenReader = ReturnType<typeof createTokenReader>
