import type { DataOf } from '#contract/call.ts'
import type { EndingOffer, listEndingOffers as listCall } from '#contract/sent-offers.ts'
import { userOf } from '#domain/access/actor.ts'
import { mayAnswerRequests } from '#domain/access/may-staff.ts'
import { endOfNotice } from '#domain/quotes/requests/ending-offers.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import type { QuoteDeps } from '#server/quotes/deps.ts'
import { findEndingOffers } from '#server/quotes/saved/quote-store.ts'
import { shownOffers, viewFollowed } from './followed-offers.ts'

/** The reader's own offers that end soon; once accepted, withdrawn or over they are not listed any more. */
export async function listEndingOffers(
  { database, clock }: Pick<QuoteDeps, 'database' | 'clock'>,
  input: EndpointInput<typeof listCall>,
): Promise<Result<DataOf<typeof listCall>>> {
  const { actor } = input.principal
  const may = mayAnswerRequests(actor)
  if (!may.ok) return may
  const reader = userOf(actor)
  if (reader === null) return refusal('not-allowed')
  const now = clock.now()
  return database.transaction(async (db) => {
    const found = await findEndingOffers(db, reader, { now, end: endOfNotice(now), limit: shownOffers })
    const followed = await viewFollowed(db, found)
    const offers = followed.map(
      (offer, index): EndingOffer => ({
        ...offer,
        validUntil: found[index]?.validUntilAt?.toISOString() ?? '',
      }),
    )
    const after = { rows: offers.length }
    await audit(db, input, { action: 'ending-offers-listed', subjectId: null, after })
    return ok({ offers })
  })
}
