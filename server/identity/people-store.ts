import { and, asc, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import { consent, person, personWords } from '#database/schema/identity.ts'
import type { PeopleSort } from '#domain/identity/people-sorts.ts'
import { readMobile } from '#domain/values/formats.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { byName, type ListOrder, listOrder } from '#server/platform/database/list-order.ts'
import { hasWords } from '#server/platform/database/words.ts'

export type PeopleSearch = {
  readonly search?: string
  readonly order: ListOrder
  readonly limit: number
}

/** Only a whole mobile matches, so that a number cannot be found out digit by digit. */
function matchesSearch(typed: string) {
  const mobile = readMobile(typed)
  if (mobile.ok) return eq(person.mobile, mobile.value)
  return hasWords(personWords(person), typed)
}

/** Enough for a list of companies by the name of a person. */
const maxIds = 100

/** By a part of the name, its pinyin or the account, or by the whole mobile. */
export async function searchPeopleIds(db: Db, search: string, max = maxIds): Promise<readonly string[]> {
  const found = await db
    .select({ id: person.id })
    .from(person)
    .where(and(isNull(person.closedAt), matchesSearch(search)))
    .orderBy(asc(person.id))
    .limit(max)
  return found.map(({ id }) => id)
}

const id = { by: person.id, type: 'uuid' } as const
const keys = {
  name: [{ by: byName(person.name), type: 'text' }, id],
  company: [{ by: byName(person.statedCompany), type: 'text', isNullable: true }, id],
  created: [{ by: person.createdAt, type: 'timestamptz' }, id],
  // Open accounts before blocked and closed ones.
  state: [
    { by: sql`2 * num_nonnulls(${person.closedAt}) + num_nonnulls(${person.blockedAt})`, type: 'integer' },
    id,
  ],
} as const

export const peopleOrder = (sort: PeopleSort, after: string | undefined) => listOrder(keys, sort, after)

export const searchPeople = (db: Db, { search, order, limit }: PeopleSearch) =>
  db
    .select({ ...getTableColumns(person), position: order.position })
    .from(person)
    .where(and(search ? matchesSearch(search) : undefined, order.isBehind))
    .orderBy(...order.orderBy)
    .limit(limit)

/** A closed account too: its consents are kept. */
export async function findInList(db: Db, personId: string) {
  const [found] = await db.select().from(person).where(eq(person.id, personId))
  return found
}

export const listConsents = (db: Db, personId: string) =>
  db
    .select()
    .from(consent)
    .where(eq(consent.personId, personId))
    .orderBy(asc(consent.agreedAt), asc(consent.document))
