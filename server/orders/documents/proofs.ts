import type { Actor } from '#domain/access/actor.ts'
import { permit } from '#domain/access/permit.ts'
import { isEvidenceOpen, laterChargeState } from '#domain/orders/later-charges/later-charge.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { findCharges } from '#server/orders/charging/charge-store.ts'
import { findReceipts } from '#server/orders/receipts/receipt-store.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { StoredDocument } from './document-store.ts'

/** The files that a decision about money rests on: evidence of charges that were answered, receipts that were dealt with. */
async function settledFiles(db: Db, orderId: number, now: Date): Promise<ReadonlySet<string>> {
  const charges = (await findCharges(db, orderId)).filter(
    ({ answers, billedAt }) =>
      !isEvidenceOpen({ state: laterChargeState(answers.map(({ answer }) => answer)), billedAt }, now),
  )
  const receipts = (await findReceipts(db, orderId)).filter(({ answer }) => answer !== null)
  return new Set([
    ...charges.flatMap(({ files }) => files.map(({ id }) => id)),
    ...receipts.map(({ file }) => file.id),
  ])
}

const proofKinds: readonly StoredDocument['kind'][] = ['charge-evidence', 'payment-receipt']

/** Whether a document can still be withdrawn by its side. Evidence of a charge is withdrawn by those who bill. */
export async function withdrawalOf(
  db: Db,
  documents: readonly StoredDocument[],
  actor: Actor,
  now: Date,
): Promise<(document: StoredDocument) => Result<undefined>> {
  const proof = documents.find(({ kind }) => proofKinds.includes(kind))
  const settled = proof ? await settledFiles(db, proof.orderId, now) : new Set<string>()
  const billing = permit(actor, 'run-orders')
  return ({ kind, fileId }) => {
    if (kind === 'charge-evidence' && !billing.ok) return billing
    return settled.has(fileId) ? refusal('proof-stays') : ok(undefined)
  }
}
