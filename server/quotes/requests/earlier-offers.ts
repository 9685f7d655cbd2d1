import type { DataOf } from '#contract/call.ts'
import type { EarlierOffer, listEarlierOffers as listCall } from '#contract/requests.ts'
import { mayAnswerRequests, maySeeCosts } from '#domain/access/may-staff.ts'
import { typedFrom } from '#domain/quotes/requests/typed-from.ts'
import { money } from '#domain/values/money.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { findCompanyCards } from '#server/certification/index.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import type { QuoteDeps } from '#server/quotes/deps.ts'
import { offerOf } from '#server/quotes/saved/quote-view.ts'
import { findCosts } from './cost-store.ts'
import { findEarlierOffers, findRequest } from './request-store.ts'
import { detailsOf } from './request-view.ts'

const shownOffers = 8

/** Offers of the same kind to the same customer or between the same places. */
export async function listEarlierOffers(
  { database }: Pick<QuoteDeps, 'database'>,
  input: EndpointInput<typeof listCall>,
): Promise<Result<DataOf<typeof listCall>>> {
  const may = mayAnswerRequests(input.principal.actor)
  if (!may.ok) return may
  return database.transaction(async (db) => {
    const request = await findRequest(db, input.query.number)
    if (!request) return refusal('not-found')
    const found = await findEarlierOffers(db, request, shownOffers)
    const cards = await findCompanyCards(
      db,
      found.flatMap(({ companyId }) => companyId ?? []),
    )
    const costs = maySeeCosts(input.principal.actor).ok
      ? await findCosts(
          db,
          found.map(({ number }) => number),
        )
      : undefined
    const names = new Map(cards.map(({ companyId, name }) => [companyId, name]))
    const offers = found.map(
      (stored): EarlierOffer => ({
        number: stored.number,
        requestNumber: stored.requestNumber,
        company: (stored.companyId && names.get(stored.companyId)) || null,
        details: detailsOf(stored),
        sentAt: stored.createdAt.toISOString(),
        total: money(stored.total, stored.currency),
        remark: stored.remark,
        ...typedFrom(offerOf(stored).quote, costs?.get(stored.number)),
      }),
    )
    const after = { number: request.number, rows: offers.length }
    await audit(db, input, { action: 'earlier-offers-listed', subjectId: null, after })
    return ok({ offers })
  })
}
