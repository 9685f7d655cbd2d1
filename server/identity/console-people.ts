import type { DataOf } from '#contract/call.ts'
import type * as calls from '#contract/people.ts'
import type { PersonFile, PersonRow } from '#contract/people.ts'
import { mayEndCustomerSessions, maySeePeople } from '#domain/access/may-staff.ts'
import { auditedSearch } from '#domain/audit/audited-search.ts'
import { maskMobile, maskMobileIfAny } from '#domain/identity/account.ts'
import { usualPeopleSort } from '#domain/identity/people-sorts.ts'
import { workbenchPaths } from '#domain/notifications/workbench-paths.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import type { Notify } from '#server/notifications/index.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Database, Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import { findInList, listConsents, peopleOrder, searchPeople } from './people-store.ts'
import { findPerson, type StoredPerson } from './person-store.ts'
import { endSessionOf, endSessionsOf, lastSeenOf, listedSessionsOf } from './session-store.ts'
import { viewPlace } from './session-view.ts'

export type PeopleDeps = {
  readonly database: Database
  readonly notify: Notify
  readonly jobs: Jobs
  /** Implemented by the certification module. */
  companyOfPerson(db: Db, personId: string): Promise<PersonFile['company']>
  /** The names of the companies of members, by person. */
  companiesOfMembers(db: Db, personIds: readonly string[]): Promise<ReadonlyMap<string, string>>
}

/** Masks an account name that is a mobile number. */
const shownAccount = ({ account, mobile }: StoredPerson) =>
  account === mobile ? maskMobile(mobile) : account

/** A closed account has keys in place of account name and mobile. */
const viewCard = (stored: StoredPerson) => ({
  personId: stored.id,
  account: stored.closedAt ? '' : shownAccount(stored),
  name: stored.name,
  mobile: stored.closedAt ? null : maskMobileIfAny(stored.mobile),
  email: stored.email,
  statedCompany: stored.statedCompany,
  createdAt: stored.createdAt.toISOString(),
  closedAt: stored.closedAt?.toISOString() ?? null,
  blockedAt: stored.blockedAt?.toISOString() ?? null,
})

export async function viewFile(
  { companyOfPerson }: PeopleDeps,
  db: Db,
  stored: StoredPerson,
): Promise<PersonFile> {
  const consents = await listConsents(db, stored.id)
  const sessions = await listedSessionsOf(db, { personId: stored.id })
  return {
    ...viewCard(stored),
    blockReason: stored.blockReason,
    company: await companyOfPerson(db, stored.id),
    consents: consents.map(({ document, version, agreedAt }) => ({
      document,
      version,
      agreedAt: agreedAt.toISOString(),
    })),
    sessions: sessions.map((session) => ({
      ...viewPlace(session),
      brand: session.brand,
      kind: session.kind,
    })),
  }
}

async function viewRows(
  { companiesOfMembers }: PeopleDeps,
  db: Db,
  people: readonly StoredPerson[],
): Promise<PersonRow[]> {
  const ids = people.map(({ id }) => id)
  const [companies, seen] = [await companiesOfMembers(db, ids), await lastSeenOf(db, ids)]
  return people.map((stored) => ({
    ...viewCard(stored),
    companyName: companies.get(stored.id) ?? null,
    lastSeenAt: seen.get(stored.id)?.toISOString() ?? null,
  }))
}

export async function listPeople(
  deps: PeopleDeps,
  input: EndpointInput<typeof calls.listPeople>,
): Promise<Result<DataOf<typeof calls.listPeople>>> {
  const may = maySeePeople(input.principal.actor)
  if (!may.ok) return may
  const { size, search, sort = usualPeopleSort, after: cursor } = input.query
  const order = peopleOrder(sort, cursor)
  if (!order.ok) return order
  return deps.database.transaction(async (db) => {
    const found = await searchPeople(db, { search, order: order.value, limit: size + 1 })
    const { shown, next } = order.value.pageOf(found, size)
    const rows = await viewRows(deps, db, shown)
    const after = { rows: rows.length, search: search ? auditedSearch(search) : null }
    await audit(db, input, { action: 'people-listed', subjectId: null, after })
    return ok({ rows, next })
  })
}

export async function readPerson(
  deps: PeopleDeps,
  input: EndpointInput<typeof calls.readPerson>,
): Promise<Result<PersonFile>> {
  const may = maySeePeople(input.principal.actor)
  if (!may.ok) return may
  return deps.database.transaction(async (db) => {
    const stored = await findInList(db, input.query.personId)
    if (!stored) return refusal('not-found')
    await audit(db, input, { action: 'person-seen', subjectId: stored.id })
    return ok(await viewFile(deps, db, stored))
  })
}

/** One with the sessions that continue it at another brand, or all. Returns how many were ended. */
async function endByStaff(db: Db, personId: string, sessionId?: string): Promise<number> {
  const owner = { personId }
  if (sessionId === undefined) return (await endSessionsOf(db, owner, 'ended-by-staff')).length
  return (await endSessionOf(db, owner, sessionId, 'ended-by-staff')) ? 1 : 0
}

/** The tokens are refused from the next call on, and the person is notified. */
export async function endPersonSessions(
  deps: PeopleDeps,
  input: EndpointInput<typeof calls.endPersonSessions>,
): Promise<Result<PersonFile>> {
  const may = mayEndCustomerSessions(input.principal.actor)
  if (!may.ok) return may
  const { personId, sessionId } = input.body
  return deps.database.transaction(async (db, client) => {
    const stored = await findPerson(db, personId)
    if (!stored) return refusal('not-found')
    const ended = await endByStaff(db, personId, sessionId)
    if (ended === 0 && sessionId !== undefined) return refusal('not-found')
    const after = { ended, session: sessionId ?? null }
    await audit(db, input, { action: 'person-sessions-ended', subjectId: personId, after })
    const notification = { personId, path: workbenchPaths.settings, brand: input.request.brand } as const
    if (ended > 0) await deps.notify(client, { ...notification, kind: 'sessions-ended-by-staff', params: {} })
    return ok(await viewFile(deps, db, stored))
  })
}
