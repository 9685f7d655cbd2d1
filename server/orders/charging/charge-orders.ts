import type { StaffOrderView } from '#contract/console-orders.ts'
import type {
  answerLaterCharge as answerCall,
  billLaterCharge as billCall,
  objectToCharge as objectCall,
} from '#contract/later-charges.ts'
import type { OrderView } from '#contract/orders.ts'
import { userOf } from '#domain/access/actor.ts'
import { permit } from '#domain/access/permit.ts'
import type { AnnouncedCost } from '#domain/orders/fees/fees.ts'
import { agreedAdditions, billCharge, needsPeriod } from '#domain/orders/later-charges/bill-charge.ts'
import { isLongerThanPeriod } from '#domain/orders/later-charges/billed-days.ts'
import { mostAfterFreeHours } from '#domain/orders/later-charges/held-time.ts'
import {
  answerCharge,
  type ChargeAnswer,
  standingCharges,
} from '#domain/orders/later-charges/later-charge.ts'
import type { OrderActor } from '#domain/orders/lifecycle/order-event.ts'
import { tabOf } from '#domain/orders/lifecycle/states.ts'
import { owedFor } from '#domain/orders/payment/account.ts'
import type { OrderAudience } from '#domain/orders/visibility/order-audience.ts'
import type { Money } from '#domain/values/money.ts'
import { invalidFields, ok, type Result, refusal } from '#domain/values/refusal.ts'
import type { OrderDeps } from '#server/orders/deps.ts'
import { estimatesOf, type LoadedOrder, loadOrder } from '#server/orders/moving/load-order.ts'
import { viewForCustomer, viewForStaff } from '#server/orders/reading/order-view.ts'
import { requireOrderReader } from '#server/orders/reading/read-orders.ts'
import { insertEvents, lockOrder, type StoredOrder, updateOrder } from '#server/orders/store/order-store.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { insertAnswer, insertCharge } from './charge-store.ts'
import { addEvidence } from './evidence.ts'
import { billedOfStay, columnsOfCost } from './stored-charges.ts'

type BillInput = EndpointInput<typeof billCall>
type AnswerInput = EndpointInput<typeof answerCall>
type ObjectInput = EndpointInput<typeof objectCall>

type Written = {
  readonly kind: 'bill-charge' | `${ChargeAnswer}-charge`
  readonly actorKind: OrderActor
  readonly by: string
  readonly cost: Money
  readonly reason: string
}

/** What is owed now, and a line in the history. */
async function writeEvent(db: Db, stored: StoredOrder, written: Written, now: Date): Promise<StoredOrder> {
  const { order, laterCharges } = await loadOrder(db, stored)
  const version = stored.version + 1
  const owed = owedFor(order, standingCharges(laterCharges)).amount
  const { kind, actorKind, by: actorId, cost, reason } = written
  const event = { orderId: stored.id, kind, version, actorKind, actorId }
  await insertEvents(db, [{ ...event, facts: { cost, reason }, at: now }])
  return updateOrder(db, stored.id, { version, owed })
}

function periodOf({ body: { period } }: BillInput, loaded: LoadedOrder, cost: AnnouncedCost, now: Date) {
  const { contingency, confirmed } = cost
  if (!period && needsPeriod(contingency))
    return invalidFields({ 'period.from': 'required', 'period.to': 'required' })
  if (!period) return ok({})
  const [fromAt, toAt] = [new Date(period.from), new Date(period.to)]
  if (toAt > now) return invalidFields({ 'period.to': 'too-large' })
  if (fromAt > toAt) return invalidFields({ 'period.from': 'too-large' })
  const quotes = estimatesOf(loaded)
  const { amount } = confirmed.quantity
  if (isLongerThanPeriod(quotes, contingency, amount, { fromAt, toAt }))
    return invalidFields({ quantity: 'too-large' })
  const beyond = mostAfterFreeHours(quotes, contingency, { from: fromAt, to: toAt })
  if (!beyond) return ok({ fromAt, toAt })
  const before = billedOfStay(loaded.laterCharges, contingency, { fromAt, toAt })
  const { held, free, each, trucks, most } = beyond
  if (Number(amount) + before <= most) return ok({ fromAt, toAt })
  return refusal('charge-within-free-time', {
    held,
    free,
    each,
    trucks,
    before,
    most: Math.max(0, most - before),
  })
}

/** On a running order only; the same step cannot be billed twice by two people at once. */
function billedCost(loaded: LoadedOrder, { version, ...typed }: BillInput['body']) {
  const { order, laterCharges } = loaded
  if (version !== order.version) return refusal('order-changed', { version: order.version })
  if (tabOf(order.state) !== 'in-process')
    return refusal('order-step-closed', { state: order.state, move: 'bill-charge' })
  const agreed = order.fees.state === 'none' ? [] : agreedAdditions(order.fees.lines)
  return billCharge(estimatesOf(loaded), [...agreed, ...laterCharges], typed)
}

async function billLocked(db: Db, input: BillInput, by: string, now: Date): Promise<Result<StoredOrder>> {
  const { body } = input
  const stored = await lockOrder(db, body.number)
  if (!stored) return refusal('not-found')
  const loaded = await loadOrder(db, stored)
  const cost = billedCost(loaded, body)
  if (!cost.ok) return cost
  const period = periodOf(input, loaded, cost.value, now)
  if (!period.ok) return period
  const { note, number, charge } = body
  const columns = columnsOfCost(cost.value)
  const billed = { orderId: stored.id, note, billedBy: by, billedAt: now }
  const evidence = await addEvidence(db, stored, body.files, by, now)
  if (!evidence.ok) return evidence
  await insertCharge(db, { ...columns, ...period.value, ...billed }, evidence.value)
  await audit(db, input, {
    action: 'charge-billed',
    subjectId: null,
    after: { number, charge, quantity: columns.quantity, sum: columns.sum, currency: columns.currency },
  })
  const { standardAmount } = cost.value.confirmed
  const event = { kind: 'bill-charge', actorKind: 'staff', by, cost: standardAmount, reason: note } as const
  return ok(await writeEvent(db, stored, event, now))
}

export async function billLaterCharge(deps: OrderDeps, input: BillInput): Promise<Result<StaffOrderView>> {
  const { actor } = input.principal
  const permitted = permit(actor, 'run-orders')
  if (!permitted.ok) return permitted
  const now = deps.clock.now()
  const by = userOf(actor) ?? ''
  const billed = await deps.database.transaction((db) => billLocked(db, input, by, now))
  return billed.ok ? ok(await viewForStaff(deps, billed.value, actor)) : billed
}

type Answering = {
  readonly number: string
  readonly charge: number
  readonly answer: ChargeAnswer
  readonly reason: string
  readonly by: string
  /** Of the customer; staff answer for all. */
  readonly audience?: OrderAudience
}

async function answerLocked(
  db: Db,
  { number, charge: id, answer, reason, by, audience }: Answering,
  now: Date,
): Promise<Result<StoredOrder>> {
  const stored = await lockOrder(db, number, audience)
  const loaded = stored && (await loadOrder(db, stored))
  const charge = loaded?.laterCharges.find((one) => one.id === id)
  if (!stored || !charge) return refusal('not-found')
  const answered = answerCharge(charge, { answer, reason }, now)
  if (!answered.ok) return answered
  const isCustomer = answer === 'object'
  await insertAnswer(db, {
    chargeId: id,
    answer,
    reason,
    ...(isCustomer ? { personId: by } : { staffId: by }),
    at: now,
  })
  const { standardAmount: cost } = charge.confirmed
  const actorKind = isCustomer ? 'customer' : 'staff'
  return ok(await writeEvent(db, stored, { kind: `${answer}-charge`, actorKind, by, cost, reason }, now))
}

export async function objectToCharge(deps: OrderDeps, input: ObjectInput): Promise<Result<OrderView>> {
  const { actor } = input.principal
  const permitted = permit(actor, 'answer-fees')
  if (!permitted.ok) return permitted
  const reader = requireOrderReader(actor)
  if (!reader.ok) return reader
  const { audience, personId: by } = reader.value
  const answer = { ...input.body, answer: 'object', by, audience } as const
  const now = deps.clock.now()
  const objected = await deps.database.transaction((db) => answerLocked(db, answer, now))
  return objected.ok ? ok(await viewForCustomer(deps, objected.value, actor)) : objected
}

export async function answerLaterCharge(
  deps: OrderDeps,
  input: AnswerInput,
): Promise<Result<StaffOrderView>> {
  const { actor } = input.principal
  const permitted = permit(actor, 'run-orders')
  if (!permitted.ok) return permitted
  const { number, charge, answer } = input.body
  const now = deps.clock.now()
  const answered = await deps.database.transaction(async (db) => {
    const result = await answerLocked(db, { ...input.body, by: userOf(actor) ?? '' }, now)
    if (result.ok)
      await audit(db, input, {
        action: 'charge-answered',
        subjectId: null,
        after: { number, charge, answer },
      })
    return result
  })
  return answered.ok ? ok(await viewForStaff(deps, answered.value, actor)) : answered
}
