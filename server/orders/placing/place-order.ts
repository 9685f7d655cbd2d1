import { createHash } from 'node:crypto'
import type { DataOf } from '#contract/call.ts'
import type { placeOrder as placeCall } from '#contract/orders.ts'
import { mayPlaceOrder } from '#domain/access/may-trade.ts'
import { canonicalText } from '#domain/quotes/query/canonical.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import type { OrderDeps } from '#server/orders/deps.ts'
import { holdInstruction } from '#server/orders/instructions/instructions.ts'
import { findOrderBySaveKey } from '#server/orders/store/order-store.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { type RateViewer, requireRateViewer } from '#server/quotes/index.ts'
import { insertPlaced, type NewOrder } from './insert-placed.ts'
import type { PlacedOrder } from './placed-store.ts'
import { servicesOf } from './services-of-body.ts'

type Input = EndpointInput<typeof placeCall>
type Placed = DataOf<typeof placeCall>
/** Undefined if the key was used before. */
type Tried = Result<PlacedOrder | undefined>

const pickPlaced = ({ number, version, state }: PlacedOrder): Placed => ({ number, version, state })

/** Over all services; an order with one has the digest that it always had. */
const digestOf = ({ quote, values, more = [], instruction }: Input['body']): string =>
  createHash('sha256')
    .update(
      canonicalText({ quote, values, ...(more.length > 0 && { more }), ...(instruction && { instruction }) }),
    )
    .digest('hex')

/** What an earlier try with the same key has placed; the key belongs to what was sent with it. */
async function earlierOrder(
  db: Db,
  { companyId }: RateViewer,
  body: Input['body'],
): Promise<Result<PlacedOrder | undefined>> {
  const stored = await findOrderBySaveKey(db, companyId, body.key)
  return stored && stored.saveDigest !== digestOf(body) ? refusal('key-used') : ok(stored)
}

async function placeOnce(db: Db, { body }: Input, placing: Omit<NewOrder, 'instruction'>): Promise<Tried> {
  const instruction = await holdInstruction(db, placing.viewer.personId, body.instruction)
  if (!instruction.ok) return instruction
  return insertPlaced(db, { ...placing, instruction: instruction.value })
}

async function tryToPlace(deps: OrderDeps, input: Input, viewer: RateViewer): Promise<Tried> {
  const { db } = deps.database
  const { body, principal, request } = input
  const now = deps.clock.now()
  const found = await servicesOf(db, body, viewer, now)
  if (!found.ok) return found
  const { services, placing: approval } = found.value
  if (!approval.ok) return approval
  const [main, ...more] = services
  if (!main) throw new Error('An order has a main service')
  const placing = {
    brand: request.brand,
    actor: principal.actor,
    viewer,
    ...main,
    more,
    approval: approval.value,
    saveKey: body.key,
    saveDigest: digestOf(body),
    now,
  }
  const { inOneStatement, transaction } = deps.database
  // The file of an instruction is locked first, which takes a transaction.
  return (body.instruction ? transaction : inOneStatement)((held) => placeOnce(held, input, placing))
}

/** The company may choose otherwise about approvals while one of its orders is placed. */
const maxTries = 3

/** A try with a used key returns the order of the first try, whatever has become of its quote since. */
export async function placeOrder(deps: OrderDeps, input: Input): Promise<Result<Placed>> {
  const may = mayPlaceOrder(input.principal.actor)
  if (!may.ok) return may
  const viewer = requireRateViewer(input.principal.actor)
  if (!viewer.ok) return viewer
  for (let tries = 0; tries < maxTries; tries += 1) {
    const tried = await tryToPlace(deps, input, viewer.value)
    if (tried.ok && tried.value) return ok(tried.value)
    const earlier = await earlierOrder(deps.database.db, viewer.value, input.body)
    if (!earlier.ok) return earlier
    if (earlier.value) return ok(pickPlaced(earlier.value))
    if (!tried.ok) return tried
  }
  throw new Error('An order was neither placed nor refused')
}
