import { and, asc, desc, eq, ilike, isNull, or, sql } from 'drizzle-orm'
import { consent, person, session } from '#database/schema/identity.ts'
import { readMobile } from '#domain/values/formats.ts'
import { plainTyped } from '#domain/values/typed-text.ts'
import type { Queries } from '#server/platform/database/connect.ts'
import type { StoredPerson } from './person-store.ts'

export type PeopleSearch = {
  readonly search?: string
  /** The last person of the previous page. */
  readonly after?: string
  readonly most: number
}

/** Escapes the wildcards of LIKE. */
const contains = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** Only a whole mobile matches, so that a number cannot be found out digit by digit. */
function matchesSearch(typed: string) {
  const mobile = readMobile(typed)
  if (mobile.ok) return eq(person.mobile, mobile.value)
  const text = plainTyped(typed)
  // Without a chosen account name the mobile is stored there.
  const isNamed = and(ilike(person.account, contains(text)), sql`${person.account} <> ${person.mobile}`)
  return or(ilike(person.name, contains(text)), isNamed)
}

/** Compared in SQL: a JavaScript Date would lose the microseconds. */
const isOnLaterPage = (id: string) =>
  sql`(${person.createdAt}, ${person.id}) < (select ${person.createdAt}, ${person.id} from ${person} where ${eq(person.id, id)})`

/** Newest first. */
export const searchPeople = (
  queries: Queries,
  { search, after, most }: PeopleSearch,
): Promise<StoredPerson[]> =>
  queries
    .select()
    .from(person)
    .where(
      and(search ? matchesSearch(search) : undefined, after === undefined ? undefined : isOnLaterPage(after)),
    )
    .orderBy(desc(person.createdAt), desc(person.id))
    .limit(most)

export const listConsents = (queries: Queries, personId: string) =>
  queries
    .select()
    .from(consent)
    .where(eq(consent.personId, personId))
    .orderBy(asc(consent.agreedAt), asc(consent.document))

/** Ends all open sessions of the person, or the given one if it belongs to them. Returns how many ended. */
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
