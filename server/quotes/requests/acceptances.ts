import type { DataOf } from '#contract/call.ts'
import type { Acceptance, listAcceptances as listCall } from '#contract/sent-offers.ts'
import { userOf } from '#domain/access/actor.ts'
import { mayAnswerRequests } from '#domain/access/may-staff.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import type { QuoteDeps } from '#server/quotes/deps.ts'
import { findAcceptances } from '#server/quotes/saved/quote-store.ts'
import { shownOffers, viewFollowed } from './followed-offers.ts'

/** The reader's own offers that were accepted; opening the request ends the notice. */
export async function listAcceptances(
  { database }: Pick<QuoteDeps, 'database'>,
  input: EndpointInput<typeof listCall>,
): Promise<Result<DataOf<typeof listCall>>> {
  const { actor } = input.principal
  const may = mayAnswerRequests(actor)
  if (!may.ok) return may
  const reader = userOf(actor)
  if (reader === null) return refusal('not-allowed')
  return database.transaction(async (db) => {
    const found = await findAcceptances(db, reader, shownOffers)
    const followed = await viewFollowed(db, found)
    const offers = followed.map(
      (offer, index): Acceptance => ({
        ...offer,
        acceptedAt: found[index]?.acceptedAt?.toISOString() ?? '',
      }),
    )
    const after = { rows: offers.length }
    await audit(db, input, { action: 'acceptances-listed', subjectId: null, after })
    return ok({ offers })
  })
}
