import type { Actor } from '#domain/access/actor.ts'
import { userOf } from '#domain/access/actor.ts'
import { checkQuantities } from '#domain/orders/fees/edit-bounds.ts'
import type { ReviewedLine } from '#domain/orders/fees/fees.ts'
import type { MovedStatus } from '#domain/orders/history/order-as-of.ts'
import { standingCharges } from '#domain/orders/later-charges/later-charge.ts'
import type { OrderMove } from '#domain/orders/lifecycle/move.ts'
import { moveOrder } from '#domain/orders/lifecycle/move-order.ts'
import { system } from '#domain/orders/lifecycle/mover.ts'
import type { Order } from '#domain/orders/lifecycle/order.ts'
import type { OrderActor } from '#domain/orders/lifecycle/order-event.ts'
import { tabOf } from '#domain/orders/lifecycle/states.ts'
import { owedFor } from '#domain/orders/payment/account.ts'
import { maySupply, termsToSupply } from '#domain/orders/payment/terms.ts'
import { payerTotalsOf } from '#domain/quotes/totals.ts'
import { money } from '#domain/values/money.ts'
import { ok, type Result } from '#domain/values/refusal.ts'
import { lockTerms, owedByOthers } from '#server/orders/money/payment-store.ts'
import { quotedLines, rowOf } from '#server/orders/money/stored-fees.ts'
import { readNextCutOff } from '#server/orders/running/next-cut-off.ts'
import { countMoved } from '#server/orders/store/order-count-store.ts'
import {
  type EventFacts,
  insertEvents,
  insertLines,
  lastFeeVersion,
  type OrderChanges,
  type StoredOrder,
  updateOrder,
} from '#server/orders/store/order-store.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { estimatesOf, type LoadedOrder } from './load-order.ts'
import { statusColumns } from './status-columns.ts'

type Mover = Actor | typeof system

const actorKindOf = ({ kind }: Mover): OrderActor => {
  if (kind === 'system') return 'system'
  return kind === 'staff' ? 'staff' : 'customer'
}

/** Quotes and charges have versions of their own. */
const keptElsewhere = ['quote', 'charges']

/** What the history keeps of a decision. */
const factsOf = ({ move: _move, version: _version, ...contents }: OrderMove): EventFacts =>
  Object.fromEntries(Object.entries(contents).filter(([name]) => !keptElsewhere.includes(name)))

/** What lists show as the total of the order, and what the customer pays once it is accepted. */
const shipperTotal = (lines: readonly ReviewedLine[]): string =>
  payerTotalsOf(lines.flatMap((line) => (line.kind === 'removed' ? [] : [line.confirmed]))).shipper.total
    .amount

/** Charges that staff proposed anew are a version of their own; without a proposal those of the quote hold. */
async function feeColumns(db: Db, { stored, order }: LoadedOrder, moved: Order): Promise<OrderChanges> {
  if (moved.fees.state === 'none') return { feeVersion: 0, total: shipperTotal(quotedLines(moved.quote)) }
  // A proposal changes nothing that the customer sees.
  const total = moved.fees.state === 'proposed' ? {} : { total: shipperTotal(moved.fees.lines) }
  if (order.fees.state !== 'none' && order.fees.lines === moved.fees.lines) return total
  const feeVersion = (await lastFeeVersion(db, stored.id)) + 1
  await insertLines(db, stored.id, feeVersion, moved.fees.lines.map(rowOf))
  return { feeVersion, ...total }
}

const hasEnded = ({ state }: Pick<Order, 'state'>): boolean => {
  const tab = tabOf(state)
  return tab === 'completed' || tab === 'cancelled'
}

/** The times that a move sets. */
const timeColumns = (stored: StoredOrder, moved: Order, mover: Mover, now: Date): OrderChanges => ({
  ...(hasEnded(moved) && stored.endedAt === null && { endedAt: now }),
  ...(mover.kind === 'staff' && stored.acknowledgedAt === null && { acknowledgedAt: now }),
  ...(moved.state === 'order-generated' && stored.generatedAt === null && { generatedAt: now }),
})

const statusAfter = ({ state, feeState, feeVersion }: StoredOrder): MovedStatus => ({
  state,
  feeState,
  feeVersion,
})

/** One move: the order, its charges, its history and the counts of its company. */
async function writeMove(
  db: Db,
  loaded: LoadedOrder,
  move: OrderMove,
  mover: Mover,
  now: Date,
): Promise<Result<LoadedOrder>> {
  const { stored, order } = loaded
  const result = moveOrder(order, move, mover)
  if (!result.ok) return result
  const counted = move.move === 'propose-fees' ? checkQuantities(estimatesOf(loaded), move.edits) : ok(null)
  if (!counted.ok) return counted
  const moved = result.value
  const { state } = moved
  const changes = {
    ...statusColumns(moved, now, stored),
    ...(state !== stored.state && (await readNextCutOff(db, { ...stored, state }, now))),
    ...(await feeColumns(db, loaded, moved)),
    ...timeColumns(stored, moved, mover, now),
    // Once the charges were accepted, each move says what is owed: an order that ended may leave a refund.
    ...(stored.terms !== null && { owed: owedFor(moved, standingCharges(loaded.laterCharges)).amount }),
  }
  const updated = await updateOrder(db, stored.id, changes)
  const actor = { actorKind: actorKindOf(mover), actorId: mover.kind === 'system' ? null : userOf(mover) }
  const event = { orderId: stored.id, kind: move.move, version: moved.version, ...actor }
  const status = statusAfter(updated)
  await insertEvents(db, [{ ...event, facts: { ...factsOf(move), status }, at: now }])
  await countMoved(db, stored.companyId, { from: tabOf(order.state), to: tabOf(moved.state) })
  return ok({ ...loaded, order: moved, stored: updated })
}

/** Once the charges are accepted: the terms that hold for the order from then on, and the order itself where they allow it. */
export async function supplyIfAllowed(db: Db, loaded: LoadedOrder, now: Date): Promise<Result<LoadedOrder>> {
  const { stored, order } = loaded
  if (order.state !== 'fees-accepted') return ok(loaded)
  const granted = await lockTerms(db, stored.companyId)
  const terms = stored.terms ?? granted
  const owed = owedFor(order, [])
  const known = { ...loaded, stored: await updateOrder(db, stored.id, { terms, owed: owed.amount }) }
  const others = terms.kind === 'on-account' ? await owedByOthers(db, stored.companyId, stored.id) : '0'
  const standing = {
    owed,
    paid: money(stored.paid, stored.currency),
    owedByOthers: money(others, stored.currency),
  }
  if (!maySupply(termsToSupply(terms, granted), standing)) return ok(known)
  return writeMove(db, known, { move: 'generate', version: order.version }, system, now)
}

/** The move, and what follows from it by the terms of payment. The order is locked by the caller. */
export async function applyMove(
  db: Db,
  loaded: LoadedOrder,
  move: OrderMove,
  mover: Mover,
  now: Date,
): Promise<Result<LoadedOrder>> {
  const moved = await writeMove(db, loaded, move, mover, now)
  return moved.ok ? supplyIfAllowed(db, moved.value, now) : moved
}
