import type { OrderView } from '#contract/orders.ts'
import type { ReviewedLine } from '#domain/orders/fees/fees.ts'
import type { OrderValues } from '#domain/orders/fields/order-field.ts'
import type { MovedStatus } from '#domain/orders/history/order-as-of.ts'
import { amendedLines } from '#domain/orders/lifecycle/amended-fees.ts'
import type { AmendmentRequest, Order } from '#domain/orders/lifecycle/order.ts'
import { payerTotalsOf } from '#domain/quotes/totals.ts'
import { subtract } from '#domain/values/money.ts'
import { findOwnInstruction } from '#server/orders/instructions/instruction-store.ts'
import { type LoadedOrder, linesOf } from '#server/orders/moving/load-order.ts'
import { viewLine } from '#server/orders/reading/view-line.ts'
import { findEvents, findServices, type StoredOrder } from '#server/orders/store/order-store.ts'
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

type Lines = readonly ReviewedLine[]
type Compared = { readonly agreed: Lines; readonly lines: Lines }

/** The charges before and after the last amendment that staff accepted; undefined where no version was recorded. */
async function acceptedCharges(
  db: Db,
  stored: StoredOrder,
  { fromVersion, fieldVersion }: AmendmentRequest,
): Promise<Compared | undefined> {
  const moves = (await findEvents(db, stored.id)).filter(({ facts }) => facts.status !== undefined)
  const accepted = moves.findIndex(({ kind }) => kind === 'accept-amendment')
  const [after, before] = moves.slice(accepted).map(({ facts }) => (facts.status as MovedStatus).feeVersion)
  if (accepted < 0 || after === undefined || before === undefined) return undefined
  return {
    agreed: await linesOf(db, { ...stored, fieldVersion: fromVersion, feeVersion: before }),
    lines: await linesOf(db, { ...stored, fieldVersion, feeVersion: after }),
  }
}

/** As the order would be charged. */
function askedCharges({ fees }: Order, { quote }: AmendmentRequest): Compared | undefined {
  if (fees.state !== 'accepted') return undefined
  return { agreed: fees.lines, lines: amendedLines(fees.lines, quote) }
}

/** What the order would cost, or costs since, line by line, against what was agreed. */
async function viewPrice(db: Db, { stored, order }: LoadedOrder): Promise<View['price']> {
  const { amendment } = order
  if (!('request' in amendment)) return null
  const { state, request } = amendment
  const compared =
    state === 'accepted' ? await acceptedCharges(db, stored, request) : askedCharges(order, request)
  if (!compared) return null
  const { agreed, lines } = compared
  const total = totalOf(lines)
  return {
    agreed: agreed.map(viewLine),
    lines: lines.map(viewLine),
    total,
    difference: subtract(total, totalOf(agreed)),
  }
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
    price: await viewPrice(db, loaded),
  }
}
