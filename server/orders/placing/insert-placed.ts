import type { FileView } from '#contract/files.ts'
import type { Actor } from '#domain/access/actor.ts'
import type { BrandCode } from '#domain/brands/brand.ts'
import type { ApprovalSettings, OrderingMember } from '#domain/certification/order-approval.ts'
import { assigneeOf } from '#domain/orders/assignment/assignment.ts'
import type { OrderValues } from '#domain/orders/fields/order-field.ts'
import type { MovedStatus } from '#domain/orders/history/order-as-of.ts'
import type { Order } from '#domain/orders/lifecycle/order.ts'
import { placeOrder } from '#domain/orders/lifecycle/place-order.ts'
import { payerTotalsOf } from '#domain/quotes/totals.ts'
import { ok, type Result } from '#domain/values/refusal.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { findOpenRules } from '#server/orders/assignment/assignment-store.ts'
import { instructionRow } from '#server/orders/instructions/instruction-store.ts'
import { quotedLines, rowOf } from '#server/orders/money/stored-fees.ts'
import { quotedOf } from '#server/orders/moving/load-order.ts'
import { statusColumns } from '#server/orders/moving/status-columns.ts'
import { orderedContainers, searchTextOf } from '#server/orders/store/search-text.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { nextDocumentNumber, type OrderedQuote, type RateViewer } from '#server/quotes/index.ts'
import { insertPlacedRows, type PlacedOrder } from './placed-store.ts'

export type NewOrder = {
  readonly brand: BrandCode
  readonly actor: Actor
  readonly viewer: RateViewer
  readonly quote: OrderedQuote
  readonly values: OrderValues
  readonly instruction?: FileView | undefined
  readonly approval: ApprovalSettings & Pick<OrderingMember, 'orderLimit'>
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
  vessel: values.fields.vessel ?? null,
  voyage: values.fields.voyage ?? null,
  departsOn: values.fields.etd ?? null,
  ownReference: values.fields.ownReference ?? null,
})

const rowOfOrder = (order: Order, placing: NewOrder) => {
  const { brand, viewer, quote, values, saveKey, saveDigest, now } = placing
  const shipment = shipmentColumns(quote, values)
  const { orderNo: number, companyId } = order
  const { total } = payerTotalsOf(order.quote.lines).shipper
  return {
    ...statusColumns(order, now),
    ...shipment,
    companyId,
    number,
    brand,
    service: quote.service,
    placedBy: viewer.personId,
    ownerId: viewer.personId,
    searchText: searchTextOf({
      number,
      ownReference: shipment.ownReference,
      billNumber: null,
      others: orderedContainers(values),
    }),
    total: total.amount,
    currency: total.currency,
    saveKey,
    saveDigest,
    placedAt: now,
  }
}

/** With what the history reads the order of that moment from. */
const factsOfPlacing = (quote: string, { state }: Order) => ({
  quote,
  state,
  status: { state, feeState: 'none', feeVersion: 0 } satisfies MovedStatus,
})

/** The order with its charges, its fields and the first line of its history; undefined if its key was used before. */
export async function insertPlaced(db: Db, placing: NewOrder): Promise<Result<PlacedOrder | undefined>> {
  const { actor, viewer, quote, values, instruction, approval, now } = placing
  const { companyId } = viewer
  const orderNo = await nextDocumentNumber(db, 'order', shanghaiDay(now))
  const placed = placeOrder({ orderNo, companyId, quote: quotedOf(quote.offer) }, approval, actor)
  if (!placed.ok) return placed
  const assignedTo = assigneeOf(await findOpenRules(db), { port: quote.route.from, service: quote.service })
  const order = { ...placed.value, assignedTo }
  const first = { version: 0, position: 0 } as const
  return ok(
    await insertPlacedRows(db, {
      order: rowOfOrder(order, placing),
      services: [{ ...first, service: quote.service, quoteId: quote.id, values }],
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
