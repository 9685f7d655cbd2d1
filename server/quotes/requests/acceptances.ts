import type { DataOf } from '#contract/call.ts'
import type { listAcceptances as listCall } from '#contract/sent-offers.ts'
import type { Result } from '#domain/values/refusal.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import type { QuoteDeps } from '#server/quotes/deps.ts'
import { findAcceptances } from '#server/quotes/saved/quote-store.ts'
import { listFollowed, shownOffers } from './followed-offers.ts'

/** The reader's own offers that were accepted; opening the request ends the notice. */
export const listAcceptances = (
  deps: Pick<QuoteDeps, 'database'>,
  input: EndpointInput<typeof listCall>,
): Promise<Result<DataOf<typeof listCall>>> =>
  listFollowed(deps, input, {
    action: 'acceptances-listed',
    find: (db, reader) => findAcceptances(db, reader, shownOffers),
    view: (offer, { acceptedAt }) => ({ ...offer, acceptedAt: acceptedAt?.toISOString() ?? '' }),
  })
