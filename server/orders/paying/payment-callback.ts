import { createHash } from 'node:crypto'
import type { DataOf } from '#contract/call.ts'
import {
  type PaymentReport,
  paymentReport,
  type reportPayment as reportCall,
} from '#contract/online-payments.ts'
import { type CallbackOutcome, callbackOutcome, needsCheck } from '#domain/orders/payment/online-payment.ts'
import { convertedPayment } from '#domain/orders/payment/payment.ts'
import { money } from '#domain/values/money.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import type { OrderDeps } from '#server/orders/deps.ts'
import { recordPayment } from '#server/orders/money/record-payment.ts'
import { loadOrder } from '#server/orders/moving/load-order.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import {
  findCallback,
  findCallbacks,
  findSession,
  insertCallback,
  isBooked,
  lockOrderOf,
  type StoredSession,
} from './paying-store.ts'
import { checkSignature, signatureHeaders } from './payment-signature.ts'

type Input = EndpointInput<typeof reportCall>
type Outcome = DataOf<typeof reportCall>

function reportIn(body: string): PaymentReport | undefined {
  try {
    return paymentReport.safeParse(JSON.parse(body)).data
  } catch {
    return undefined
  }
}

const digestOf = (body: string): string => createHash('sha256').update(body).digest('hex')

/** The answer to a report that was dealt with before; another body under the same number is refused. */
async function earlierOutcome(db: Db, id: string, digest: string): Promise<Result<Outcome> | undefined> {
  const earlier = await findCallback(db, id)
  if (!earlier) return undefined
  return earlier.digest === digest ? ok({ outcome: earlier.outcome }) : refusal('payment-report-changed')
}

async function outcomeOf(
  db: Db,
  report: PaymentReport,
  session: StoredSession | undefined,
): Promise<CallbackOutcome> {
  if (!session) return callbackOutcome(report, undefined)
  const callbacks = await findCallbacks(db, session.id)
  const bookedPayment = callbacks.find(({ outcome }) => outcome === 'booked')?.payment
  const outcome = callbackOutcome(report, { ...session, bookedPayment })
  // A payment of another session: the provider's number is booked once.
  return outcome === 'booked' && (await isBooked(db, report.payment)) ? 'paid-before' : outcome
}

async function book(db: Db, session: StoredSession, { payment }: PaymentReport, now: Date): Promise<void> {
  const loaded = await loadOrder(db, await lockOrderOf(db, session))
  const converted = convertedPayment(loaded.order, money(session.amount, session.currency))
  if (!converted) throw new Error(`Order ${loaded.stored.number} has no rate for ${session.currency}`)
  const provided = { method: 'payment-provider', reference: payment, by: null } as const
  const recorded = { ...converted, ...provided, receivedOn: shanghaiDay(now) }
  const booked = await recordPayment(db, loaded, recorded, now)
  // A throw takes the report back too; the provider sends it again.
  if (!booked.ok) throw new Error(`The payment ${payment} was not booked: ${booked.refusal}`)
}

async function takeReport(
  db: Db,
  report: PaymentReport,
  digest: string,
  now: Date,
): Promise<Result<Outcome>> {
  const session = await findSession(db, report.session)
  if (session) await lockOrderOf(db, session)
  const earlier = await earlierOutcome(db, report.id, digest)
  if (earlier) return earlier
  const outcome = await outcomeOf(db, report, session)
  const { id, payment, amount, currency } = report
  const facts = { id, payment, amount, currency, digest, outcome, receivedAt: now }
  if (!(await insertCallback(db, { ...facts, sessionId: session?.id ?? null })))
    return (await earlierOutcome(db, id, digest)) ?? refusal('payment-report-changed')
  if (session && outcome === 'booked') await book(db, session, report, now)
  return ok({ outcome })
}

/** Only what the provider signed is looked at; it is dealt with once, whatever is sent again. */
export async function reportPayment(deps: OrderDeps, input: Input): Promise<Result<Outcome>> {
  const { payments, database, clock } = deps
  if (!payments) return refusal('not-found')
  const now = clock.now()
  const { body } = input
  const [timestamp, signature] = [signatureHeaders.timestamp, signatureHeaders.signature].map((name) =>
    input.header?.(name),
  )
  const signed = checkSignature(payments.key, { timestamp, signature, body }, now)
  if (!signed.ok) {
    input.log.warn('a payment was reported without a valid signature')
    return signed
  }
  const report = reportIn(body)
  if (!report) return refusal('unreadable-body')
  const taken = await database.transaction((db) => takeReport(db, report, digestOf(body), now))
  if (taken.ok && needsCheck(taken.value.outcome))
    input.log.warn({ outcome: taken.value.outcome }, 'a reported payment was not booked')
  return taken
}
