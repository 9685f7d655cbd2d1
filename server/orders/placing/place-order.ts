import { createHash } from 'node:crypto'
import type { OrderView, placeOrder as placeCall } from '#contract/orders.ts'
import { mayPlaceOrder } from '#domain/access/may-trade.ts'
import type { OrderValues } from '#domain/orders/fields/order-field.ts'
import { orderForms } from '#domain/orders/fields/order-forms.ts'
import { checkedValues } from '#domain/orders/from-quote/checked-values.ts'
import { quotedValues } from '#domain/orders/from-quote/quoted-values.ts'
import type { Order } from '#domain/orders/lifecycle/order.ts'
import { placeOrder as placedOrder } from '#domain/orders/lifecycle/place-order.ts'
import { tabOf } from '#domain/orders/lifecycle/states.ts'
import { canonicalText } from '#domain/quotes/query/canonical.ts'
import { payerTotalsOf } from '#domain/quotes/totals.ts'
import { money } from '#domain/values/money.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { holdTrade, orderApprovalOf } from '#server/certification/index.ts'
import type { OrderDeps } from '#server/orders/deps.ts'
import { quotedLines, rowOf } from '#server/orders/money/stored-fees.ts'
import { quotedOf } from '#server/orders/moving/load-order.ts'
import { statusColumns } from '#server/orders/moving/status-columns.ts'
import { viewForCustomer } from '#server/orders/reading/order-view.ts'
import { countPlaced } from '#server/orders/store/order-count-store.ts'
import {
  findOrderBySaveKey,
  insertEvents,
  insertLines,
  insertOrder,
  insertServices,
  type StoredOrder,
} from '#server/orders/store/order-store.ts'
import { searchTextOf } from '#server/orders/store/search-text.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import {
  nextDocumentNumber,
  type OrderedQuote,
  quoteToOrder,
  type RateViewer,
  requireRateViewer,
} from '#server/quotes/index.ts'

type Input = EndpointInput<typeof placeCall>
type Placed = { readonly stored: StoredOrder; readonly isNew: boolean }

const digestOf = ({ quote, values }: Input['body']): string =>
  createHash('sha256').update(canonicalText({ quote, values })).digest('hex')

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

async function approvalOf(db: Db, viewer: RateViewer) {
  const found = await orderApprovalOf(db, viewer)
  return {
    ordersNeedApproval: found?.ordersNeedApproval ?? true,
    orderLimit: found?.limit ? money(found.limit, found.currency) : null,
  }
}

type NewOrder = {
  readonly input: Input
  readonly viewer: RateViewer
  readonly quote: OrderedQuote
  readonly values: OrderValues
  readonly now: Date
}

const rowOfOrder = (order: Order, { input, viewer, quote, values, now }: NewOrder) => {
  const { body, request } = input
  const shipment = shipmentColumns(quote, values)
  const { orderNo: number, companyId } = order
  const { total } = payerTotalsOf(order.quote.lines).shipper
  return {
    ...statusColumns(order, now),
    ...shipment,
    companyId,
    number,
    brand: request.brand,
    service: quote.service,
    placedBy: viewer.personId,
    ownerId: viewer.personId,
    searchText: searchTextOf({ number, ownReference: shipment.ownReference, billNumber: null }),
    total: total.amount,
    currency: total.currency,
    saveKey: body.key,
    saveDigest: digestOf(body),
    placedAt: now,
  }
}

/** The order with its charges, its fields and the first line of its history; the order of an earlier try with the same key. */
async function insertPlaced(db: Db, placing: NewOrder): Promise<Result<Placed>> {
  const { input, viewer, quote, values, now } = placing
  const { companyId, personId } = viewer
  const trade = await holdTrade(db, companyId)
  if (!trade.ok) return trade
  const orderNo = await nextDocumentNumber(db, 'order', shanghaiDay(now))
  const request = { orderNo, companyId, quote: quotedOf(quote.offer) }
  const placed = placedOrder(request, await approvalOf(db, viewer), input.principal.actor)
  if (!placed.ok) return placed
  const order = placed.value
  const stored = await insertOrder(db, rowOfOrder(order, placing))
  if (!stored) return earlierOrder(db, viewer, input.body)
  await insertServices(db, stored.id, 0, [{ service: quote.service, quoteId: quote.id, values }])
  await insertLines(db, stored.id, 0, quotedLines(order.quote).map(rowOf))
  const event = {
    orderId: stored.id,
    version: order.version,
    actorKind: 'customer',
    actorId: personId,
  } as const
  await insertEvents(db, [{ ...event, kind: 'place', facts: { quote: quote.number }, at: now }])
  await countPlaced(db, companyId, tabOf(order.state))
  return ok({ stored, isNew: true })
}

/** The order of an earlier try; the key belongs to what was sent with it. */
async function earlierOrder(db: Db, { companyId }: RateViewer, body: Input['body']): Promise<Result<Placed>> {
  const stored = await findOrderBySaveKey(db, companyId, body.key)
  if (!stored) throw new Error('The key of an order is used, but its order cannot be read')
  return stored.saveDigest === digestOf(body) ? ok({ stored, isNew: false }) : refusal('key-used')
}

/** A try with a used key returns the order of the first try, whatever has become of its quote since. */
async function placedNow(deps: OrderDeps, input: Input, viewer: RateViewer): Promise<Result<Placed>> {
  const { db } = deps.database
  const { body } = input
  if (await findOrderBySaveKey(db, viewer.companyId, body.key)) return earlierOrder(db, viewer, body)
  const now = deps.clock.now()
  const quote = await quoteToOrder(db, body.quote, viewer, now)
  if (!quote.ok) return quote
  const { service, query, offer } = quote.value
  const values = checkedValues(orderForms[service], quotedValues(query, offer), body.values, new Set())
  if (!values.ok) return values
  return deps.database.transaction((held) =>
    insertPlaced(held, { input, viewer, quote: quote.value, values: values.value, now }),
  )
}

export async function placeOrder(deps: OrderDeps, input: Input): Promise<Result<OrderView>> {
  const may = mayPlaceOrder(input.principal.actor)
  if (!may.ok) return may
  const viewer = requireRateViewer(input.principal.actor)
  if (!viewer.ok) return viewer
  const placed = await placedNow(deps, input, viewer.value)
  return placed.ok ? ok(await viewForCustomer(deps, placed.value.stored, input.principal.actor)) : placed
}
