import type { FileView } from '#contract/files.ts'
import type { Actor } from '#domain/access/actor.ts'
import type { BrandCode } from '#domain/brands/brand.ts'
import { assigneeOf } from '#domain/orders/assignment/assignment.ts'
import type { OrderValues } from '#domain/orders/fields/order-field.ts'
import type { MovedStatus } from '#domain/orders/history/order-as-of.ts'
import type { Order } from '#domain/orders/lifecycle/order.ts'
import { placeOrder } from '#domain/orders/lifecycle/place-order.ts'
import { documentNumber } from '#domain/quotes/saved/document-number.ts'
import { linerServiceOf } from '#domain/quotes/saved/quoted-route.ts'
import { payerTotalsOf } from '#domain/quotes/totals.ts'
import { ok, type Result } from '#domain/values/refusal.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { instructionRow } from '#server/orders/instructions/instruction-store.ts'
import { quotedLines, rowOf } from '#server/orders/money/stored-fees.ts'
import { quotedOfAll } from '#server/orders/moving/load-order.ts'
import { statusColumns } from '#server/orders/moving/status-columns.ts'
import { listedFields, orderedContainers, searchTextOf } from '#server/orders/store/search-text.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { OrderedQuote, RateViewer } from '#server/quotes/index.ts'
import { insertPlacedRows, type PlacedOrder } from './placed-store.ts'
import type { Placing } from './placing-store.ts'
import type { PlacedService } from './services-of-body.ts'

export type NewOrder = {
  readonly brand: BrandCode
  readonly actor: Actor
  readonly viewer: RateViewer
  readonly quote: OrderedQuote
  readonly values: OrderValues
  /** The services that are ordered with the main one. */
  readonly more: readonly PlacedService[]
  readonly instruction?: FileView | undefined
  readonly approval: Placing
  readonly saveKey: string
  readonly saveDigest: string
  readonly now: Date
}

/** The columns that lists show of the shipment. */
const shipmentColumns = ({ route, sailing }: OrderedQuote, values: OrderValues) => ({
  fromCode: route.from,
  toCode: route.to,
  containers: route.containers,
  carrier: sailing?.carrier ?? null,
  ...listedFields(values),
})

const rowOfOrder = (order: Order, placing: NewOrder) => {
  const { brand, viewer, quote, values, more, saveKey, saveDigest, now } = placing
  const shipment = shipmentColumns(quote, values)
  const { orderNo: number, companyId } = order
  const { total } = payerTotalsOf(order.quote.lines).shipper
  return {
    ...statusColumns(order, now),
    ...shipment,
    linerService: linerServiceOf([quote, ...more.map((one) => one.quote)].map(({ offer }) => offer)),
    companyId,
    number,
    brand,
    service: quote.service,
    moreServices: more.map((one) => one.quote.service),
    placedBy: viewer.personId,
    ownerId: viewer.personId,
    searchText: searchTextOf({
      number,
      ownReference: shipment.ownReference,
      billNumber: null,
      others: [values, ...more.map((one) => one.values)].flatMap(orderedContainers),
    }),
    total: total.amount,
    currency: total.currency,
    saveKey,
    saveDigest,
    placedAt: now,
  }
}

/** With what the history reads the order of that moment from. */
const factsOfPlacing = (quote: string, { state, assignedTo }: Order) => ({
  quote,
  state,
  // By a rule.
  ...(assignedTo !== null && { assignedTo }),
  status: { state, feeState: 'none', feeVersion: 0 } satisfies MovedStatus,
})

/** The order with its charges, its fields and the first line of its history; undefined if its key was used before or the company may no longer order like this. */
export async function insertPlaced(db: Db, placing: NewOrder): Promise<Result<PlacedOrder | undefined>> {
  const { actor, viewer, quote, values, more, instruction, approval, now } = placing
  const { companyId } = viewer
  const orderNo = documentNumber('order', shanghaiDay(now), approval.counted)
  const placed = placeOrder({ orderNo, companyId, quote: quotedOfAll(quote.offer, more) }, approval, actor)
  if (!placed.ok) return placed
  const assignedTo = assigneeOf(approval.rules, { port: quote.route.from, service: quote.service })
  const order = { ...placed.value, assignedTo }
  return ok(
    await insertPlacedRows(db, {
      order: rowOfOrder(order, placing),
      companyNeedsApproval: approval.companyNeedsApproval,
      services: [{ quote, values }, ...more].map((one, position) => ({
        version: 0,
        position,
        service: one.quote.service,
        quoteId: one.quote.id,
        values: one.values,
      })),
      lines: quotedLines(order.quote).map((line, position) => ({ ...rowOf(line), version: 0, position })),
      instructions: instruction ? [instructionRow(0, instruction)] : [],
      event: {
        kind: 'place',
        version: order.version,
        actorKind: 'customer',
        actorId: viewer.personId,
        facts: factsOfPlacing(quote.number, order),
        at: now,
      },
    }),
  )
}
