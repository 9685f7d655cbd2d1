import type { DataOf } from '#contract/call.ts'
import type {
  listMyRequests as listCall,
  RequestView,
  readMyRequest as readCall,
  requestQuote as requestCall,
  withdrawRequest as withdrawCall,
} from '#contract/requests.ts'
import { mayReadRequests, mayRequestQuote } from '#domain/access/may-trade.ts'
import { spellingsOfPlaces } from '#domain/places/coded-places.ts'
import { usualRequestSorts } from '#domain/quotes/offers/sorts.ts'
import { phoneOf, requestProblems } from '#domain/quotes/requests/request-problems.ts'
import { invalidFields, ok, type Result, refusal } from '#domain/values/refusal.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { type QuoteScope, scopeOf } from '#server/quotes/access.ts'
import type { QuoteDeps } from '#server/quotes/deps.ts'
import { requestRateLimit, takeRateLimit } from '#server/quotes/rate-limits.ts'
import { openRequest, type SentRequest, sentEarlier } from './open-request.ts'
import { closeRequest, findRequest, type StoredRequest } from './request-store.ts'
import { viewRequest } from './request-view.ts'
import { findRequestsOf, requestOrder } from './search-requests-store.ts'

type Deps = Pick<QuoteDeps, 'database' | 'clock'>

async function findView(db: Db, number: string, scope: QuoteScope): Promise<Result<RequestView>> {
  const stored = await findRequest(db, number, scope)
  return stored ? ok(viewRequest(stored)) : refusal('not-found')
}

type RequestBody = EndpointInput<typeof requestCall>['body']

const sentRequest = (
  { kind, details, contact, attachments, key }: RequestBody,
  brand: SentRequest['brand'],
): SentRequest => ({
  brand,
  kind,
  details,
  contactName: contact.name,
  contactPhone: phoneOf(contact.phone) ?? contact.phone,
  attachments,
  saveKey: key,
})

const viewed = (stored: Result<StoredRequest>): Result<RequestView> =>
  stored.ok ? ok(viewRequest(stored.value)) : stored

/** Any logged-in user may request a quote. Colleagues see the request once the company is certified. */
export async function requestQuote(
  { database, clock }: Deps,
  { body, request: { brand }, principal }: EndpointInput<typeof requestCall>,
): Promise<Result<RequestView>> {
  const may = mayRequestQuote(principal.actor)
  if (!may.ok) return may
  const scope = scopeOf(principal.actor)
  const sent = sentRequest(body, brand)
  const earlier = await sentEarlier(database.db, scope, sent)
  if (earlier) return viewed(earlier)
  const day = shanghaiDay(clock.now())
  const wrong = requestProblems(body, day)
  if (Object.keys(wrong).length > 0) return invalidFields(wrong)
  const taken = await takeRateLimit(database.db, requestRateLimit(scope.personId))
  if (!taken.ok) return taken
  return viewed(await database.transaction((db) => openRequest(db, scope, { ...sent, day })))
}

export async function listMyRequests(
  { database: { db } }: Deps,
  { query, principal }: EndpointInput<typeof listCall>,
): Promise<Result<DataOf<typeof listCall>>> {
  const may = mayReadRequests(principal.actor)
  if (!may.ok) return may
  const { search, sort = usualRequestSorts.customer, after, size } = query
  const order = requestOrder(sort, after)
  if (!order.ok) return order
  const found = await findRequestsOf(db, scopeOf(principal.actor), {
    about: search ? { text: search, places: spellingsOfPlaces(search) } : undefined,
    order: order.value,
    limit: size + 1,
  })
  const { shown, next } = order.value.pageOf(found, size)
  return ok({ rows: shown.map(viewRequest), next })
}

/** A request of the list. Any other number gives the same refusal as a number that does not exist. */
export async function readMyRequest(
  { database: { db } }: Deps,
  { query: { number }, principal }: EndpointInput<typeof readCall>,
): Promise<Result<RequestView>> {
  const may = mayReadRequests(principal.actor)
  return may.ok ? findView(db, number, scopeOf(principal.actor)) : may
}

/** Colleagues can see a request, but only the person who made it can withdraw it. */
export async function withdrawRequest(
  { database }: Deps,
  { body: { number }, principal }: EndpointInput<typeof withdrawCall>,
): Promise<Result<RequestView>> {
  const may = mayReadRequests(principal.actor)
  if (!may.ok) return may
  const scope = scopeOf(principal.actor)
  return database.transaction(async (db) => {
    const stored = await findRequest(db, number, scope)
    if (!stored) return refusal('not-found')
    if (stored.personId !== scope.personId) return refusal('not-allowed')
    if (!(await closeRequest(db, stored.id, { state: 'withdrawn' }))) return refusal('request-closed')
    return findView(db, number, scope)
  })
}
