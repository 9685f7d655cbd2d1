import { and, asc, desc, eq, ilike, isNull, or, sql } from 'drizzle-orm'
import { consent, person, session } from '#database/schema/identity.ts'
import { readMobile } from '#domain/values/formats.ts'
import { plainTyped } from '#domain/values/typed-text.ts'
import type { Queries } from '#server/platform/database/connect.ts'
import type { StoredPerson } from './person-store.ts'

export type PeopleSearch = {
  readonly search?: string
  /** The last person of the page before. */
  readonly after?: string
  readonly most: number
}

/** A sign that would match anything matches itself. */
const contains = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** A mobile is found whole or not at all, so that nobody feels his way along one digit by digit. */
function isSought(typed: string) {
  const mobile = readMobile(typed)
  if (mobile.ok) return eq(person.mobile, mobile.value)
  const text = plainTyped(typed)
  // Who never chose a name has his mobile for one.
  const isNamed = and(ilike(person.account, contains(text)), sql`${person.account} <> ${person.mobile}`)
  return or(ilike(person.name, contains(text)), isNamed)
}

/** Told by the rows themselves, to the microsecond, which no date of ours would keep. */
const isBehind = (id: string) =>
  sql`(${person.createdAt}, ${person.id}) < (select ${person.createdAt}, ${person.id} from ${person} where ${eq(person.id, id)})`

/** The newest come first. */
export const searchPeople = (
  queries: Queries,
  { search, after, most }: PeopleSearch,
): Promise<StoredPerson[]> =>
  queries
    .select()
    .from(person)
    .where(and(search ? isSought(search) : undefined, after === undefined ? undefined : isBehind(after)))
    .orderBy(desc(person.createdAt), desc(person.id))
    .limit(most)

export const listConsents = (queries: Queries, personId: string) =>
  queries
    .select()
    .from(consent)
    .where(eq(consent.personId, personId))
    .orderBy(asc(consent.agreedAt), asc(consent.document))

/** All that are open, or the one that is meant where it is his; gives their number. */
export async function endByStaff(queries: Queries, personId: string, sessionId?: string): Promise<number> {
  const ended = await queries
    .update(session)
    .set({ endedAt: sql`now()`, endReason: 'ended-by-staff' })
    .where(
      and(
        eq(session.personId, personId),
        isNull(session.endedAt),
        sessionId === undefined ? undefined : eq(session.id, sessionId),
      ),
    )
    .returning({ id: session.id })
  return ended.length
}
