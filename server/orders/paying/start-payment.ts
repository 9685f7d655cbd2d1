import type { DataOf } from '#contract/call.ts'
import { reportPayment, type startPayment as startCall } from '#contract/online-payments.ts'
import { permit } from '#domain/access/permit.ts'
import { orderUrl } from '#domain/notifications/workbench-paths.ts'
import { openToPay } from '#domain/orders/payment/account.ts'
import { onlinePaymentLimits } from '#domain/orders/payment/online-payment.ts'
import { money } from '#domain/values/money.ts'
import { invalidFields, ok, type Result, refusal } from '#domain/values/refusal.ts'
import type { OrderDeps } from '#server/orders/deps.ts'
import { type OrderReader, requireOrderReader } from '#server/orders/reading/read-orders.ts'
import { beingChecked } from '#server/orders/receipts/being-checked.ts'
import { lockOrder, type StoredOrder } from '#server/orders/store/order-store.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { Declined, Unreachable } from '#server/platform/unreachable.ts'
import {
  findCallbacks,
  findOpenSession,
  insertSession,
  type StoredSession,
  setSessionUrl,
} from './paying-store.ts'
import type { OnlinePayments } from './payment-provider.ts'

type Input = EndpointInput<typeof startCall>

/** What can be paid now; null before the charges are accepted and where nothing is due. */
export const openOf = ({ terms, owed, paid, currency }: StoredOrder) =>
  terms === null ? null : openToPay(money(owed, currency), money(paid, currency))

/** What is open, what of it is being checked, and what is left; a receipt that is being checked is expected to arrive. */
export async function dueOf(db: Db, stored: StoredOrder) {
  const open = openOf(stored)
  const checked = open && (await beingChecked(db, stored))
  return { open, beingChecked: checked, rest: open && checked ? openToPay(open, checked) : open }
}

/** The session that the customer left, if it still fits; two pages for the same money would be paid twice. */
async function reusable(
  db: Db,
  { orderId, method, amount }: Pick<StoredSession, 'orderId' | 'method' | 'amount'>,
  now: Date,
) {
  const session = await findOpenSession(db, orderId, now)
  if (session?.method !== method || session.amount !== amount) return undefined
  return (await findCallbacks(db, session.id)).length === 0 ? session : undefined
}

async function sessionFor(
  db: Db,
  { body: { number, method } }: Input,
  reader: OrderReader,
  now: Date,
): Promise<Result<StoredSession>> {
  const stored = await lockOrder(db, number, reader.audience)
  if (!stored) return refusal('not-found')
  const { open, rest } = await dueOf(db, stored)
  if (!rest) return refusal(open ? 'receipt-being-checked' : 'nothing-to-pay')
  const wanted = { orderId: stored.id, method, amount: rest.amount, currency: rest.currency }
  const earlier = await reusable(db, wanted, now)
  if (earlier) return ok(earlier)
  const expiresAt = new Date(now.getTime() + onlinePaymentLimits.sessionMinutes * 60_000)
  return ok(await insertSession(db, { ...wanted, startedBy: reader.personId, startedAt: now, expiresAt }))
}

/** The provider is asked outside the transaction; without its answer the next try asks for the same session. */
async function pageOf(payments: OnlinePayments, input: Input, session: StoredSession): Promise<string> {
  const { number } = input.body
  const { id, method, amount, currency, expiresAt } = session
  const { brand, language } = input.request
  return payments.provider.openSession({
    session: id,
    order: number,
    amount: money(amount, currency),
    method,
    language,
    returnUrl: `${payments.originOf(brand)}${orderUrl(number)}&session=${id}`,
    // One address for all brands, as providers register it.
    callbackUrl: `${payments.originOf('group')}${reportPayment.path}`,
    expiresAt,
  })
}

const isOfProvider = (error: unknown) => error instanceof Unreachable || error instanceof Declined

export async function startPayment(
  { database, clock, payments }: OrderDeps,
  input: Input,
): Promise<Result<DataOf<typeof startCall>>> {
  const { actor } = input.principal
  const permitted = permit(actor, 'answer-fees')
  if (!permitted.ok) return permitted
  const reader = requireOrderReader(actor)
  if (!reader.ok) return reader
  if (!payments?.methods.includes(input.body.method)) return invalidFields({ method: 'unknown-value' })
  const session = await database.transaction((db) => sessionFor(db, input, reader.value, clock.now()))
  if (!session.ok) return session
  if (session.value.url !== null) return ok({ url: session.value.url })
  try {
    const url = await pageOf(payments, input, session.value)
    await setSessionUrl(database.db, session.value.id, url)
    return ok({ url })
  } catch (error) {
    if (!isOfProvider(error)) throw error
    input.log.warn({ err: error }, 'a payment could not be started')
    return refusal('payment-provider-unreachable')
  }
}
