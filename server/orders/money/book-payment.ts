import type { DataOf } from '#contract/call.ts'
import type { StaffOrderView } from '#contract/console-orders.ts'
import type { bookPayment as bookCall, listOrderPayments as listCall } from '#contract/order-payments.ts'
import { userOf } from '#domain/access/actor.ts'
import { permit } from '#domain/access/permit.ts'
import { paymentFor, problemsByHand } from '#domain/orders/payment/payment.ts'
import { money } from '#domain/values/money.ts'
import { invalidFields, ok, type Result, refusal } from '#domain/values/refusal.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { plainTyped } from '#domain/values/typed-text.ts'
import type { OrderDeps } from '#server/orders/deps.ts'
import { type LoadedOrder, loadOrder } from '#server/orders/moving/load-order.ts'
import { namesOf, viewForStaff } from '#server/orders/reading/order-view.ts'
import { answerReceipt } from '#server/orders/receipts/receipt-store.ts'
import { openReceipt } from '#server/orders/receipts/receipts.ts'
import { findOrder, lockOrder, type StoredOrder } from '#server/orders/store/order-store.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { findPayments } from './payment-store.ts'
import { recordPayment } from './record-payment.ts'

type Input = EndpointInput<typeof bookCall>

type Payment = Pick<
  Input['body'],
  'direction' | 'amount' | 'currency' | 'reference' | 'receivedOn' | 'method'
>

/** What finance typed, within the bounds of the order. */
export async function applyPayment(
  db: Db,
  loaded: LoadedOrder,
  payment: Payment,
  by: string | null,
  now: Date,
) {
  const { stored } = loaded
  const account = { owed: money(stored.owed, stored.currency), paid: money(stored.paid, stored.currency) }
  const booked = paymentFor(loaded.order, account, payment)
  if (!booked.ok) return booked
  const { reference, receivedOn, method } = payment
  return recordPayment(db, loaded, { ...booked.value, method, reference, receivedOn, by }, now)
}

/** A receipt proves what came in, not what goes back. */
async function receiptOf(db: Db, stored: StoredOrder, { receipt, direction }: Input['body']) {
  if (receipt === undefined) return ok(undefined)
  if (direction !== 'payment') return invalidFields({ receipt: 'inconsistent' })
  return openReceipt(db, stored, receipt)
}

async function bookLocked(db: Db, input: Input, by: string, now: Date): Promise<Result<LoadedOrder>> {
  const { number, receipt: _receipt, ...typed } = input.body
  const payment = { ...typed, reference: plainTyped(typed.reference) }
  const stored = await lockOrder(db, number)
  if (!stored) return refusal('not-found')
  const days = { placedOn: shanghaiDay(stored.placedAt), today: shanghaiDay(now) }
  const wrong = problemsByHand(payment, days)
  if (wrong) return invalidFields(wrong)
  const receipt = await receiptOf(db, stored, input.body)
  if (!receipt.ok) return receipt
  const booked = await applyPayment(db, await loadOrder(db, stored), payment, by, now)
  if (!booked.ok) return booked
  const answer = {
    answer: 'booked',
    paymentId: booked.value.paymentId,
    answeredBy: by,
    answeredAt: now,
  } as const
  if (receipt.value) await answerReceipt(db, receipt.value.id, answer)
  const { direction, reference, amount, currency, method } = payment
  const after = { number, direction, method, reference, amount, currency }
  await audit(db, input, { action: 'payment-booked', subjectId: null, after })
  return booked
}

export async function bookPayment(deps: OrderDeps, input: Input): Promise<Result<StaffOrderView>> {
  const { actor } = input.principal
  const may = permit(actor, 'book-payments')
  if (!may.ok) return may
  const now = deps.clock.now()
  const booked = await deps.database.transaction((db) => bookLocked(db, input, userOf(actor) ?? '', now))
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
    sameReferenceOn: payment.sameReferenceOn,
  }))
  return ok({ payments })
}
