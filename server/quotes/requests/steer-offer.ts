import type {
  AdminRequest,
  reviseOffer as reviseCall,
  withdrawOffer as withdrawCall,
} from '#contract/requests.ts'
import { userOf } from '#domain/access/actor.ts'
import { mayAnswerRequests } from '#domain/access/may-staff.ts'
import { quoteUrl } from '#domain/notifications/workbench-paths.ts'
import { staffOfferProblems } from '#domain/quotes/requests/staff-offer-problems.ts'
import { invalidFields, ok, type Result, refusal } from '#domain/values/refusal.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { lockOffer, markWithdrawn } from '#server/quotes/saved/quote-store.ts'
import { type AnswerDeps, createOffer, offerFor, readAnswered, type Transaction } from './answer-request.ts'
import { notifyAsker } from './notify-asker.ts'
import { auditedLoss, costsOfOffer } from './offer-costs.ts'
import { findRequestById, markAnsweredAgain, reopenRequest, type StoredRequest } from './request-store.ts'

type WithdrawInput = EndpointInput<typeof withdrawCall>
type ReviseInput = EndpointInput<typeof reviseCall>
type Held = { readonly id: number; readonly stored: StoredRequest }

/**
 * An offer that the customer has not accepted, locked until the end of the transaction. The quote is locked before the
 * request, as by the customer who accepts it: of the two, one is refused.
 */
async function lockOpenOffer(db: Db, number: string): Promise<Result<Held>> {
  const locked = await lockOffer(db, number)
  const stored = locked?.requestId ? await findRequestById(db, locked.requestId) : undefined
  if (!locked || !stored) return refusal('not-found')
  if (locked.acceptedAt !== null) return refusal('quote-closed')
  return locked.withdrawnAt === null ? ok({ id: locked.id, stored }) : refusal('quote-withdrawn')
}

/** The request is open again, for another offer or a refusal with a reason. */
export async function withdrawOffer(deps: AnswerDeps, input: WithdrawInput): Promise<Result<AdminRequest>> {
  const may = mayAnswerRequests(input.principal.actor)
  if (!may.ok) return may
  const { number: quote } = input.body
  return deps.database.transaction(async (db, client) => {
    const held = await lockOpenOffer(db, quote)
    if (!held.ok) return held
    const { stored } = held.value
    const { id, number: request } = stored
    if (!(await reopenRequest(db, id))) return refusal('request-closed')
    await markWithdrawn(db, held.value.id, { by: userOf(input.principal.actor), at: deps.clock.now() })
    const after = { number: request, quote }
    await audit(db, input, { action: 'offer-withdrawn', subjectId: null, after })
    const params = { request, quote }
    await notifyAsker(deps, client, stored, { kind: 'offer-withdrawn', params, path: quoteUrl(quote) })
    return readAnswered(deps, db, { actor: input.principal.actor, number: request })
  })
}

/** All that can be refused comes before the first change. */
async function replaceOffer(
  deps: AnswerDeps,
  { db, client }: Transaction,
  input: ReviseInput,
): Promise<Result<AdminRequest>> {
  const { number: earlier, ...typed } = input.body
  const { actor } = input.principal
  const [by, at] = [userOf(actor), deps.clock.now()]
  const held = await lockOpenOffer(db, earlier)
  if (!held.ok) return held
  const { id: replacesId, stored } = held.value
  const offer = await offerFor(db, stored, typed, shanghaiDay(at))
  if (!offer.ok) return offer
  const costs = await costsOfOffer(db, actor, stored, { ...typed, linesOf: earlier })
  if (!costs.ok) return costs
  if (!(await markAnsweredAgain(db, stored.id, { staffId: by, answeredAt: at })))
    return refusal('request-closed')
  await markWithdrawn(db, replacesId, { by, at })
  const { remark, validUntil } = typed
  const made = { stored, offer: offer.value, costs: costs.value, remark, staffId: by, replacesId }
  const quote = await createOffer(db, made)
  const { number: request } = stored
  const total = offer.value.quote.total.amount
  const after = { number: request, quote, earlier, total, validUntil, ...auditedLoss(typed) }
  await audit(db, input, { action: 'offer-revised', subjectId: null, after })
  const params = { request, quote, earlier }
  await notifyAsker(deps, client, stored, { kind: 'offer-revised', params, path: quoteUrl(quote) })
  return readAnswered(deps, db, { actor, number: request })
}

/** The customer sees the new offer in place of the earlier one, which can no longer be accepted. */
export async function reviseOffer(deps: AnswerDeps, input: ReviseInput): Promise<Result<AdminRequest>> {
  const may = mayAnswerRequests(input.principal.actor)
  if (!may.ok) return may
  const wrong = staffOfferProblems(input.body, shanghaiDay(deps.clock.now()))
  if (Object.keys(wrong).length > 0) return invalidFields(wrong)
  return deps.database.transaction((db, client) => replaceOffer(deps, { db, client }, input))
}
