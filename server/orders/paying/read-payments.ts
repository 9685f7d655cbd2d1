import type { PaymentsOfOrder, readPayments as readCall } from '#contract/online-payments.ts'
import type { Language } from '#domain/brands/brand.ts'
import { accountOf } from '#domain/orders/payment/bank-account.ts'
import { sessionState } from '#domain/orders/payment/online-payment.ts'
import { money } from '#domain/values/money.ts'
import { ok, type Result } from '#domain/values/refusal.ts'
import { findRowsOf } from '#server/dictionaries/index.ts'
import type { OrderDeps } from '#server/orders/deps.ts'
import { findPayments } from '#server/orders/money/payment-store.ts'
import { seeOrder } from '#server/orders/reading/see-order.ts'
import type { StoredOrder } from '#server/orders/store/order-store.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { findCallbacks, findSession } from './paying-store.ts'
import { dueOf } from './start-payment.ts'

/** Of the dictionary, those that the provider serves, in the order of the dictionary. */
async function methodsOf({ database: { db }, payments }: OrderDeps, language: Language) {
  if (!payments) return []
  const rows = await findRowsOf(db, 'paymentMethod')
  return rows.flatMap(({ value, label }) => {
    const code = payments.methods.find((method) => method === value)
    return code ? [{ code, label: label[language] }] : []
  })
}

function bankAccountOf({ bankAccounts }: OrderDeps, { brand }: StoredOrder, language: Language) {
  const found = accountOf(bankAccounts, brand)
  return found ? { ...found, payee: found.payee[language], bank: found.bank[language] } : null
}

/** Only a session of the order itself. */
async function sessionOf(
  { database: { db } }: OrderDeps,
  { id }: StoredOrder,
  sessionId: string | undefined,
) {
  const session = sessionId === undefined ? undefined : await findSession(db, sessionId)
  if (session?.orderId !== id) return null
  const outcomes = (await findCallbacks(db, session.id)).map(({ outcome }) => outcome)
  return {
    state: sessionState(outcomes),
    amount: money(session.amount, session.currency),
    endsAt: session.expiresAt.toISOString(),
  }
}

/** What the customer has paid and can pay, and what became of the payment they come back from. */
export async function readPayments(
  deps: OrderDeps,
  input: EndpointInput<typeof readCall>,
): Promise<Result<PaymentsOfOrder>> {
  const seen = await seeOrder(deps, input, 'order-payments-listed')
  if (!seen.ok) return seen
  const { stored } = seen.value
  const { language } = input.request
  const due = await dueOf(deps.database.db, stored)
  const booked = await findPayments(deps.database.db, stored.id)
  return ok({
    ...due,
    bankAccount: bankAccountOf(deps, stored, language),
    onlineMethods: due.rest ? await methodsOf(deps, language) : [],
    isDemo: deps.payments?.isDemo ?? false,
    payments: booked.map(({ method, reference, amount, currency, receivedOn }) => ({
      method,
      reference,
      amount: money(amount, currency),
      receivedOn,
    })),
    session: await sessionOf(deps, stored, input.query.session),
  })
}
