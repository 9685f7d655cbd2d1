import type { acceptQuote as acceptCall, SavedQuote } from '#contract/quotes.ts'
import { isStaffOffer } from '#domain/quotes/quoted-mode.ts'
import { isExpired } from '#domain/quotes/validity.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { holdTrade } from '#server/certification/index.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { type RateViewer, requireRateViewer } from '#server/quotes/access.ts'
import type { QuoteDeps } from '#server/quotes/deps.ts'
import { markRequestAccepted } from '#server/quotes/requests/request-store.ts'
import { findQuote, lockQuote, markAccepted, type QuoteListRow } from './quote-store.ts'
import { viewQuote } from './quote-view.ts'

type Deps = Pick<QuoteDeps, 'database' | 'clock' | 'findPeople' | 'findStaff'>
type Input = EndpointInput<typeof acceptCall>

/** Only an offer by staff is accepted; a quote at tariff prices is ordered instead. */
function mayAccept(
  quote: Pick<QuoteListRow, 'mode' | 'validUntilAt' | 'acceptedAt' | 'withdrawnAt'>,
  now: Date,
): Result<null> {
  const validUntil = quote.validUntilAt.toISOString()
  if (quote.acceptedAt !== null) return refusal('quote-closed')
  if (quote.withdrawnAt !== null) return refusal('quote-withdrawn')
  if (!isStaffOffer(quote)) return refusal('not-allowed')
  return isExpired({ validUntil }, now) ? refusal('quote-expired', { validUntil }) : ok(null)
}

async function acceptLocked(db: Db, input: Input, viewer: RateViewer, now: Date): Promise<Result<null>> {
  const trade = await holdTrade(db, viewer.companyId)
  if (!trade.ok) return trade
  const found = await lockQuote(db, input.body.number, viewer)
  if (!found) return refusal('not-found')
  const may = mayAccept(found, now)
  if (!may.ok) return may
  if (found.requestId !== null && !(await markRequestAccepted(db, found.requestId)))
    return refusal('request-closed')
  if (!(await markAccepted(db, found.id, viewer.personId))) return refusal('quote-closed')
  await audit(db, input, {
    action: 'quote-accepted',
    subjectId: null,
    after: { number: found.number, total: found.total, digest: found.digest },
  })
  return ok(null)
}

/** Locks the quote: of two people who accept at once, one is refused. */
export async function acceptQuote(deps: Deps, input: Input): Promise<Result<SavedQuote>> {
  const viewer = requireRateViewer(input.principal.actor)
  if (!viewer.ok) return viewer
  const { db } = deps.database
  const now = deps.clock.now()
  const accepted = await deps.database.transaction((locked) => acceptLocked(locked, input, viewer.value, now))
  if (!accepted.ok) return accepted
  const stored = await findQuote(db, input.body.number, viewer.value)
  if (!stored) return refusal('not-found')
  return ok(await viewQuote(deps, db, stored, now))
}
