import type { StaffOrderView } from '#contract/console-orders.ts'
import type { OrderEventView } from '#contract/order-event-view.ts'
import type { OrderRow, OrderView } from '#contract/orders.ts'
import type { Actor } from '#domain/access/actor.ts'
import { chargesAsOrdered } from '#domain/orders/cancellation/cancellation-cost.ts'
import { confirmedTotals } from '#domain/orders/fees/confirmed-price.ts'
import type { ReviewedLine } from '#domain/orders/fees/fees.ts'
import { movesOpenTo } from '#domain/orders/lifecycle/move-order.ts'
import type { Order } from '#domain/orders/lifecycle/order.ts'
import type { OrderMilestone } from '#domain/orders/milestones/milestones.ts'
import { paymentStateOf } from '#domain/orders/payment/account.ts'
import { defaultPaymentTerms, type PaymentTerms, paidLater } from '#domain/orders/payment/terms.ts'
import { payerTotalsOf } from '#domain/quotes/totals.ts'
import { type Money, money } from '#domain/values/money.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import { findCompanyCards } from '#server/certification/index.ts'
import { viewAmendment } from '#server/orders/changing/amendment-view.ts'
import { viewCharge } from '#server/orders/charging/stored-charges.ts'
import type { OrderDeps } from '#server/orders/deps.ts'
import { findInstruction } from '#server/orders/instructions/instruction-store.ts'
import { payDayOf } from '#server/orders/money/pay-day.ts'
import { findTerms } from '#server/orders/money/payment-store.ts'
import { quotedLines } from '#server/orders/money/stored-fees.ts'
import { type LoadedOrder, loadOrder, orderedOf } from '#server/orders/moving/load-order.ts'
import { findEvents, type OrderListRow, type StoredOrder } from '#server/orders/store/order-store.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { namesOfFieldPlaces, type PlaceNames } from './place-names.ts'
import { type ShipmentFacts, shipmentFactsOf } from './shipment-facts.ts'
import { viewLine } from './view-line.ts'

export type RowNames = { readonly people: ReadonlyMap<string, string>; readonly places: PlaceNames }

export const viewRow = (row: OrderListRow, { people, places }: RowNames): OrderRow => ({
  number: row.number,
  service: row.service,
  moreServices: [...row.moreServices],
  state: row.state,
  tab: row.tab,
  waitsFor: row.waitsFor,
  dueAt: row.dueAt?.toISOString() ?? null,
  from: row.fromCode,
  to: row.toCode,
  places: places(row),
  containers: row.containers.map(({ type, count }) => ({ type, count })),
  carrier: row.carrier,
  linerService: row.linerService,
  vessel: row.vessel,
  voyage: row.voyage,
  departsOn: row.departsOn,
  billNumber: row.billNumber,
  ownReference: row.ownReference,
  total: money(row.total, row.currency),
  placedAt: row.placedAt.toISOString(),
  placedBy: people.get(row.placedBy) ?? '',
  owner: people.get(row.ownerId) ?? '',
})

export const viewNextCutOff = ({
  nextCutOff: code,
  nextCutOffAt: at,
}: Pick<StoredOrder, 'nextCutOff' | 'nextCutOffAt'>): StaffOrderView['nextCutOff'] =>
  code && at && { code, at: at.toISOString() }

type Names = Pick<OrderDeps, 'findPeople' | 'findStaff'>
type Ids = readonly (string | null)[]

export async function namesOf(
  find: Names['findPeople'],
  db: Db,
  ids: Ids,
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  const found = wanted.length > 0 ? await find(db, wanted) : []
  return new Map(found.map(({ id, name }) => [id, name]))
}

const linesIn = ({ fees, quote }: Order): readonly ReviewedLine[] =>
  fees.state === 'none' ? quotedLines(quote) : fees.lines

/** What one member of staff proposes is not shown to the customer before a second one has confirmed it. */
export const shownTo = (order: Order, actor: Actor): Order =>
  order.fees.state === 'proposed' && actor.kind !== 'staff' ? { ...order, fees: { state: 'none' } } : order

export function viewFees(order: Order): OrderView['fees'] {
  const lines = linesIn(order)
  const billed = lines.flatMap((line) => (line.kind === 'removed' ? [] : [line.confirmed]))
  return {
    state: order.fees.state,
    lines: lines.map(viewLine),
    payers: payerTotalsOf(billed),
    difference: confirmedTotals(order.quote, lines).difference,
    objections: order.fees.state === 'disputed' ? [...order.fees.objections] : [],
  }
}

/** Until the customer accepts the charges, the order is paid as its company is granted. */
function viewPayment(order: StoredOrder, granted: PaymentTerms): OrderView['payment'] {
  const { owed, paid, currency, terms, departsOn, generatedAt } = order
  const [due, received] = [money(owed, currency), money(paid, currency)]
  const days = { departsOn, generatedOn: generatedAt && shanghaiDay(generatedAt) }
  return {
    terms: terms?.kind ?? null,
    state: paymentStateOf(due, received),
    owed: due,
    paid: received,
    payBy: payDayOf(order),
    later: paidLater(terms ?? granted, days),
  }
}

const viewCancellation = ({ cancellation }: Order): OrderView['cancellation'] => ({
  state: cancellation.state,
  reason: 'request' in cancellation ? cancellation.request.reason : null,
  cost: 'request' in cancellation ? cancellation.request.cost : null,
  answer: 'answer' in cancellation ? cancellation.answer : null,
})

type StoredEvent = Awaited<ReturnType<typeof findEvents>>[number]

const textIn = (facts: StoredEvent['facts'], name: string): string | null => {
  const text = facts[name]
  return typeof text === 'string' ? text : null
}

const isOfDocument = (kind: StoredEvent['kind']) => kind === 'add-document' || kind === 'withdraw-document'

const viewEvent = (
  { kind, at, actorKind, actorId, facts }: StoredEvent,
  { names, actor }: { readonly names: ReadonlyMap<string, string>; readonly actor: Actor },
): OrderEventView => ({
  kind,
  at: at.toISOString(),
  actorKind,
  actor: (actorId !== null && names.get(actorId)) || '',
  reason: textIn(facts, 'reason'),
  cost: (facts.cost as Money | undefined) ?? null,
  milestone: kind === 'record-milestone' ? (facts.milestone as OrderMilestone) : null,
  document: isOfDocument(kind) ? textIn(facts, 'name') : null,
  person: textIn(facts, 'person'),
  assignee: names.get(textIn(facts, 'assignedTo') ?? '') ?? null,
  missing: actor.kind === 'staff' ? [...((facts.missing as OrderMilestone[] | undefined) ?? [])] : [],
})

async function viewHistory(deps: Names, db: Db, orderId: number, actor: Actor): Promise<OrderEventView[]> {
  const events = await findEvents(db, orderId)
  const idsOf = (kind: StoredEvent['actorKind']) =>
    events.filter(({ actorKind }) => actorKind === kind).map(({ actorId }) => actorId)
  const assignees = events.map(({ facts }) => textIn(facts, 'assignedTo'))
  const names = new Map([
    ...(await namesOf(deps.findPeople, db, idsOf('customer'))),
    ...(await namesOf(deps.findStaff, db, [...idsOf('staff'), ...assignees])),
  ])
  return events.map((event) => viewEvent(event, { names, actor }))
}

/** The trade mode is among what was filled in. */
const pickShipment = ({ businessPort, businessType, linerService }: ShipmentFacts) => ({
  businessPort,
  businessType,
  linerService,
})

/** The services that were ordered with the main one. */
export const viewMore = (more: LoadedOrder['more']): OrderView['more'] =>
  more.map(({ service, quote }) => ({
    service: service.service,
    quoteNumber: quote.number,
    values: service.values as OrderView['values'],
  }))

async function viewLoaded(deps: OrderDeps, loaded: LoadedOrder, actor: Actor): Promise<OrderView> {
  const { stored, service, quote, more, order } = loaded
  const { db } = deps.database
  const people = await namesOf(deps.findPeople, db, [stored.placedBy, stored.ownerId])
  return {
    ...viewRow(stored, { people, places: () => [] }),
    places: await namesOfFieldPlaces(db, stored, loaded),
    version: stored.version,
    quoteNumber: quote.number,
    values: service.values as OrderView['values'],
    more: viewMore(more),
    shipment: pickShipment((await shipmentFactsOf(db, [stored]))(stored)),
    instruction: await findInstruction(db, stored),
    fees: viewFees(shownTo(order, actor)),
    contingentCharges: [...chargesAsOrdered(orderedOf(loaded))],
    laterCharges: loaded.laterCharges.map(viewCharge(actor, deps.clock.now())),
    remarks: [...order.remarks],
    cancellation: viewCancellation(order),
    amendment: await viewAmendment(db, loaded),
    end: stored.endedAt && { reason: stored.endReason, at: stored.endedAt.toISOString() },
    payment: viewPayment(stored, (await findTerms(db, stored.companyId))?.terms ?? defaultPaymentTerms),
    moves: [...movesOpenTo(order, actor)],
    history: await viewHistory(deps, db, stored.id, actor),
  }
}

export const viewForCustomer = async (
  deps: OrderDeps,
  stored: StoredOrder,
  actor: Actor,
): Promise<OrderView> => viewLoaded(deps, await loadOrder(deps.database.db, stored), actor)

export async function viewForStaff(
  deps: OrderDeps,
  stored: StoredOrder,
  actor: Actor,
): Promise<StaffOrderView> {
  const { db } = deps.database
  const [card] = await findCompanyCards(db, [stored.companyId])
  const staff = await namesOf(deps.findStaff, db, [stored.assignedTo])
  const id = stored.assignedTo
  return {
    ...(await viewForCustomer(deps, stored, actor)),
    company: { id: stored.companyId, name: card?.name ?? '' },
    assignedTo: id === null ? null : { id, name: staff.get(id) ?? '' },
    nextCutOff: viewNextCutOff(stored),
  }
}
