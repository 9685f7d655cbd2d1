import type { Payment, paymentMethods } from '#domain/orders/payment/payment.ts'
import { add, money } from '#domain/values/money.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { supplyIfAllowed } from '#server/orders/moving/apply-move.ts'
import type { LoadedOrder } from '#server/orders/moving/load-order.ts'
import { insertEvents, updateOrder } from '#server/orders/store/order-store.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { insertPayment, orderBookedOn } from './payment-store.ts'

type RecordedPayment = Payment & {
  readonly method: (typeof paymentMethods)[number]
  readonly reference: string
  readonly receivedOn: string
  /** Null for what the provider reported. */
  readonly by: string | null
}

/** The payment, the balance of the order, its history, and the order itself where its terms allow it now. */
export async function recordPayment(
  db: Db,
  loaded: LoadedOrder,
  { amount, exchangeRate, standardAmount, method, reference, receivedOn, by }: RecordedPayment,
  now: Date,
): Promise<Result<LoadedOrder & { readonly paymentId: number }>> {
  const { stored } = loaded
  const paymentId = await insertPayment(db, {
    orderId: stored.id,
    method,
    reference,
    amount: amount.amount,
    currency: amount.currency,
    exchangeRate: exchangeRate.value,
    standardAmount: standardAmount.amount,
    receivedOn,
    bookedBy: by,
    bookedAt: now,
  })
  if (paymentId === undefined)
    return refusal('payment-booked-before', { number: await orderBookedOn(db, { method, reference }) })
  const version = stored.version + 1
  const paid = add(money(stored.paid, stored.currency), standardAmount).amount
  const updated = await updateOrder(db, stored.id, { paid, version })
  const facts = { reference, amount: amount.amount, currency: amount.currency }
  const event = { orderId: stored.id, kind: 'book-payment', version, facts, at: now } as const
  await insertEvents(db, [{ ...event, actorKind: by === null ? 'system' : 'staff', actorId: by }])
  const booked = { ...loaded, stored: updated, order: { ...loaded.order, version } }
  const supplied = await supplyIfAllowed(db, booked, now)
  return supplied.ok ? ok({ ...supplied.value, paymentId }) : supplied
}
