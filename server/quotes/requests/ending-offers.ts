import type { DataOf } from '#contract/call.ts'
import type { listEndingOffers as listCall } from '#contract/sent-offers.ts'
import { endOfNotice } from '#domain/quotes/requests/ending-offers.ts'
import type { Result } from '#domain/values/refusal.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import type { QuoteDeps } from '#server/quotes/deps.ts'
import { findEndingOffers } from '#server/quotes/saved/quote-store.ts'
import { listFollowed, shownOffers } from './followed-offers.ts'

/** The reader's own offers that end soon; once accepted, withdrawn or over they are not listed any more. */
export function listEndingOffers(
  deps: Pick<QuoteDeps, 'database' | 'clock'>,
  input: EndpointInput<typeof listCall>,
): Promise<Result<DataOf<typeof listCall>>> {
  const now = deps.clock.now()
  return listFollowed(deps, input, {
    action: 'ending-offers-listed',
    find: (db, reader) => findEndingOffers(db, reader, { now, end: endOfNotice(now), limit: shownOffers }),
    view: (offer, { validUntilAt }) => ({ ...offer, validUntil: validUntilAt?.toISOString() ?? '' }),
  })
}
