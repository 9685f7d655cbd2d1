import type { PastOrder, readAnyOrderAsOf, readOrderAsOf } from '#contract/order-as-of.ts'
import { type MovedStatus, type OrderAsOf, orderAsOf } from '#domain/orders/history/order-as-of.ts'
import { invalidFields, ok, type Result } from '#domain/values/refusal.ts'
import type { OrderDeps } from '#server/orders/deps.ts'
import { loadOrder } from '#server/orders/moving/load-order.ts'
import { shownTo, viewFees, viewMore } from '#server/orders/reading/order-view.ts'
import { namesOfFieldPlaces } from '#server/orders/reading/place-names.ts'
import { seeOrder } from '#server/orders/reading/see-order.ts'
import { viewWork } from '#server/orders/running/work-view.ts'
import { findEvents, type StoredOrder } from '#server/orders/store/order-store.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'

type Input = EndpointInput<typeof readOrderAsOf | typeof readAnyOrderAsOf>

async function heldAt(db: Db, { id }: StoredOrder, at: Date): Promise<OrderAsOf | undefined> {
  const events = (await findEvents(db, id)).toReversed()
  return orderAsOf(
    events.map(({ kind, at: happenedAt, facts }) => ({
      kind,
      at: happenedAt,
      status: facts.status as MovedStatus | undefined,
    })),
    at,
  )
}

/** The order with the versions that held; who proposed and confirmed is not part of what is shown. */
const asItWas = (
  stored: StoredOrder,
  { state, feeState, feeVersion, fieldVersion }: OrderAsOf,
): StoredOrder => ({
  ...stored,
  state,
  feeState,
  feeVersion,
  fieldVersion,
  proposedBy: stored.proposedBy ?? '',
  confirmedBy: stored.confirmedBy ?? '',
  acceptedBy: stored.acceptedBy ?? '',
  objections: feeState === 'disputed' ? stored.objections : [],
})

/** State, fields, charges and details of an order as they were at a moment; read from versions that never change. */
export async function readPastOrder(deps: OrderDeps, input: Input): Promise<Result<PastOrder>> {
  const seen = await seeOrder(deps, input, 'order-seen')
  if (!seen.ok) return seen
  const { stored } = seen.value
  const at = new Date(input.query.at)
  if (at > deps.clock.now()) return invalidFields({ at: 'too-large' })
  const { db } = deps.database
  const held = await heldAt(db, stored, at)
  if (!held) return invalidFields({ at: 'too-small' })
  const past = asItWas(stored, held)
  const loaded = await loadOrder(db, past)
  const { order, service, more } = loaded
  const work = await viewWork(deps, past, at)
  return ok({
    number: stored.number,
    service: stored.service,
    at: at.toISOString(),
    since: held.since.toISOString(),
    state: held.state,
    values: service.values as PastOrder['values'],
    more: viewMore(more),
    places: await namesOfFieldPlaces(db, past, loaded),
    fees: viewFees(shownTo(order, input.principal.actor)),
    details: work.details,
    milestones: work.milestones,
  })
}
