import { createHash } from 'node:crypto'
import type { DataOf } from '#contract/call.ts'
import type { placeOrder as placeCall } from '#contract/orders.ts'
import { mayPlaceOrder } from '#domain/access/may-trade.ts'
import { orderForms } from '#domain/orders/fields/order-forms.ts'
import { checkedValues } from '#domain/orders/from-quote/checked-values.ts'
import { quotedValues } from '#domain/orders/from-quote/quoted-values.ts'
import { canonicalText } from '#domain/quotes/query/canonical.ts'
import { money } from '#domain/values/money.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { savedContactsOf } from '#server/addresses/index.ts'
import { holdTrade, orderApprovalOf } from '#server/certification/index.ts'
import type { OrderDeps } from '#server/orders/deps.ts'
import { deleteDraft } from '#server/orders/drafts/draft-store.ts'
import { holdInstruction } from '#server/orders/instructions/instructions.ts'
import { findOrderBySaveKey, type StoredOrder } from '#server/orders/store/order-store.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { quoteToOrder, type RateViewer, requireRateViewer } from '#server/quotes/index.ts'
import { insertPlaced, type NewOrder } from './insert-placed.ts'

type Input = EndpointInput<typeof placeCall>
type Placed = DataOf<typeof placeCall>

const digestOf = ({ quote, values, instruction }: Input['body']): string =>
  createHash('sha256')
    .update(canonicalText({ quote, values, ...(instruction && { instruction }) }))
    .digest('hex')

async function approvalOf(db: Db, viewer: RateViewer): Promise<NewOrder['approval']> {
  const found = await orderApprovalOf(db, viewer)
  return {
    ordersNeedApproval: found?.ordersNeedApproval ?? true,
    orderLimit: found?.limit ? money(found.limit, found.currency) : null,
  }
}

/** The order of an earlier try; the key belongs to what was sent with it. */
async function earlierOrder(
  db: Db,
  { companyId }: RateViewer,
  body: Input['body'],
): Promise<Result<StoredOrder>> {
  const stored = await findOrderBySaveKey(db, companyId, body.key)
  if (!stored) throw new Error('The key of an order is used, but its order cannot be read')
  return stored.saveDigest === digestOf(body) ? ok(stored) : refusal('key-used')
}

/** The order, or that of an earlier try with the same key. */
async function placeOnce(
  db: Db,
  { body }: Input,
  placing: Omit<NewOrder, 'approval'>,
): Promise<Result<StoredOrder>> {
  const { viewer } = placing
  const trade = await holdTrade(db, viewer.companyId)
  if (!trade.ok) return trade
  const instruction = await holdInstruction(db, viewer.personId, body.instruction)
  if (!instruction.ok)
    // The order of an earlier try may have the file by now.
    return (await findOrderBySaveKey(db, viewer.companyId, body.key))
      ? earlierOrder(db, viewer, body)
      : instruction
  const approval = await approvalOf(db, viewer)
  const placed = await insertPlaced(db, { ...placing, instruction: instruction.value, approval })
  if (!placed.ok) return placed
  if (!placed.value) return earlierOrder(db, viewer, body)
  await deleteDraft(db, viewer, { quoteId: placing.quote.id, orderId: null })
  return ok(placed.value)
}

/** A try with a used key returns the order of the first try, whatever has become of its quote since. */
async function placedNow(deps: OrderDeps, input: Input, viewer: RateViewer): Promise<Result<StoredOrder>> {
  const { db } = deps.database
  const { body, principal, request } = input
  if (await findOrderBySaveKey(db, viewer.companyId, body.key)) return earlierOrder(db, viewer, body)
  const now = deps.clock.now()
  const quote = await quoteToOrder(db, body.quote, viewer, now)
  if (!quote.ok) return quote
  const { service, query, offer } = quote.value
  const contacts = await savedContactsOf(db, viewer.companyId, body.values)
  const values = checkedValues(orderForms[service], quotedValues(query, offer), body.values, contacts)
  if (!values.ok) return values
  const placing = {
    brand: request.brand,
    actor: principal.actor,
    viewer,
    quote: quote.value,
    values: values.value,
    saveKey: body.key,
    saveDigest: digestOf(body),
    now,
  }
  return deps.database.transaction((held) => placeOnce(held, input, placing))
}

export async function placeOrder(deps: OrderDeps, input: Input): Promise<Result<Placed>> {
  const may = mayPlaceOrder(input.principal.actor)
  if (!may.ok) return may
  const viewer = requireRateViewer(input.principal.actor)
  if (!viewer.ok) return viewer
  const placed = await placedNow(deps, input, viewer.value)
  if (!placed.ok) return placed
  const { number, version, state } = placed.value
  return ok({ number, version, state })
}
