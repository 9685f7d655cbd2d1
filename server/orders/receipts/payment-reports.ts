import type * as calls from '#contract/payment-receipts.ts'
import type { PaymentReports } from '#contract/payment-receipts.ts'
import { userOf } from '#domain/access/actor.ts'
import { permit } from '#domain/access/permit.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import type { OrderDeps } from '#server/orders/deps.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { findOpenReports, settleReport } from './receipt-store.ts'

const mostShown = 100

async function viewReports(db: Db): Promise<PaymentReports> {
  const found = await findOpenReports(db, mostShown)
  return {
    reports: found.map(({ id, outcome, payment, amount, currency, receivedAt, number }) => ({
      id,
      outcome,
      payment,
      amount,
      currency,
      receivedAt: receivedAt.toISOString(),
      number,
    })),
  }
}

export async function listPaymentReports(
  { database: { db } }: OrderDeps,
  input: EndpointInput<typeof calls.listPaymentReports>,
): Promise<Result<PaymentReports>> {
  const permitted = permit(input.principal.actor, 'book-payments')
  if (!permitted.ok) return permitted
  const view = await viewReports(db)
  const after = { rows: view.reports.length }
  await audit(db, input, { action: 'payment-reports-listed', subjectId: null, after })
  return ok(view)
}

/** Finance has found out what the money was for, and says so. */
export async function settlePaymentReport(
  { database, clock }: OrderDeps,
  input: EndpointInput<typeof calls.settlePaymentReport>,
): Promise<Result<PaymentReports>> {
  const { actor } = input.principal
  const permitted = permit(actor, 'book-payments')
  if (!permitted.ok) return permitted
  const { id, note } = input.body
  const settled = { note, settledBy: userOf(actor) ?? '', settledAt: clock.now() }
  const isSettled = await database.transaction(async (db) => {
    if (!(await settleReport(db, id, settled))) return false
    await audit(db, input, { action: 'payment-report-settled', subjectId: null, after: { report: id, note } })
    return true
  })
  return isSettled ? ok(await viewReports(database.db)) : refusal('not-found')
}
