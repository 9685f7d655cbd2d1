import type {
  AdminRequest,
  answerRequest as answerCall,
  refuseRequest as refuseCall,
} from '#contract/requests.ts'
import type { TypedOffer } from '#contract/staff-offers.ts'
import { type Actor, userOf } from '#domain/access/actor.ts'
import { mayAnswerRequests } from '#domain/access/may-staff.ts'
import { quoteUrl, workbenchPaths } from '#domain/notifications/workbench-paths.ts'
import type { Offer } from '#domain/quotes/offers/offer.ts'
import type { LineCosts } from '#domain/quotes/requests/offer-costs.ts'
import { staffOffer } from '#domain/quotes/requests/staff-offer.ts'
import { staffOfferProblems } from '#domain/quotes/requests/staff-offer-problems.ts'
import { routeOfRequest } from '#domain/quotes/saved/quoted-route.ts'
import { invalidFields, ok, type Refusal, type Result, refusal } from '#domain/values/refusal.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Db, PoolClient } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import type { QuoteDeps } from '#server/quotes/deps.ts'
import { createQuote } from '#server/quotes/saved/create-quote.ts'
import { exchangeRatesOn } from '#server/rates/index.ts'
import { insertCosts } from './cost-store.ts'
import { type NotifyDeps, notifyAsker } from './notify-asker.ts'
import { auditedLoss, costsOfOffer } from './offer-costs.ts'
import { askerOf, type Closing, closeRequest, findRequest, type StoredRequest } from './request-store.ts'
import { detailsOf, nameOfStaff, viewAdminRequest } from './request-view.ts'

export type AnswerDeps = Pick<
  QuoteDeps,
  'database' | 'clock' | 'findPeople' | 'findStaff' | 'findRequestOwners'
> &
  NotifyDeps
type Deps = AnswerDeps
type AnswerInput = EndpointInput<typeof answerCall>
type RefuseInput = EndpointInput<typeof refuseCall>
export type Transaction = { readonly db: Db; readonly client: PoolClient }

/** Staff send unit prices and quantities; sums, taxes and totals are calculated here as for every other offer. */
export async function offerFor(
  db: Db,
  stored: StoredRequest,
  { lines, later = [], validUntil }: TypedOffer,
  today: string,
): Promise<Result<Offer>> {
  const { containers = [], ...cargo } = detailsOf(stored)
  return staffOffer(
    {
      request: stored.number,
      charges: lines,
      later,
      cargo,
      containers,
      validUntil,
    },
    { quotedOn: today, exchangeRates: await exchangeRatesOn(db, today) },
  )
}

type NewOffer = {
  readonly stored: StoredRequest
  readonly costs: LineCosts
  readonly offer: Offer
  readonly remark: string
  readonly staffId: string | null
  readonly replacesId?: number
}

/** Gives the number of the new quote. */
export async function createOffer(db: Db, { stored, costs, staffId, ...offer }: NewOffer): Promise<string> {
  const { brand, id: requestId } = stored
  const { number } = await createQuote(db, {
    ...offer,
    ...(staffId && { staffId }),
    brand,
    asker: askerOf(stored),
    requestId,
    query: null,
    route: routeOfRequest(detailsOf(stored)),
  })
  if (Object.keys(costs).length > 0) await insertCosts(db, number, costs)
  return number
}

async function writeAnswer(
  deps: Deps,
  { db, client }: Transaction,
  input: AnswerInput,
  made: Pick<NewOffer, 'stored' | 'offer' | 'costs'>,
): Promise<void> {
  const { stored, offer } = made
  const { number } = stored
  const staffId = userOf(input.principal.actor)
  const quote = await createOffer(db, { ...made, staffId, remark: input.body.remark })
  await audit(db, input, {
    action: 'request-answered',
    subjectId: null,
    after: {
      number,
      quote,
      total: offer.quote.total.amount,
      validUntil: offer.validUntil,
      ...auditedLoss(input.body),
    },
  })
  const path = quoteUrl(quote)
  const params = { request: number, quote }
  await notifyAsker(deps, client, stored, { kind: 'offer-made', params, path })
}

/** The second of two people reads who was first; a customer who withdrew the request has no name here. */
async function refuseSecond(deps: Deps, db: Db, number: string): Promise<Refusal> {
  const staffId = (await findRequest(db, number))?.staffId
  if (!staffId) return refusal('request-closed')
  return refusal('request-answered-by', { name: await nameOfStaff(deps, db, staffId) })
}

export async function readAnswered(
  deps: Deps,
  db: Db,
  { actor, number }: { readonly actor: Actor; readonly number: string },
): Promise<Result<AdminRequest>> {
  const stored = await findRequest(db, number)
  return stored ? ok(await viewAdminRequest(deps, db, stored, { actor })) : refusal('not-found')
}

/**
 * Closes the request before anything is written: of two people at once, the second writes nothing. Gives the request as it is
 * now that it is locked, because its visitor may have made an account since it was read.
 */
async function closeAndRead(
  deps: Deps,
  db: Db,
  { id, number }: StoredRequest,
  closing: Closing,
): Promise<Result<StoredRequest>> {
  if (!(await closeRequest(db, id, closing))) return refuseSecond(deps, db, number)
  const closed = await findRequest(db, number)
  return closed ? ok(closed) : refusal('not-found')
}

export async function answerRequest(deps: Deps, input: AnswerInput): Promise<Result<AdminRequest>> {
  const may = mayAnswerRequests(input.principal.actor)
  if (!may.ok) return may
  const { body } = input
  const now = deps.clock.now()
  const today = shanghaiDay(now)
  const wrong = staffOfferProblems(body, today)
  if (Object.keys(wrong).length > 0) return invalidFields(wrong)
  const { actor } = input.principal
  return deps.database.transaction(async (db, client) => {
    const stored = await findRequest(db, body.number)
    if (!stored) return refusal('not-found')
    const offer = await offerFor(db, stored, body, today)
    if (!offer.ok) return offer
    const costs = await costsOfOffer(db, actor, stored, body)
    if (!costs.ok) return costs
    const closing = { state: 'answered', staffId: userOf(actor), answeredAt: now } as const
    const closed = await closeAndRead(deps, db, stored, closing)
    if (!closed.ok) return closed
    const made = { stored: closed.value, offer: offer.value, costs: costs.value }
    await writeAnswer(deps, { db, client }, input, made)
    return readAnswered(deps, db, { actor, number: body.number })
  })
}

export async function refuseRequest(deps: Deps, input: RefuseInput): Promise<Result<AdminRequest>> {
  const may = mayAnswerRequests(input.principal.actor)
  if (!may.ok) return may
  const { number, reason } = input.body
  return deps.database.transaction(async (db, client) => {
    const stored = await findRequest(db, number)
    if (!stored) return refusal('not-found')
    const answeredAt = deps.clock.now()
    const closing = { state: 'refused', staffId: userOf(input.principal.actor), answeredAt, reason } as const
    const closed = await closeAndRead(deps, db, stored, closing)
    if (!closed.ok) return closed
    await audit(db, input, { action: 'request-refused', subjectId: null, after: { number } })
    const path = `${workbenchPaths.quotes}?show=requests`
    const params = { request: number, reason }
    await notifyAsker(deps, client, closed.value, { kind: 'offer-refused', params, path })
    return readAnswered(deps, db, { actor: input.principal.actor, number })
  })
}
