import type { OrderView } from '#contract/orders.ts'
import type { ReviewedLine } from '#domain/orders/fees/fees.ts'
import type { OrderValues } from '#domain/orders/fields/order-field.ts'
import { amendedLines } from '#domain/orders/lifecycle/amended-fees.ts'
import { payerTotalsOf } from '#domain/quotes/totals.ts'
import { subtract } from '#domain/values/money.ts'
import { findOwnInstruction } from '#server/orders/instructions/instruction-store.ts'
import type { LoadedOrder } from '#server/orders/moving/load-order.ts'
import { viewLine } from '#server/orders/reading/view-line.ts'
import { findServices } from '#server/orders/store/order-store.ts'
import type { Db } from '#server/platform/database/connect.ts'

type View = OrderView['amendment']

const none: View = {
  state: 'none',
  reason: null,
  answer: null,
  remarks: [],
  before: null,
  after: null,
  instruction: null,
  price: null,
}

const totalOf = (lines: readonly ReviewedLine[]) =>
  payerTotalsOf(lines.flatMap((line) => (line.kind === 'removed' ? [] : [line.confirmed]))).shipper.total

/** What the order would cost, line by line, against what was agreed. */
function viewPrice({ order: { fees, amendment } }: LoadedOrder): View['price'] {
  if (!('request' in amendment) || fees.state !== 'accepted' || amendment.state === 'accepted') return null
  const lines = amendedLines(fees.lines, amendment.request.quote)
  const total = totalOf(lines)
  return { lines: lines.map(viewLine), total, difference: subtract(total, totalOf(fees.lines)) }
}

async function valuesOf(db: Db, id: number, fieldVersion: number): Promise<View['before']> {
  const [service] = await findServices(db, { id, fieldVersion })
  return (service?.values as OrderValues as View['before']) ?? null
}

export async function viewAmendment(db: Db, loaded: LoadedOrder): Promise<View> {
  const { stored, order } = loaded
  const { amendment } = order
  if (!('request' in amendment)) return none
  const { reason, fromVersion, fieldVersion } = amendment.request
  return {
    state: amendment.state,
    reason,
    answer: 'answer' in amendment ? amendment.answer : null,
    remarks: 'remarks' in amendment ? [...amendment.remarks] : [],
    before: await valuesOf(db, stored.id, fromVersion),
    after: await valuesOf(db, stored.id, fieldVersion),
    instruction: await findOwnInstruction(db, { id: stored.id, fieldVersion }),
    price: viewPrice(loaded),
  }
}
