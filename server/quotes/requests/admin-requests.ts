import type { DataOf } from '#contract/call.ts'
import type { AdminRequest, listRequests as listCall, readRequest as readCall } from '#contract/requests.ts'
import { userOf } from '#domain/access/actor.ts'
import { mayAnswerRequests } from '#domain/access/may-staff.ts'
import { auditedSearch } from '#domain/audit/audited-search.ts'
import { spellingsOfPlaces } from '#domain/places/coded-places.ts'
import { usualRequestSorts } from '#domain/quotes/offers/sorts.ts'
import { type RequestOwner, wasOpenedLately } from '#domain/quotes/requests/quote-request.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { companiesNamed } from '#server/certification/index.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import type { QuoteDeps } from '#server/quotes/deps.ts'
import { markAcceptanceSeen } from '#server/quotes/saved/quote-store.ts'
import { countAllOpenRequests, findRequest, markOpened, type StoredRequest } from './request-store.ts'
import { nameOfStaff, viewAdminRequest, viewAdminRows } from './request-view.ts'
import {
  type OwnedRequests,
  type RequestText,
  requestOrder,
  searchRequests,
} from './search-requests-store.ts'

type Deps = Pick<
  QuoteDeps,
  'database' | 'clock' | 'findPeople' | 'findStaff' | 'findRequestOwners' | 'ownedRequests'
>

// More companies than this share no useful part of a name.
const companiesSearched = 200

async function textSearched(db: Db, text: string): Promise<RequestText> {
  const companies = await companiesNamed(db, text, companiesSearched)
  return { text, companies: companies.map(({ id }) => id), places: spellingsOfPlaces(text) }
}

/** Those of the reader, or all but those that have an owner. */
const ownedBy = (deps: Deps, db: Db, owner: RequestOwner, reader: string): OwnedRequests =>
  owner === 'me'
    ? { numbers: deps.ownedRequests(db, reader), isShown: true }
    : { numbers: deps.ownedRequests(db), isShown: false }

export async function listRequests(
  deps: Deps,
  input: EndpointInput<typeof listCall>,
): Promise<Result<DataOf<typeof listCall>>> {
  const may = mayAnswerRequests(input.principal.actor)
  if (!may.ok) return may
  const { size, sort = usualRequestSorts.staff, after: cursor, search, owner, ...filter } = input.query
  const order = requestOrder(sort, cursor)
  if (!order.ok) return order
  return deps.database.transaction(async (db) => {
    const found = await searchRequests(db, {
      ...filter,
      owned: owner && ownedBy(deps, db, owner, userOf(input.principal.actor) ?? ''),
      about: search ? await textSearched(db, search) : undefined,
      order: order.value,
      limit: size + 1,
    })
    const { shown, next } = order.value.pageOf(found, size)
    const rows = [...(await viewAdminRows(deps, db, shown))]
    const { state = null, kind = null } = filter
    const after = {
      rows: rows.length,
      state,
      kind,
      ...(owner && { owner }),
      search: search ? auditedSearch(search) : null,
    }
    await audit(db, input, { action: 'requests-listed', subjectId: null, after })
    return ok({ rows, next, openCount: await countAllOpenRequests(db) })
  })
}

/** Who opened an open request last, if it was a colleague a short time ago; then notes the reader. */
async function noteReader(
  deps: Deps,
  db: Db,
  stored: StoredRequest,
  reader: string | null,
): Promise<string | null> {
  if (stored.state !== 'open') return null
  const now = deps.clock.now()
  await markOpened(db, stored.id, { openedBy: reader, openedAt: now })
  const { openedBy, openedAt } = stored
  if (openedBy === null || openedAt === null || openedBy === reader) return null
  return wasOpenedLately(openedAt, now) ? nameOfStaff(deps, db, openedBy) : null
}

export async function readRequest(
  deps: Deps,
  input: EndpointInput<typeof readCall>,
): Promise<Result<AdminRequest>> {
  const may = mayAnswerRequests(input.principal.actor)
  if (!may.ok) return may
  return deps.database.transaction(async (db) => {
    const stored = await findRequest(db, input.query.number)
    if (!stored) return refusal('not-found')
    await audit(db, input, {
      action: 'request-seen',
      subjectId: null,
      after: { number: stored.number },
    })
    const reader = userOf(input.principal.actor)
    const colleague = await noteReader(deps, db, stored, reader)
    if (reader !== null) await markAcceptanceSeen(db, stored.id, { by: reader, at: deps.clock.now() })
    const { actor } = input.principal
    return ok(await viewAdminRequest(deps, db, stored, { actor, alsoOpenedBy: colleague }))
  })
}
