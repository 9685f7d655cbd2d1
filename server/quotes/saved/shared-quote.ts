import type { DataOf } from '#contract/call.ts'
import { asOfferData, asPaidByEach } from '#contract/offers.ts'
import type { readSharedQuote as readCall } from '#contract/shared-quotes.ts'
import { customerActor } from '#domain/access/customer-actor.ts'
import { chargesBesideTotal } from '#domain/quotes/offers/free-days.ts'
import { type ShareScope, shareScopesFor } from '#domain/quotes/saved/quote-share.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { membershipStatusOf } from '#server/certification/index.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { networkOf } from '#server/platform/rate-limit/network.ts'
import { digestOfToken } from '#server/platform/tokens/link-token.ts'
import { ownersOf, requireQuoteReader } from '#server/quotes/access.ts'
import type { QuoteDeps } from '#server/quotes/deps.ts'
import { placesOfOffers, readPlaceNames } from '#server/quotes/pricing/place-names.ts'
import { sharedQuoteRateLimit, takeRateLimit } from '#server/quotes/rate-limits.ts'
import { companyNameOf, offerOf, stateOf, totalOf, viewShipment } from './quote-view.ts'
import { findSharedQuote, type SharedQuote } from './share-store.ts'

/** A link shows only what the person who made it may read and share now; none if they may no longer read the quote. */
async function scopesNow(db: Db, { createdBy, ownerId, quote }: SharedQuote): Promise<readonly ShareScope[]> {
  const creator = customerActor(createdBy, await membershipStatusOf(db, createdBy))
  const reader = requireQuoteReader(creator)
  return reader.ok && ownersOf(reader.value).includes(ownerId) ? shareScopesFor(creator, quote) : []
}

/**
 * The quote behind a link, as it was saved: without labels, remarks, earlier prices and names of people. A link that has
 * ended gives the same refusal as one that never existed.
 */
export async function readSharedQuote(
  { database: { db }, clock }: Pick<QuoteDeps, 'database' | 'clock'>,
  { body, request }: EndpointInput<typeof readCall>,
): Promise<Result<DataOf<typeof readCall>>> {
  const taken = await takeRateLimit(db, sharedQuoteRateLimit(networkOf(request.clientIp)))
  if (!taken.ok) return taken
  const now = clock.now()
  const found = await findSharedQuote(db, digestOfToken(body.token), now)
  const scopes = found ? await scopesNow(db, found) : []
  if (!found || scopes.length === 0) return refusal('not-found')
  const { quote: row, scope, endsAt } = found
  const offer = offerOf(row)
  const places = await readPlaceNames(db, [offer])
  const { payers, terms } = offer.quote
  const data = asOfferData(offer)
  return ok({
    ...viewShipment(row, places),
    places: placesOfOffers(places, [offer]),
    number: row.number,
    state: stateOf(row, now),
    quotedOn: row.quotedOn,
    validUntil: row.validUntilAt.toISOString(),
    total: totalOf(row),
    payers: asPaidByEach(payers),
    terms,
    contingentCharges: chargesBesideTotal(offer),
    carrier: row.carrier,
    sailing: data.item.sailing ?? null,
    company: await companyNameOf(db, row),
    requestKind: row.requestKind,
    sharedUntil: endsAt.toISOString(),
    offer: scope === 'charges' && scopes.includes(scope) ? data : null,
  })
}
