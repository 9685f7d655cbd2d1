import type { DataOf } from '#contract/call.ts'
import type {
  listAllOrders as listAllCall,
  readAnyOrder as readAnyCall,
  StaffOrderView,
} from '#contract/console-orders.ts'
import type { listOrders as listCall, OrderView, readOrder as readCall } from '#contract/orders.ts'
import { type Actor, companyOf, userOf } from '#domain/access/actor.ts'
import { permit } from '#domain/access/permit.ts'
import { usualCustomerSort, usualStaffSort } from '#domain/orders/lifecycle/order-sorts.ts'
import { audienceOf, type OrderAudience } from '#domain/orders/visibility/order-audience.ts'
import { ok, type Result } from '#domain/values/refusal.ts'
import { findCompanyCards } from '#server/certification/index.ts'
import type { OrderDeps } from '#server/orders/deps.ts'
import { unreadOf } from '#server/orders/messages/message-store.ts'
import { payDayOf } from '#server/orders/money/pay-day.ts'
import { countsOf, countsOfAll } from '#server/orders/store/order-count-store.ts'
import type { OrderListRow } from '#server/orders/store/order-store.ts'
import { audit } from '#server/platform/audit/audit.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import { countQueues, openMoney } from './open-matters.ts'
import { namesOf, viewForCustomer, viewForStaff, viewNextCutOff, viewRow } from './order-view.ts'
import { namesOfOrderPlaces } from './place-names.ts'
import { orderListOrder, searchOrders } from './search-orders-store.ts'
import { seeOrder } from './see-order.ts'

/** A person who reads the orders of their company. */
export type OrderReader = {
  readonly companyId: string
  readonly personId: string
  readonly audience: OrderAudience
}

export function requireOrderReader(actor: Actor): Result<OrderReader> {
  const may = permit(actor, 'read-company-orders')
  if (!may.ok) return may
  const [companyId, personId, audience] = [companyOf(actor), userOf(actor), audienceOf(actor)]
  if (companyId === null || personId === null || !audience)
    throw new Error('A reader of orders must belong to a company')
  return ok({ companyId, personId, audience })
}

/** Rows as the contract shows them, with the names of people and places. */
export async function namedRows(
  deps: Pick<OrderDeps, 'database' | 'findPeople'>,
  shown: readonly OrderListRow[],
) {
  const { db } = deps.database
  const people = await namesOf(
    deps.findPeople,
    db,
    shown.flatMap(({ placedBy, ownerId }) => [placedBy, ownerId]),
  )
  const places = await namesOfOrderPlaces(db, shown)
  return (row: OrderListRow) => viewRow(row, { people, places })
}

const idsOf = (rows: readonly OrderListRow[]) => rows.map(({ id }) => id)

export async function listOrders(
  deps: OrderDeps,
  { query, principal }: EndpointInput<typeof listCall>,
): Promise<Result<DataOf<typeof listCall>>> {
  const reader = requireOrderReader(principal.actor)
  if (!reader.ok) return reader
  const { audience, personId } = reader.value
  const { db } = deps.database
  const { size, sort = usualCustomerSort, after, mine, ...filters } = query
  const order = orderListOrder(sort, after)
  if (!order.ok) return order
  const owned = mine ? { ownerId: personId } : {}
  const wanted = { ...filters, ...owned, audience, order: order.value, limit: size + 1 }
  const { shown, next } = order.value.pageOf(await searchOrders(db, wanted), size)
  const view = await namedRows(deps, shown)
  const unread = await unreadOf(db, idsOf(shown), { side: 'customer', userId: personId })
  return ok({
    rows: shown.map((row) => ({ ...view(row), unread: unread.get(row.id) ?? 0 })),
    next,
    counts: await countsOf(db, audience),
  })
}

export async function readOrder(
  deps: OrderDeps,
  input: EndpointInput<typeof readCall>,
): Promise<Result<OrderView>> {
  const seen = await seeOrder(deps, input, 'order-seen')
  return seen.ok ? ok(await viewForCustomer(deps, seen.value.stored, input.principal.actor)) : seen
}

const assignedTo = (assigned: 'me' | 'none' | undefined, actor: Actor) => {
  if (assigned === undefined) return {}
  return { assignedTo: assigned === 'me' ? userOf(actor) : null }
}

export async function listAllOrders(
  deps: OrderDeps,
  input: EndpointInput<typeof listAllCall>,
): Promise<Result<DataOf<typeof listAllCall>>> {
  const { query, principal } = input
  const may = permit(principal.actor, 'read-all-orders')
  if (!may.ok) return may
  const { db } = deps.database
  const { size, sort = usualStaffSort, after, assigned, ...filters } = query
  const order = orderListOrder(sort, after, filters.matter)
  if (!order.ok) return order
  const wanted = { ...filters, ...assignedTo(assigned, principal.actor), order: order.value, limit: size + 1 }
  const { shown, next } = order.value.pageOf(await searchOrders(db, wanted), size)
  const view = await namedRows(deps, shown)
  const cards = await findCompanyCards(db, [...new Set(shown.map(({ companyId }) => companyId))])
  const companies = new Map(cards.map(({ companyId, name }) => [companyId, name]))
  const staff = await namesOf(
    deps.findStaff,
    db,
    shown.map((row) => row.assignedTo),
  )
  const unread = await unreadOf(db, idsOf(shown), { side: 'staff', userId: '' })
  const open = await openMoney(db, filters.matter, shown)
  await audit(db, input, { action: 'orders-listed', subjectId: null, after: { rows: shown.length } })
  return ok({
    rows: shown.map((row) => ({
      ...view(row),
      unread: unread.get(row.id) ?? 0,
      company: companies.get(row.companyId) ?? '',
      version: row.version,
      nextCutOff: viewNextCutOff(row),
      payBy: payDayOf(row),
      open: [...open(row)],
      assignedTo: row.assignedTo && (staff.get(row.assignedTo) ?? ''),
    })),
    next,
    counts: await countsOfAll(db),
    queues: await countQueues(db, principal.actor),
  })
}

export async function readAnyOrder(
  deps: OrderDeps,
  input: EndpointInput<typeof readAnyCall>,
): Promise<Result<StaffOrderView>> {
  const seen = await seeOrder(deps, input, 'order-seen')
  return seen.ok ? ok(await viewForStaff(deps, seen.value.stored, input.principal.actor)) : seen
}
