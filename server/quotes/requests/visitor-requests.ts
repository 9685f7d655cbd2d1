import { randomBytes } from 'node:crypto'
import type {
  readVisitorRequest as readCall,
  SentVisitorRequest,
  requestQuoteAsVisitor as sendCall,
  VisitorRequestView,
  withdrawVisitorRequest as withdrawCall,
} from '#contract/visitor-requests.ts'
import { readRecipient } from '#domain/identity/recipient.ts'
import { formProblems, type TypedForm } from '#domain/identity/registration.ts'
import { requestProblems } from '#domain/quotes/requests/request-problems.ts'
import { visitorRequestLimits } from '#domain/quotes/requests/visitor-request.ts'
import { invalidFields, ok, type Result, refusal } from '#domain/values/refusal.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import type { Db, PoolClient } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { networkOf, widerNetworkOf } from '#server/platform/rate-limit/network.ts'
import type { QuoteDeps } from '#server/quotes/deps.ts'
import { dailyRateLimit, takeRateLimit, visitorReadRateLimit } from '#server/quotes/rate-limits.ts'
import { isSameCode } from '#server/quotes/same-code.ts'
import { findOffersOf } from '#server/quotes/saved/quote-store.ts'
import { stateOf, totalOf } from '#server/quotes/saved/quote-view.ts'
import { type VisitorMessageDeps, writeToVisitor } from './notify-asker.ts'
import { openRequest, type SentRequest, sentEarlier } from './open-request.ts'
import { closeRequest, findRequest, type StoredRequest } from './request-store.ts'
import { viewRequest } from './request-view.ts'
import { findVisitorOf, isLinkValid, lockContact, putVisitor } from './visitor-store.ts'

const linkCodeBytes = 16

type Deps = Pick<QuoteDeps, 'database' | 'clock' | 'spendVisitorCode'> & VisitorMessageDeps
type SendInput = EndpointInput<typeof sendCall>

/** The wrong fields of request and contact together. */
export const visitorRequestProblems = (
  { code, mobile, email, ...request }: Parameters<typeof requestProblems>[0] & TypedForm,
  today: string,
) => ({ ...requestProblems(request, today), ...formProblems({ code, mobile, email }) })

const viewSent = ({ number, linkCode }: StoredRequest): SentVisitorRequest => ({ number, linkCode })

const sentRequest = (
  { kind, details, contact, key }: SendInput['body'],
  recipient: string,
  brand: SentRequest['brand'],
): SentRequest => ({ brand, kind, details, contactName: contact.name, contactPhone: recipient, saveKey: key })

/** The reply of an earlier try was lost: its code is spent, but its key is known to the sender alone. */
async function repeated(
  db: Db,
  recipient: string,
  sent: SentRequest,
): Promise<SentVisitorRequest | undefined> {
  const visitor = await findVisitorOf(db, recipient)
  const earlier = visitor && (await sentEarlier(db, visitorAsker(visitor.id), sent))
  return earlier?.ok ? viewSent(earlier.value) : undefined
}

const visitorAsker = (visitorId: string) => ({ companyId: null, personId: null, visitorId })

/** Counted only with a right code, so that no one else can use up the limits of a contact. */
const limitsOf = (recipient: string, clientIp: string) => [
  dailyRateLimit('visitor-request', recipient, visitorRequestLimits.perContactAndDay),
  dailyRateLimit('visitor-request-network', networkOf(clientIp), visitorRequestLimits.perNetworkAndDay),
  dailyRateLimit(
    'visitor-request-wide',
    widerNetworkOf(clientIp),
    visitorRequestLimits.perWiderNetworkAndDay,
  ),
]

type Transaction = { readonly db: Db; readonly client: PoolClient }

/** A contact that has an account is its owner, who finds the request there. */
async function openFor(
  deps: Deps,
  { db, client }: Transaction,
  { request }: SendInput,
  {
    sent,
    recipient,
    personId,
    day,
  }: { sent: SentRequest; recipient: string; personId?: string; day: string },
): Promise<Result<SentVisitorRequest>> {
  const taken = await takeRateLimit(db, limitsOf(recipient, request.clientIp))
  if (!taken.ok) return taken
  if (personId !== undefined) {
    const opened = await openRequest(db, { companyId: null, personId }, { ...sent, day })
    return opened.ok ? ok(viewSent(opened.value)) : opened
  }
  const asker = visitorAsker(await putVisitor(db, recipient, request.language))
  const linkCode = randomBytes(linkCodeBytes).toString('base64url')
  const opened = await openRequest(db, asker, { ...sent, linkCode, day })
  if (!opened.ok) return opened
  await writeToVisitor(deps, client, opened.value, 'visitor-request')
  return ok(viewSent(opened.value))
}

/** The code proves that the contact belongs to the sender; of two uses of one code, one makes a request. */
export async function requestQuoteAsVisitor(
  deps: Deps,
  input: SendInput,
): Promise<Result<SentVisitorRequest>> {
  const { body, request } = input
  const day = shanghaiDay(deps.clock.now())
  const wrong = visitorRequestProblems(body, day)
  if (Object.keys(wrong).length > 0) return invalidFields(wrong)
  const read = readRecipient(body)
  if (!read.ok) return read
  const recipient = read.value.key
  const sent = sentRequest(body, recipient, request.brand)
  const { code, mobile, email } = body
  const use = { typed: { mobile, email }, code, clientIp: request.clientIp }
  const result = await deps.spendVisitorCode(use, async (db, client, findOwner) => {
    await lockContact(db, recipient)
    const personId = await findOwner()
    return openFor(deps, { db, client }, input, { sent, recipient, personId, day })
  })
  if (result.ok || result.refusal !== 'wrong-code') return result
  const earlier = await repeated(deps.database.db, recipient, sent)
  return earlier ? ok(earlier) : result
}

type LinkInput = EndpointInput<typeof readCall | typeof withdrawCall>

async function findByLink(
  { database: { db } }: Deps,
  { body, request }: LinkInput,
): Promise<Result<StoredRequest>> {
  const taken = await takeRateLimit(db, visitorReadRateLimit(networkOf(request.clientIp)))
  if (!taken.ok) return taken
  const stored = await findRequest(db, body.number)
  const isTheirs = isSameCode(body.code, stored?.linkCode ?? '')
  if (!stored?.linkCode || !isTheirs || !(await isLinkValid(db, stored.id)))
    return refusal('visitor-link-invalid')
  return ok(stored)
}

export async function readVisitorRequest(
  deps: Deps,
  input: EndpointInput<typeof readCall>,
): Promise<Result<VisitorRequestView>> {
  const found = await findByLink(deps, input)
  if (!found.ok) return found
  const offers = await findOffersOf(deps.database.db, found.value.id)
  const offer = offers.find(({ withdrawnAt }) => withdrawnAt === null)
  // A visitor cannot attach files.
  const { attachments: _attachments, ...request } = viewRequest(found.value)
  return ok({
    ...request,
    offer: offer
      ? {
          number: offer.number,
          state: stateOf(offer, deps.clock.now()),
          total: totalOf(offer),
          validUntil: offer.validUntilAt.toISOString(),
          remark: offer.remark,
          verifyCode: offer.verifyCode,
        }
      : null,
  })
}

export async function withdrawVisitorRequest(
  deps: Deps,
  input: EndpointInput<typeof withdrawCall>,
): Promise<Result<null>> {
  const found = await findByLink(deps, input)
  if (!found.ok) return found
  const isClosed = await closeRequest(deps.database.db, found.value.id, { state: 'withdrawn' })
  return isClosed ? ok(null) : refusal('request-closed')
}
