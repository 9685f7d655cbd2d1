import { createHash } from 'node:crypto'
import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { customerOrder, orderCount, orderEvent, orderLine, orderService } from '#database/schema/orders.ts'
import { orderDraft, orderInstruction } from '#database/schema/orders-drafts.ts'
import { orderNotification } from '#database/schema/orders-notifications.ts'
import type { OrderState } from '#domain/orders/lifecycle/states.ts'
import { mayBeNotified } from '#domain/orders/notifications/order-notifications.ts'
import { heldOrdering } from '#server/certification/index.ts'
import type { Db } from '#server/platform/database/connect.ts'
import { preparedStatement } from '#server/platform/database/prepared-statement.ts'

type OfOrder<T extends PgTable> = Omit<T['$inferInsert'], 'orderId'>

export type PlacedRows = {
  readonly order: typeof customerOrder.$inferInsert
  readonly companyNeedsApproval: boolean
  readonly services: readonly OfOrder<typeof orderService>[]
  readonly lines: readonly OfOrder<typeof orderLine>[]
  readonly instructions: readonly OfOrder<typeof orderInstruction>[]
  readonly event: OfOrder<typeof orderEvent>
}

export type PlacedOrder = { readonly number: string; readonly version: number; readonly state: OrderState }

const tables = {
  order: customerOrder,
  services: orderService,
  lines: orderLine,
  instructions: orderInstruction,
  event: orderEvent,
} as const
type Part = keyof typeof tables

const columnsOf = (part: Part): Readonly<Record<string, PgColumn>> => getTableColumns(tables[part])

type Records = { readonly names: readonly string[]; readonly json: string }

/** The rows as one JSON parameter, and the columns that any of them has. */
function recordsFor(part: Part, rows: readonly Readonly<Record<string, unknown>>[]): Records {
  const columns = columnsOf(part)
  const names = new Set<string>()
  for (const row of rows)
    for (const name in row) if (row[name] !== undefined && columns[name]) names.add(name)
  return { names: [...names], json: JSON.stringify(rows) }
}

type Columns = Readonly<Record<Part, readonly string[]>>

const listed = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `)

/** The columns to write, and those of the records that they are written from, which have the names of the rows. */
function namesIn(part: Part, names: readonly string[]) {
  const columns = names.flatMap((name) => {
    const column = columnsOf(part)[name]
    return column ? [{ name: sql.identifier(name), column }] : []
  })
  const types = columns.map(({ name, column }) => sql`${name} ${sql.raw(column.getSQLType())}`)
  return {
    written: listed(columns.map(({ column }) => sql`${sql.identifier(column.name)}`)),
    read: listed(columns.map(({ name }) => sql`record.${name}`)),
    records: sql`jsonb_to_recordset(${sql.placeholder(part)}::jsonb) AS record(${listed(types)})`,
  }
}

/** Rows that name the order that is placed in the same statement. */
function insertOfOrder(part: Part, names: readonly string[]): SQL {
  if (names.length === 0) return sql`SELECT ${sql.placeholder(part)}::jsonb`
  const { written, read, records } = namesIn(part, names)
  return sql`INSERT INTO ${tables[part]} (order_id, ${written}) SELECT placed.id, ${read} FROM placed, ${records}`
}

function insertOfPlaced(names: readonly string[]): SQL {
  const { written, read, records } = namesIn('order', names)
  return sql`INSERT INTO ${customerOrder} (${written}) SELECT ${read} FROM held, ${records}
    ON CONFLICT (company_id, save_key) DO NOTHING
    RETURNING id, company_id, placed_by, tab, number, version, state`
}

/** Everything that placing an order writes, by the names under which the parts refer to each other. */
const writtenParts = (columns: Columns): Readonly<Record<string, SQL>> => ({
  held: heldOrdering(sql.placeholder('companyId'), sql.placeholder('companyNeedsApproval')),
  placed: insertOfPlaced(columns.order),
  services: insertOfOrder('services', columns.services),
  lines: insertOfOrder('lines', columns.lines),
  instructions: insertOfOrder('instructions', columns.instructions),
  event: sql`${insertOfOrder('event', columns.event)} RETURNING id`,
  notice: sql`INSERT INTO ${orderNotification} (event_id)
    SELECT id FROM event WHERE ${sql.placeholder('mayBeNotified')}::boolean`,
  counted: sql`INSERT INTO ${orderCount} (company_id, tab, counted) SELECT company_id, tab, 1 FROM placed
    ON CONFLICT (company_id, tab) DO UPDATE SET counted = order_count.counted + 1`,
  draft: sql`DELETE FROM ${orderDraft} USING placed
    WHERE order_draft.person_id = placed.placed_by AND order_draft.company_id = placed.company_id
      AND order_draft.quote_id = ${sql.placeholder('quoteId')}::bigint AND order_draft.order_id IS NULL`,
})

function prepareInsertion(db: Db, columns: Columns) {
  const parts = Object.entries(writtenParts(columns)).map(([name, part]) => db.$with(name, {}).as(part))
  const shape = createHash('sha256').update(JSON.stringify(columns)).digest('hex').slice(0, 16)
  return db
    .with(...parts)
    .select({ number: sql<string>`number`, version: sql<number>`version`, state: sql<OrderState>`state` })
    .from(sql`placed`)
    .prepare(`placed order ${shape}`)
}

/** One for each set of columns that rows have: those with an instruction, and those without. */
const insertions = preparedStatement((db) => {
  const byColumns = new Map<string, ReturnType<typeof prepareInsertion>>()
  return (columns: Columns) => {
    const key = Object.values(columns).join(' ')
    const known = byColumns.get(key) ?? prepareInsertion(db, columns)
    byColumns.set(key, known)
    return known
  }
})

/**
 * In one statement: most of the time of placing is that of its statements. Undefined if nothing was written: the company
 * has already placed an order with the same key, or it may no longer order, or not like this.
 */
export async function insertPlacedRows(db: Db, rows: PlacedRows): Promise<PlacedOrder | undefined> {
  const { order, services, lines, instructions, event, companyNeedsApproval } = rows
  const records = {
    order: recordsFor('order', [order]),
    services: recordsFor('services', services),
    lines: recordsFor('lines', lines),
    instructions: recordsFor('instructions', instructions),
    event: recordsFor('event', [event]),
  }
  const parts = Object.entries(records)
  const columns = Object.fromEntries(parts.map(([part, { names }]) => [part, names])) as Columns
  const [placed] = await insertions(db)(columns).execute({
    ...Object.fromEntries(parts.map(([part, { json }]) => [part, json])),
    companyId: order.companyId,
    companyNeedsApproval,
    mayBeNotified: mayBeNotified(event),
    quoteId: services[0]?.quoteId,
  })
  return placed
}
