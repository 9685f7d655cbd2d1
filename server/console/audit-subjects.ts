import type { AuditSubject } from '#domain/audit/audit.ts'
import { statedName } from '#domain/audit/stated-name.ts'
import { plainTyped } from '#domain/values/typed-text.ts'
import { companiesNamed, findCompanyCards } from '#server/certification/index.ts'
import { findPeople, peopleNamed } from '#server/identity/index.ts'
import type { StoredAuditEntry } from '#server/platform/audit/read-audit-store.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { findStaff, staffNamed } from './staff-store.ts'

type Entry = Pick<StoredAuditEntry, 'subjectKind' | 'subjectId' | 'before' | 'after'>

const idsOf = (entries: readonly Entry[], kind: AuditSubject) => [
  ...new Set(
    entries.flatMap(({ subjectKind, subjectId }) => (subjectKind === kind && subjectId ? [subjectId] : [])),
  ),
]

/** What the subjects of some entries are called; a code or number is in the entry, a name is not and is read. */
export async function subjectNames(
  db: Db,
  entries: readonly Entry[],
): Promise<(entry: Entry) => string | null> {
  const companies = await findCompanyCards(db, idsOf(entries, 'company'))
  const people = await findPeople(db, idsOf(entries, 'person'))
  const staff = await findStaff(db, idsOf(entries, 'staff'))
  const names = new Map([
    ...companies.map(({ companyId, name }) => [companyId, name] as const),
    ...[...people, ...staff].map(({ id, name }) => [id, name] as const),
  ])
  return ({ subjectId, before, after }) => statedName(before, after) ?? names.get(subjectId ?? '') ?? null
}

/** The most companies, people and staff of one name; a longer list would not help anybody. */
const maxOfName = 100

/** Signs alone would be part of every name. */
const hasWord = (text: string) => /[\p{L}\p{N}]/u.test(text)

/** The people and staff whose name has this text. */
export async function actorsNamed(db: Db, typed: string): Promise<readonly string[]> {
  const text = plainTyped(typed)
  if (!hasWord(text)) return []
  const found = [await peopleNamed(db, text, maxOfName), await staffNamed(db, text, maxOfName)]
  return found.flat().map(({ id }) => id)
}

/** The companies, people and staff whose name has this text. */
export async function subjectsNamed(db: Db, typed: string): Promise<readonly string[]> {
  const text = plainTyped(typed)
  if (!hasWord(text)) return []
  const companies = await companiesNamed(db, text, maxOfName)
  return [...companies.map(({ id }) => id), ...(await actorsNamed(db, text))]
}
