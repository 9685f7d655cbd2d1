import type { DataOf } from '#contract/call.ts'
import type { CompanyFile, CompanyRow, listCompanies as listCompaniesCall } from '#contract/review.ts'
import { maySeeCompanies } from '#domain/access/may-staff.ts'
import { auditedSearch } from '#domain/audit/audited-search.ts'
import { usualCompanySort } from '#domain/certification/company-sorts.ts'
import { accept, refuse, type Verdict } from '#domain/values/refusal.ts'
import type { Notify } from '#server/notifications/index.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Queries } from '#server/platform/database/connect.ts'
import type { EndpointInput, RequestContext } from '#server/platform/http/endpoint.ts'
import type { FileStore } from '#server/platform/storage/file-store.ts'
import type { CertificationDeps } from './caller.ts'
import { listEvents } from './certification-event-store.ts'
import { findCompany, type StoredCompany } from './company-store.ts'
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
  viewRow,
} from './review-view.ts'

export type ReviewDeps = Pick<CertificationDeps, 'database' | 'clock' | 'findPeople'> & {
  readonly notify: Notify
  /** Holds the licence files. */
  readonly store: Pick<FileStore, 'read'>
  /** Implemented by the console module. */
  findStaff(
    queries: Queries,
    ids: readonly string[],
  ): Promise<readonly { readonly id: string; readonly name: string }[]>
}

async function cardsOf({ findPeople }: ReviewDeps, queries: Queries, ids: readonly string[]): Promise<Cards> {
  const people = ids.length > 0 ? await findPeople(queries, [...new Set(ids)]) : []
  return new Map(people.map((card) => [card.id, card]))
}

async function namesOf(
  { findStaff }: ReviewDeps,
  queries: Queries,
  ids: readonly string[],
): Promise<StaffNames> {
  const staff = ids.length > 0 ? await findStaff(queries, [...new Set(ids)]) : []
  return new Map(staff.map(({ id, name }) => [id, name]))
}

async function rowsOf(deps: ReviewDeps, queries: Queries, found: readonly StoredCompany[]) {
  const members = await countMembers(
    queries,
    found.map(({ id }) => id),
  )
  const cards = await cardsOf(
    deps,
    queries,
    found.map(({ enteredBy }) => enteredBy),
  )
  return found.map((one): CompanyRow => viewRow(one, members.get(one.id) ?? 0, cards))
}

export async function listCompanies(
  deps: ReviewDeps,
  input: EndpointInput<typeof listCompaniesCall>,
): Promise<Verdict<DataOf<typeof listCompaniesCall>>> {
  const may = maySeeCompanies(input.principal.actor)
  if (!may.ok) return may
  const { size, search, state, sort = usualCompanySort(state), after: cursor } = input.query
  const order = companyOrder(sort, cursor)
  if (!order.ok) return order
  return deps.database.transaction(async (queries) => {
    const found = await searchCompanies(queries, { state, search, order: order.value, most: size + 1 })
    const { shown, next } = order.value.pageOf(found, size)
    const rows = await rowsOf(deps, queries, shown)
    const after = {
      rows: rows.length,
      state: state ?? null,
      search: search ? auditedSearch(search) : null,
    }
    await audit(queries, input, { action: 'companies-listed', subjectId: null, after })
    return accept({ rows, next, waiting: await countWaiting(queries) })
  })
}

/** Everything a reviewer needs except the licence file. */
export async function companyFile(
  deps: ReviewDeps,
  queries: Queries,
  stored: StoredCompany,
): Promise<CompanyFile> {
  const [members, events] = [await listMemberships(queries, stored.id), await listEvents(queries, stored.id)]
  const people = [...members.map(({ personId }) => personId), ...applicantsOf(events), stored.enteredBy]
  const cards = await cardsOf(deps, queries, people)
  return {
    ...viewRow(stored, members.length, cards),
    application: viewApplication(stored),
    refusalReason: stored.refusalReason,
    ordersNeedApproval: stored.ordersNeedApproval,
    alike: await rowsOf(deps, queries, await findDuplicateEntries(queries, stored)),
    people: viewPeople(members, cards),
    history: viewHistory(events, cards, await namesOf(deps, queries, staffOf(events))),
  }
}

export async function readCompany(
  deps: ReviewDeps,
  companyId: string,
  input: RequestContext,
): Promise<Verdict<CompanyFile>> {
  const may = maySeeCompanies(input.principal.actor)
  if (!may.ok) return may
  return deps.database.transaction(async (queries) => {
    const stored = await findCompany(queries, companyId)
    if (!stored) return refuse('not-found')
    await audit(queries, input, { action: 'company-seen', subjectId: companyId })
    return accept(await companyFile(deps, queries, stored))
  })
}

/** The company of a person, certified or not. */
export async function companyOfPerson(queries: Queries, personId: string) {
  const membershipStatus = await membershipStatusOf(queries, personId)
  const found =
    membershipStatus.relation === 'belongs'
      ? await findCompany(queries, membershipStatus.companyId)
      : undefined
  return found ? { companyId: found.id, name: found.name } : null
}
