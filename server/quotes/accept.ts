import type { acceptQuote as acceptCall, SavedQuote } from '#contract/quotes.ts'
import { isExpired } from '#domain/quotes/validity.ts'
import { accept, refuse, type Verdict } from '#domain/values/refusal.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Queries } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { type QuoteDeps, type RateViewer, rateViewer } from './deps.ts'
import { findQuote, lockQuote, markAccepted, markRequestAccepted } from './quote-store.ts'
import { viewQuote } from './quote-view.ts'

type Deps = Pick<QuoteDeps, 'database' | 'clock' | 'findPeople'>
type Input = EndpointInput<typeof acceptCall>

/** What a tariff priced is ordered, not accepted: only an offer of staff waits for a yes. */
function mayAccept(
  {
    service,
    acceptedAt,
    validUntil,
  }: Pick<SavedQuote, 'service' | 'validUntil'> & { acceptedAt: Date | null },
  today: string,
): Verdict<null> {
  if (acceptedAt !== null) return refuse('quote-closed')
  if (service !== 'agreed') return refuse('not-allowed')
  return isExpired({ validUntil }, today) ? refuse('quote-expired', { validUntil }) : accept(null)
}

async function take(
  queries: Queries,
  input: Input,
  viewer: RateViewer,
  today: string,
): Promise<Verdict<null>> {
  const found = await lockQuote(queries, input.body.number, viewer)
  if (!found) return refuse('not-found')
  const may = mayAccept(found, today)
  if (!may.ok) return may
  if (found.requestId !== null && !(await markRequestAccepted(queries, found.requestId)))
    return refuse('request-closed')
  if (!(await markAccepted(queries, found.id, viewer.personId))) return refuse('quote-closed')
  await audit(queries, input, {
    action: 'quote-accepted',
    subjectId: null,
    after: { number: found.number, total: found.total, digest: found.digest },
  })
  return accept(null)
}

/** The row is locked before anything is decided: of two who say yes at once, one is told that it is done. */
export async function acceptQuote(deps: Deps, input: Input): Promise<Verdict<SavedQuote>> {
  const viewer = rateViewer(input.principal.actor)
  if (!viewer.ok) return viewer
  const { queries } = deps.database
  const today = shanghaiDay(deps.clock.now())
  const taken = await deps.database.transaction((locked) => take(locked, input, viewer.value, today))
  if (!taken.ok) return taken
  const stored = await findQuote(queries, input.body.number, viewer.value)
  if (!stored) return refuse('not-found')
  return accept(await viewQuote(deps, queries, stored, today))
}
