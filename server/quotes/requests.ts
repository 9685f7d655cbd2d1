import type { DataOf } from '#contract/call.ts'
import type {
  requestQuote as askCall,
  listMyRequests as listCall,
  RequestView,
  withdrawRequest as withdrawCall,
} from '#contract/requests.ts'
import { mayRequestQuote } from '#domain/access/may-trade.ts'
import { phoneOf, requestProblems } from '#domain/quotes/request-problems.ts'
import { accept, refuse, refuseFields, type Verdict } from '#domain/values/refusal.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import type { Queries } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { type QuoteDeps, scopeOf } from './deps.ts'
import { requestLimits, takeQuestion } from './question-limits.ts'
import { nextNumber } from './quote-store.ts'
import {
  closeRequest,
  countOpenOf,
  findRequest,
  findRequestsOf,
  insertRequest,
  lockRequestsOf,
  type RequestScope,
} from './request-store.ts'
import { viewRequest } from './request-view.ts'

type Deps = Pick<QuoteDeps, 'database' | 'clock'>

// Ours: staff answer within a day, so that nobody needs more at once.
const mostOpenRequests = 10

async function readBack(
  queries: Queries,
  number: string,
  scope: RequestScope,
): Promise<Verdict<RequestView>> {
  const stored = await findRequest(queries, number, scope)
  return stored ? accept(viewRequest(stored)) : refuse('not-found')
}

/** Anybody who is logged in; it is his company's as well once the company is certified. */
export async function requestQuote(
  { database, clock }: Deps,
  { body, request: { brand }, principal }: EndpointInput<typeof askCall>,
): Promise<Verdict<RequestView>> {
  const may = mayRequestQuote(principal.actor)
  if (!may.ok) return may
  const today = shanghaiDay(clock.now())
  const wrong = requestProblems(body, today)
  if (Object.keys(wrong).length > 0) return refuseFields(wrong)
  const { kind, details, contact } = body
  const scope = scopeOf(principal.actor)
  const taken = await takeQuestion(database.queries, requestLimits(scope.personId))
  if (!taken.ok) return taken
  return database.transaction(async (queries) => {
    await lockRequestsOf(queries, scope.personId)
    if ((await countOpenOf(queries, scope.personId)) >= mostOpenRequests)
      return refuse('too-many-open-requests', { most: mostOpenRequests })
    const number = await nextNumber(queries, 'request', today)
    await insertRequest(queries, {
      ...{ number, ...scope, brand, kind, details, state: 'open' },
      contactName: contact.name,
      contactPhone: phoneOf(contact.phone) ?? contact.phone,
    })
    return readBack(queries, number, scope)
  })
}

export async function listMyRequests(
  { database: { queries } }: Deps,
  { query: { after, size }, principal }: EndpointInput<typeof listCall>,
): Promise<Verdict<DataOf<typeof listCall>>> {
  const may = mayRequestQuote(principal.actor)
  if (!may.ok) return may
  const found = await findRequestsOf(queries, scopeOf(principal.actor), { after, most: size + 1 })
  return accept({ rows: found.slice(0, size).map(viewRequest), hasMore: found.length > size })
}

/** A colleague sees it; whoever asked takes it back. */
export async function withdrawRequest(
  { database }: Deps,
  { body: { number }, principal }: EndpointInput<typeof withdrawCall>,
): Promise<Verdict<RequestView>> {
  const may = mayRequestQuote(principal.actor)
  if (!may.ok) return may
  const scope = scopeOf(principal.actor)
  return database.transaction(async (queries) => {
    const stored = await findRequest(queries, number, scope)
    if (!stored) return refuse('not-found')
    if (stored.personId !== scope.personId) return refuse('not-allowed')
    if (!(await closeRequest(queries, stored.id, { state: 'withdrawn' }))) return refuse('request-closed')
    return readBack(queries, number, scope)
  })
}
