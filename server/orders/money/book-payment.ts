import type { DataOf } from '#contract/call.ts'
import type { StaffOrderView } from '#contract/console-orders.ts'
import type { bookPayment as bookCall, listOrderPayments as listCall } from '#contract/order-payments.ts'
import { userOf } from '#domain/access/actor.ts'
import { permit } from '#domain/access/permit.ts'
import { paymentFor } from '#domain/orders/payment/payment.ts'
import { add, money } from '#domain/values/money.ts'
import { invalidFields, ok, type Result, refusal } from '#domain/values/refusal.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import type { OrderDeps } from '#server/orders/deps.ts'
import { supplyIfAllowed } from '#server/orders/moving/apply-move.ts'
import { type LoadedOrder, loadOrder } from '#server/orders/moving/load-order.ts'
import { namesOf, viewForStaff } from '#server/orders/reading/order-view.ts'
import { findOrder, insertEvents, lockOrder, updateOrder } from '#server/orders/store/order-store.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { findPayments, insertPayment } from './payment-store.ts'

type Input = EndpointInput<typeof bookCall>

type Payment = Pick<Input['body'], 'direction' | 'amount' | 'currency' | 'reference' | 'receivedOn'>

/** The payment, the balance of the order, its history, and the order itself where its terms allow it now. */
export async function applyPayment(
  db: Db,
  loaded: LoadedOrder,
  payment: Payment,
  by: string | null,
  now: Date,
): Promise<Result<LoadedOrder>> {
  const { stored } = loaded
  const paid = money(stored.paid, stored.currency)
  const booked = paymentFor(loaded.order, paid, payment)
  if (!booked.ok) return booked
  const { amount, exchangeRate, standardAmount } = booked.value
  const { reference, receivedOn } = payment
  const isNew = await insertPayment(db, {
    orderId: stored.id,
    method: 'bank-transfer',
    reference,
    amount: amount.amount,
    currency: amount.currency,
    exchangeRate: exchangeRate.value,
    standardAmount: standardAmount.amount,
    receivedOn,
    bookedBy: by,
    bookedAt: now,
  })
  if (!isNew) return refusal('payment-booked-before')
  const version = stored.version + 1
  const updated = await updateOrder(db, stored.id, { paid: add(paid, standardAmount).amount, version })
  const facts = { reference, amount: amount.amount, currency: amount.currency }
  const event = { orderId: stored.id, kind: 'book-payment', version, facts, at: now } as const
  await insertEvents(db, [{ ...event, actorKind: 'staff', actorId: by }])
  return supplyIfAllowed(db, { ...loaded, stored: updated, order: { ...loaded.order, version } }, now)
}

async function bookLocked(db: Db, input: Input, now: Date): Promise<Result<LoadedOrder>> {
  const { number, ...payment } = input.body
  const stored = await lockOrder(db, number)
  if (!stored) return refusal('not-found')
  const booked = await applyPayment(
    db,
    await loadOrder(db, stored),
    payment,
    userOf(input.principal.actor),
    now,
  )
  if (!booked.ok) return booked
  const { direction, reference, amount, currency } = payment
  const after = { number, direction, reference, amount, currency }
  await audit(db, input, { action: 'payment-booked', subjectId: null, after })
  return booked
}

export async function bookPayment(deps: OrderDeps, input: Input): Promise<Result<StaffOrderView>> {
  const { actor } = input.principal
  const may = permit(actor, 'book-payments')
  if (!may.ok) return may
  const now = deps.clock.now()
  // What has not arrived yet is not booked.
  if (input.body.receivedOn > shanghaiDay(now)) return invalidFields({ receivedOn: 'too-large' })
  const booked = await deps.database.transaction((db) => bookLocked(db, input, now))
  return booked.ok ? ok(await viewForStaff(deps, booked.value.stored, actor)) : booked
}

export async function listOrderPayments(
  deps: OrderDeps,
  input: EndpointInput<typeof listCall>,
): Promise<Result<DataOf<typeof listCall>>> {
  const may = permit(input.principal.actor, 'read-all-orders')
  if (!may.ok) return may
  const { db } = deps.database
  const stored = await findOrder(db, input.query.number)
  if (!stored) return refusal('not-found')
  const { number } = stored
  await audit(db, input, { action: 'order-payments-listed', subjectId: null, after: { number } })
  const found = await findPayments(db, stored.id)
  const names = await namesOf(
    deps.findStaff,
    db,
    found.map(({ bookedBy }) => bookedBy),
  )
  const payments = found.map((payment) => ({
    method: payment.method,
    reference: payment.reference,
    amount: money(payment.amount, payment.currency),
    standardAmount: money(payment.standardAmount, stored.currency),
    receivedOn: payment.receivedOn,
    bookedAt: payment.bookedAt.toISOString(),
    bookedBy: (payment.bookedBy !== null && names.get(payment.bookedBy)) || '',
  }))
  return ok({ payments })
}
