import { createHash } from 'node:crypto'
import type { DataOf } from '#contract/call.ts'
import type { placeOrder as placeCall } from '#contract/orders.ts'
import { mayPlaceOrder } from '#domain/access/may-trade.ts'
import { orderForms } from '#domain/orders/fields/order-forms.ts'
import { checkedValues } from '#domain/orders/from-quote/checked-values.ts'
import { quotedValues } from '#domain/orders/from-quote/quoted-values.ts'
import { canonicalText } from '#domain/quotes/query/canonical.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { savedContactsOf } from '#server/addresses/index.ts'
import { holdOrdering } from '#server/certification/index.ts'
import type { OrderDeps } from '#server/orders/deps.ts'
import { holdInstruction } from '#server/orders/instructions/instructions.ts'
import { findOrderBySaveKey } from '#server/orders/store/order-store.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { quoteToOrder, type RateViewer, requireRateViewer } from '#server/quotes/index.ts'
import { insertPlaced, type NewOrder } from './insert-placed.ts'
import type { PlacedOrder } from './placed-store.ts'

type Input = EndpointInput<typeof placeCall>
type Placed = DataOf<typeof placeCall>
/** Undefined if the key was used before. */
type Tried = Result<PlacedOrder | undefined>

const digestOf = ({ quote, values, instruction }: Input['body']): string =>
  createHash('sha256')
    .update(canonicalText({ quote, values, ...(instruction && { instruction }) }))
    .digest('hex')

/** What an earlier try with the same key has placed, or else why this one placed nothing; the key belongs to what was sent with it. */
async function earlierOrder(
  db: Db,
  { companyId }: RateViewer,
  body: Input['body'],
  tried: Tried,
): Promise<Result<PlacedOrder>> {
  const stored = await findOrderBySaveKey(db, companyId, body.key)
  if (stored) return stored.saveDigest === digestOf(body) ? ok(stored) : refusal('key-used')
  if (tried.ok) throw new Error('The key of an order is used, but its order cannot be read')
  return tried
}

async function placeOnce(
  db: Db,
  { body }: Input,
  placing: Omit<NewOrder, 'approval' | 'instruction'>,
): Promise<Tried> {
  const { viewer } = placing
  const approval = await holdOrdering(db, viewer)
  if (!approval.ok) return approval
  const instruction = await holdInstruction(db, viewer.personId, body.instruction)
  if (!instruction.ok) return instruction
  return insertPlaced(db, { ...placing, instruction: instruction.value, approval: approval.value })
}

async function tryToPlace(deps: OrderDeps, input: Input, viewer: RateViewer): Promise<Tried> {
  const { db } = deps.database
  const { body, principal, request } = input
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

/** A try with a used key returns the order of the first try, whatever has become of its quote since. */
export async function placeOrder(deps: OrderDeps, input: Input): Promise<Result<Placed>> {
  const may = mayPlaceOrder(input.principal.actor)
  if (!may.ok) return may
  const viewer = requireRateViewer(input.principal.actor)
  if (!viewer.ok) return viewer
  const tried = await tryToPlace(deps, input, viewer.value)
  if (tried.ok && tried.value) return ok(tried.value)
  const earlier = await earlierOrder(deps.database.db, viewer.value, input.body, tried)
  if (!earlier.ok) return earlier
  const { number, version, state } = earlier.value
  return ok({ number, version, state })
}
