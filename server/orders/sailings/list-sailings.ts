import type { DataOf } from '#contract/call.ts'
import type { listOrderSailings as listCall } from '#contract/order-sailings.ts'
import { firstDeparture, sailingLane } from '#domain/orders/from-quote/sailing-lane.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { instantAt } from '#domain/values/shanghai-time.ts'
import type { OrderDeps } from '#server/orders/deps.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { findQuoteOf, requireRateViewer } from '#server/quotes/index.ts'
import { findLaneSailings } from '#server/schedules/index.ts'

/** Our choice: about a month of weekly services; the others are found by their name or by day. */
const mostSailings = 30

const later = (one: Date, other: Date | undefined): Date => (other && other > one ? other : one)

/** A quote of another company gives the same refusal as one that does not exist. */
export async function listOrderSailings(
  { database: { db }, clock }: OrderDeps,
  { query, principal }: EndpointInput<typeof listCall>,
): Promise<Result<DataOf<typeof listCall>>> {
  const viewer = requireRateViewer(principal.actor)
  if (!viewer.ok) return viewer
  const quote = await findQuoteOf(db, query.quote, viewer.value)
  if (!quote) return refusal('not-found')
  const lane = sailingLane(quote.service, quote.route)
  if (!lane) return ok({ sailings: [], isPortOnly: false })
  const wanted = {
    ...lane,
    from: later(firstDeparture(lane, clock.now()), query.from ? instantAt(query.from, '00:00') : undefined),
    to: query.to === undefined ? undefined : instantAt(query.to, '24:00'),
    search: query.search,
  }
  const found = await findLaneSailings(db, wanted, mostSailings)
  const sailings = found.map(({ departsAt, ...sailing }) => ({
    ...sailing,
    departsOn: shanghaiDay(departsAt),
  }))
  return ok({ sailings, isPortOnly: lane.pod === null })
}
