import { asOfferData } from '#contract/offers.ts'
import type { RequestDetails } from '#contract/request-details.ts'
import type { AdminRequest, AdminRequestRow, RequestView } from '#contract/requests.ts'
import type { SentOffer } from '#contract/sent-offers.ts'
import type { Actor } from '#domain/access/actor.ts'
import { maySeeCosts } from '#domain/access/may-staff.ts'
import { channelTo } from '#domain/identity/recipient.ts'
import { requestDueAt } from '#domain/quotes/requests/request-due.ts'
import { type CompanyCard, findCompanyCards } from '#server/certification/index.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { QuoteDeps } from '#server/quotes/deps.ts'
import { findOffersOf, type StoredQuote } from '#server/quotes/saved/quote-store.ts'
import { offerOf, readSaverNames, stateOf } from '#server/quotes/saved/quote-view.ts'
import { findCosts } from './cost-store.ts'
import type { StoredRequest } from './request-store.ts'

/** The contract validated the details when the request was made. */
export const detailsOf = ({ details }: Pick<StoredRequest, 'details'>): RequestDetails =>
  details as RequestDetails

export const viewRequest = (stored: StoredRequest): RequestView => ({
  number: stored.number,
  kind: stored.kind,
  state: stored.state,
  details: detailsOf(stored),
  attachments: [...stored.attachments],
  createdAt: stored.createdAt.toISOString(),
  answeredAt: stored.answeredAt?.toISOString() ?? null,
  quoteNumber: stored.quoteNumber,
  reason: stored.reason,
})

/** With the current names of the person and the company. */
export async function viewAdminRows(
  { findPeople, findRequestOwners }: Pick<QuoteDeps, 'findPeople' | 'findRequestOwners'>,
  db: Db,
  requests: readonly StoredRequest[],
): Promise<readonly AdminRequestRow[]> {
  const ids = [...new Set(requests.flatMap(({ personId }) => personId ?? []))]
  const people = ids.length > 0 ? await findPeople(db, ids) : []
  const names = new Map(people.map(({ id, name }) => [id, name]))
  const cards = await findCompanyCards(
    db,
    requests.flatMap(({ companyId }) => companyId ?? []),
  )
  const owners = await findRequestOwners(
    db,
    requests.map(({ number }) => number),
  )
  return requests.map((stored) => {
    const owner = owners.find(({ number }) => number === stored.number)
    const card = cards.find(({ companyId }) => companyId === stored.companyId)
    return {
      ...viewRequest(stored),
      brand: stored.brand,
      person: personOf(stored, names),
      company: card ? companyOf(card) : null,
      owner: owner ? { id: owner.id, name: owner.name } : null,
      dueAt: stored.state === 'open' ? requestDueAt(stored.createdAt).toISOString() : null,
    }
  })
}

const personOf = (
  { personId, contactName }: StoredRequest,
  names: ReadonlyMap<string, string>,
): AdminRequestRow['person'] => ({
  id: personId,
  name: personId === null ? contactName : (names.get(personId) ?? ''),
})

/** A visitor may have given an email address instead of a phone. */
const reachedBy = (recipient: string) =>
  channelTo(recipient) === 'mail' ? { phone: null, email: recipient } : { phone: recipient, email: null }

const companyOf = ({ companyId, name, isCertified, isSuspended }: CompanyCard) => ({
  id: companyId,
  name,
  isCertified,
  isSuspended,
})

type ViewDeps = Pick<QuoteDeps, 'findPeople' | 'findStaff' | 'findRequestOwners' | 'clock'>

type OfferNames = { readonly author: string; readonly costs: SentOffer['costs']; readonly now: Date }

const viewSentOffer = (stored: StoredQuote, { author, costs, now }: OfferNames): SentOffer => ({
  number: stored.number,
  state: stateOf(stored, now),
  offer: asOfferData(offerOf(stored)),
  remark: stored.remark,
  author,
  costs,
  sentAt: stored.createdAt.toISOString(),
  acceptedAt: stored.acceptedAt?.toISOString() ?? null,
  withdrawnAt: stored.withdrawnAt?.toISOString() ?? null,
})

/** Empty for an account that is no longer known. */
export async function nameOfStaff(
  { findStaff }: Pick<QuoteDeps, 'findStaff'>,
  db: Db,
  id: string,
): Promise<string> {
  const [found] = await findStaff(db, [id])
  return found?.name ?? ''
}

type Reader = { readonly actor: Actor; readonly alsoOpenedBy?: string | null }

/** With every offer that answered it. */
export async function viewAdminRequest(
  deps: ViewDeps,
  db: Db,
  stored: StoredRequest,
  { actor, alsoOpenedBy = null }: Reader,
): Promise<AdminRequest> {
  const [row] = await viewAdminRows(deps, db, [stored])
  if (!row) throw new Error(`Request ${stored.number} has no row`)
  const now = deps.clock.now()
  const offers = await findOffersOf(db, stored.id)
  const authorOf = await readSaverNames(deps, db, offers)
  const costs = maySeeCosts(actor).ok
    ? await findCosts(
        db,
        offers.map(({ number }) => number),
      )
    : undefined
  return {
    ...row,
    contact: { name: stored.contactName, ...reachedBy(stored.contactPhone) },
    answeredBy: stored.staffId && (await nameOfStaff(deps, db, stored.staffId)),
    alsoOpenedBy,
    offers: offers.map((offer) =>
      viewSentOffer(offer, {
        author: authorOf(offer),
        costs: costs ? { ...costs.get(offer.number) } : null,
        now,
      }),
    ),
  }
}
