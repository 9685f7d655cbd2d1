import type { DataOf } from '#contract/call.ts'
import type {
  CompanyFile,
  CompanyRow,
  CompanyTrade,
  listCompanies as listCompaniesCall,
} from '#contract/review.ts'
import { type Actor, userOf } from '#domain/access/actor.ts'
import { maySeeCompanies } from '#domain/access/may-staff.ts'
import { auditedSearch } from '#domain/audit/audited-search.ts'
import { usualCompanySort } from '#domain/certification/company-sorts.ts'
import { lastDayOfNotice } from '#domain/certification/licence-end.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import type { Notify } from '#server/notifications/index.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput, RequestContext } from '#server/platform/http/endpoint.ts'
import type { RecogniseText } from '#server/platform/recognition/recognise-text.ts'
import type { FileStore } from '#server/platform/storage/file-store.ts'
import type { CertificationDeps } from './caller.ts'
import { listEvents } from './certification-event-store.ts'
import { findCompany, type StoredCompany } from './company-store.ts'
import { listOpenRequests } from './join-request-store.ts'
import { hasOpenedLicence, licenceToReview } from './licence-view-store.ts'
import { membershipStatusOf } from './membership-status-store.ts'
import { listMemberships } from './membership-store.ts'
import {
  companyOrder,
  countMembers,
  countWaiting,
  findDuplicateEntries,
  searchCompanies,
} from './review-store.ts'
import {
  applicantsOf,
  type Cards,
  type StaffNames,
  staffOf,
  viewApplication,
  viewHistory,
  viewPeople,
  viewRequest,
  viewRow,
} from './review-view.ts'

export type ReviewDeps = Pick<CertificationDeps, 'database' | 'clock' | 'findPeople'> & {
  readonly notify: Notify
  /** Holds the licence files. */
  readonly store: Pick<FileStore, 'read'>
  readonly recogniseText: RecogniseText
  /** Implemented by the identity module: by a part of the name or the whole mobile. */
  searchPeopleIds(db: Db, search: string): Promise<readonly string[]>
  /** Implemented by the rates and quotes modules. */
  readTrade(db: Db, companyId: string): Promise<CompanyTrade>
  /** Implemented by the console module. */
  findStaff(
    db: Db,
    ids: readonly string[],
  ): Promise<readonly { readonly id: string; readonly name: string }[]>
}

async function cardsOf({ findPeople }: ReviewDeps, db: Db, ids: readonly string[]): Promise<Cards> {
  const people = ids.length > 0 ? await findPeople(db, [...new Set(ids)]) : []
  return new Map(people.map((card) => [card.id, card]))
}

async function namesOf({ findStaff }: ReviewDeps, db: Db, ids: readonly string[]): Promise<StaffNames> {
  const staff = ids.length > 0 ? await findStaff(db, [...new Set(ids)]) : []
  return new Map(staff.map(({ id, name }) => [id, name]))
}

async function rowsOf(deps: ReviewDeps, db: Db, found: readonly StoredCompany[]) {
  const members = await countMembers(
    db,
    found.map(({ id }) => id),
  )
  const cards = await cardsOf(
    deps,
    db,
    found.map(({ enteredBy }) => enteredBy),
  )
  return found.map((one): CompanyRow => viewRow(one, members.get(one.id) ?? 0, cards))
}

export async function listCompanies(
  deps: ReviewDeps,
  input: EndpointInput<typeof listCompaniesCall>,
): Promise<Result<DataOf<typeof listCompaniesCall>>> {
  const may = maySeeCompanies(input.principal.actor)
  if (!may.ok) return may
  const { size, search, state, licence, sort = usualCompanySort(state), after: cursor } = input.query
  const order = companyOrder(sort, cursor)
  if (!order.ok) return order
  return deps.database.transaction(async (db) => {
    const people = search ? await deps.searchPeopleIds(db, search) : []
    const licenceEndsBy = licence && lastDayOfNotice(shanghaiDay(deps.clock.now()))
    const wanted = { state, search, people, ...(licenceEndsBy && { licenceEndsBy }) }
    const found = await searchCompanies(db, { ...wanted, order: order.value, limit: size + 1 })
    const { shown, next } = order.value.pageOf(found, size)
    const rows = await rowsOf(deps, db, shown)
    const after = {
      rows: rows.length,
      state: state ?? null,
      ...(licence && { licence }),
      search: search ? auditedSearch(search) : null,
    }
    await audit(db, input, { action: 'companies-listed', subjectId: null, after })
    return ok({ rows, next, waiting: await countWaiting(db) })
  })
}

/** Everything a reviewer needs except the licence file. */
export async function companyFile(
  deps: ReviewDeps,
  db: Db,
  stored: StoredCompany,
  actor: Actor,
): Promise<CompanyFile> {
  const [members, events] = [await listMemberships(db, stored.id), await listEvents(db, stored.id)]
  const requests = await listOpenRequests(db, stored.id)
  const people = [
    ...members.map(({ personId }) => personId),
    ...requests.map(({ applicantId }) => applicantId),
    ...applicantsOf(events),
    stored.enteredBy,
  ]
  const cards = await cardsOf(deps, db, people)
  const staff = await namesOf(deps, db, staffOf(events))
  return {
    ...viewRow(stored, members.length, cards),
    application: viewApplication(stored),
    refusalReason: stored.refusalReason,
    stopReason: stored.stopReason,
    renewalFileId: stored.renewalFileId,
    isLicenceOpened: await hasOpenedLicence(db, licenceToReview(stored), userOf(actor) ?? ''),
    ordersNeedApproval: stored.ordersNeedApproval,
    duplicates: await rowsOf(deps, db, await findDuplicateEntries(db, stored)),
    people: viewPeople(members, cards),
    joinRequests: requests.flatMap((request) => viewRequest(request, cards)),
    trade: await deps.readTrade(db, stored.id),
    history: viewHistory(events, cards, staff),
  }
}

export async function readCompany(
  deps: ReviewDeps,
  companyId: string,
  input: RequestContext,
): Promise<Result<CompanyFile>> {
  const may = maySeeCompanies(input.principal.actor)
  if (!may.ok) return may
  return deps.database.transaction(async (db) => {
    const stored = await findCompany(db, companyId)
    if (!stored) return refusal('not-found')
    await audit(db, input, { action: 'company-seen', subjectId: companyId })
    return ok(await companyFile(deps, db, stored, input.principal.actor))
  })
}

/** The company of a person, certified or not. */
export async function companyOfPerson(db: Db, personId: string) {
  const membershipStatus = await membershipStatusOf(db, personId)
  const found =
    membershipStatus.relation === 'belongs' ? await findCompany(db, membershipStatus.companyId) : undefined
  return found ? { companyId: found.id, name: found.name, state: found.state } : null
}
