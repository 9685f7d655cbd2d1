import { and, arrayContains, count, desc, eq, inArray, isNull, like, or, type SQL, sql } from 'drizzle-orm'
import { customerOrder } from '#database/schema/orders.ts'
import { deadlineKey, nextStepKey, payDayKey } from '#database/schema/orders-keys.ts'
import type { OrderService } from '#domain/orders/fields/order-forms.ts'
import type { NextActor } from '#domain/orders/lifecycle/next-step.ts'
import type { OrderMatter } from '#domain/orders/lifecycle/order-matters.ts'
import type { OrderSort } from '#domain/orders/lifecycle/order-sorts.ts'
import type { OrderState, OrderTab } from '#domain/orders/lifecycle/states.ts'
import type { OrderAudience } from '#domain/orders/visibility/order-audience.ts'
import { rareTexts } from '#server/orders/store/frequent-parts-store.ts'
import { listColumns } from '#server/orders/store/order-store.ts'
import { soughtParts } from '#server/orders/store/search-text.ts'
import { visibleParts } from '#server/orders/store/visible-orders-store.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { contains } from '#server/platform/database/contains.ts'
import { type ListOrder, listOrder, type SortKey } from '#server/platform/database/list-order.ts'
import { isOpenMatter } from './matters-store.ts'

const id = { by: customerOrder.id, type: 'bigint' } as const
const [nextActor, deadline, newestFirst] = nextStepKey(customerOrder)

/** The deadline that staff ask for: of unpaid orders the day to pay, of others that of the next step or of the next cut-off. */
const deadlineOf = (matter: OrderMatter | undefined): SortKey[number] =>
  matter === 'unpaid'
    ? { by: payDayKey(customerOrder), type: 'date', isNullable: true }
    : { by: deadlineKey(customerOrder), type: 'timestamptz', isNullable: true }

export const orderListOrder = (sort: OrderSort, after: string | undefined, matter?: OrderMatter) =>
  listOrder(
    {
      // Numbers are given in the order of ids.
      number: [id],
      next: [
        { by: nextActor, type: 'integer' },
        { by: deadline, type: 'timestamptz' },
        { by: newestFirst, type: 'bigint' },
      ],
      due: [deadlineOf(matter), id],
      departure: [{ by: customerOrder.departsOn, type: 'date', isNullable: true }, id],
      total: [{ by: customerOrder.total, type: 'numeric' }, id],
    },
    sort,
    after,
  )

export type OrderSearch = {
  /** Without it, the orders of all companies. */
  readonly audience?: OrderAudience
  readonly ownerId?: string
  readonly tab?: OrderTab
  readonly state?: OrderState
  readonly search?: string
  readonly number?: string
  readonly service?: OrderService
  readonly from?: string
  readonly to?: string
  readonly linerService?: string
  readonly billNumber?: string
  readonly waitsFor?: NextActor
  readonly matter?: OrderMatter
  /** Null for those without a member of staff. */
  readonly assignedTo?: string | null
  readonly order: ListOrder
  readonly limit: number
}

const isEqual = <T>(column: Parameters<typeof eq>[0], value: T | undefined): SQL | undefined =>
  value === undefined ? undefined : eq(column, value)

/**
 * Read by the index of parts before anything else: few orders have the text, and the planner, which expects more, would walk
 * the whole list for the newest of them.
 */
const isAmong = (condition: SQL | undefined): SQL =>
  sql`${customerOrder.id} = any(array(select ${customerOrder.id} from ${customerOrder} where ${condition}))`

type Reading = {
  /** The texts that few orders have. */
  readonly rare: ReadonlySet<string>
  readonly companyId?: string | undefined
}

/** By the index of parts. Conditions that say the same twice would mislead the planner about how many rows there are. */
function hasNumber(text: string | undefined, { rare, companyId }: Reading): SQL | undefined {
  if (!text) return undefined
  const sought = text.toLowerCase()
  const { parts, isExact } = soughtParts(sought)
  const condition = and(
    arrayContains(customerOrder.searchParts, [...parts]),
    isExact ? undefined : like(customerOrder.searchText, contains(sought)),
  )
  return rare.has(sought) ? isAmong(and(isEqual(customerOrder.companyId, companyId), condition)) : condition
}

const isAssigned = (assignedTo: string | null | undefined): SQL | undefined =>
  assignedTo === null ? isNull(customerOrder.assignedTo) : isEqual(customerOrder.assignedTo, assignedTo)

type Wanted = Omit<OrderSearch, 'order' | 'limit'>

const readingOf = async (db: Db, { audience, search, number, billNumber }: Wanted): Promise<Reading> => ({
  rare: await rareTexts(db, [search, number, billNumber]),
  companyId: audience?.companyId,
})

const isWanted = (wanted: Wanted, reading: Reading): SQL | undefined =>
  and(
    isEqual(customerOrder.ownerId, wanted.ownerId),
    isEqual(customerOrder.tab, wanted.tab),
    isEqual(customerOrder.state, wanted.state),
    isEqual(customerOrder.service, wanted.service),
    isEqual(customerOrder.fromCode, wanted.from),
    isEqual(customerOrder.toCode, wanted.to),
    isEqual(customerOrder.linerService, wanted.linerService),
    isEqual(customerOrder.waitsFor, wanted.waitsFor),
    isOpenMatter(wanted.matter),
    isAssigned(wanted.assignedTo),
    hasNumber(wanted.search, reading),
    // The index is on all numbers together.
    hasNumber(wanted.number, reading),
    wanted.number ? like(customerOrder.number, contains(wanted.number.toUpperCase())) : undefined,
    hasNumber(wanted.billNumber, reading),
    wanted.billNumber ? like(customerOrder.billNumber, contains(wanted.billNumber.toUpperCase())) : undefined,
  )

/** The first ids of each part of what is visible: both are read by an index, so that the page is one of few rows. */
function isAmongFirst(db: Db, wanted: OrderSearch, reading: Reading): SQL {
  const firsts = visibleParts(db, wanted.audience).map(
    (part) =>
      sql`${db
        .select({ id: customerOrder.id })
        .from(customerOrder)
        .where(and(part, isWanted(wanted, reading), wanted.order.isBehind))
        .orderBy(...wanted.order.orderBy)
        .limit(wanted.limit)}`,
  )
  return sql`${customerOrder.id} in (${sql.join(firsts, sql` union all `)})`
}

const isOnPage = (db: Db, wanted: OrderSearch, reading: Reading): SQL | undefined => {
  const [only, ...others] = visibleParts(db, wanted.audience)
  return others.length > 0
    ? isAmongFirst(db, wanted, reading)
    : and(only, isWanted(wanted, reading), wanted.order.isBehind)
}

export async function searchOrders(db: Db, wanted: OrderSearch) {
  const reading = await readingOf(db, wanted)
  return db
    .select({ ...listColumns, position: wanted.order.position })
    .from(customerOrder)
    .where(isOnPage(db, wanted, reading))
    .orderBy(...wanted.order.orderBy)
    .limit(wanted.limit)
}

/** How many orders there are, counted up to `most`. */
export async function countMatching(db: Db, wanted: Wanted, most: number): Promise<number> {
  const reading = await readingOf(db, wanted)
  let counted = 0
  for (const part of visibleParts(db, wanted.audience)) {
    const some = db
      .select({ id: customerOrder.id })
      .from(customerOrder)
      .where(and(part, isWanted(wanted, reading)))
      .limit(most)
      .as('some')
    const [found] = await db.select({ counted: count() }).from(some)
    counted += found?.counted ?? 0
  }
  return Math.min(counted, most)
}

type Sought = { readonly text: string; readonly companies: readonly string[]; readonly max: number }

/** The newest orders with the text in one of their numbers, or of one of the companies. */
export async function ordersFound(db: Db, { text, companies, max }: Sought) {
  const rare = await rareTexts(db, [text])
  return db
    .select({ number: customerOrder.number, companyId: customerOrder.companyId })
    .from(customerOrder)
    .where(or(hasNumber(text, { rare }), inArray(customerOrder.companyId, [...companies])))
    .orderBy(desc(customerOrder.id))
    .limit(max)
}
