import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { customerOrder, orderCount, orderEvent, orderLine, orderService } from '#database/schema/orders.ts'
import { orderDraft, orderInstruction } from '#database/schema/orders-drafts.ts'
import { orderNotice } from '#database/schema/orders-notices.ts'
import type { OrderState } from '#domain/orders/lifecycle/states.ts'
import { mayBeNoticed } from '#domain/orders/notices/order-notices.ts'
import type { Db } from '#server/platform/database/connect.ts'

type OfOrder<T extends PgTable> = Omit<T['$inferInsert'], 'orderId'>

export type PlacedRows = {
  readonly order: typeof customerOrder.$inferInsert
  readonly services: readonly OfOrder<typeof orderService>[]
  readonly lines: readonly OfOrder<typeof orderLine>[]
  readonly instructions: readonly OfOrder<typeof orderInstruction>[]
  readonly event: OfOrder<typeof orderEvent>
}

export type PlacedOrder = { readonly number: string; readonly version: number; readonly state: OrderState }

/** The rows as one JSON parameter, under the names of their columns, and the names that any of them has. */
function recordsFor(
  table: PgTable,
  rows: readonly object[],
): { readonly names: string[]; readonly from: SQL } {
  const columns = getTableColumns(table)
  const records = rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).flatMap(([key, value]) =>
        value === undefined ? [] : [[columns[key]?.name ?? key, value]],
      ),
    ),
  )
  const names = [...new Set(records.flatMap(Object.keys))]
  const type = sql.identifier(getTableName(table))
  return {
    names,
    from: sql`jsonb_populate_recordset(null::${type}, ${JSON.stringify(records)}::jsonb) AS record`,
  }
}

const listed = (names: readonly string[], prefix = ''): SQL =>
  sql.raw(names.map((name) => `${prefix}"${name}"`).join(', '))

const insertRows = (table: PgTable, rows: readonly object[]): SQL => {
  const { names, from } = recordsFor(table, rows)
  return sql`INSERT INTO ${table} (${listed(names)}) SELECT ${listed(names, 'record.')} FROM ${from}`
}

/** Rows that name the order that is placed in the same statement. */
const insertOfOrder = (table: PgTable, rows: readonly object[]): SQL => {
  if (rows.length === 0) return sql`SELECT`
  const { names, from } = recordsFor(table, rows)
  return sql`INSERT INTO ${table} (order_id, ${listed(names)}) SELECT placed.id, ${listed(names, 'record.')} FROM placed, ${from}`
}

/**
 * Everything that placing an order writes, in one statement: most of the time of placing is that of its statements.
 * Undefined if the company has already placed an order with the same key; then nothing is written.
 */
export async function insertPlacedRows(db: Db, rows: PlacedRows): Promise<PlacedOrder | undefined> {
  const { order, services, lines, instructions, event } = rows
  const [service] = services
  const { rows: placed } = await db.execute<PlacedOrder>(sql`
    WITH placed AS (
      ${insertRows(customerOrder, [order])}
      ON CONFLICT (company_id, save_key) DO NOTHING
      RETURNING id, company_id, placed_by, tab, number, version, state
    ), services AS (${insertOfOrder(orderService, services)}
    ), lines AS (${insertOfOrder(orderLine, lines)}
    ), instructions AS (${insertOfOrder(orderInstruction, instructions)}
    ), event AS (${insertOfOrder(orderEvent, [event])} RETURNING id
    ), notice AS (
      INSERT INTO ${orderNotice} (event_id) SELECT id FROM event WHERE ${mayBeNoticed(event)}
    ), counted AS (
      INSERT INTO ${orderCount} (company_id, tab, counted) SELECT company_id, tab, 1 FROM placed
      ON CONFLICT (company_id, tab) DO UPDATE SET counted = order_count.counted + 1
    ), draft AS (
      DELETE FROM ${orderDraft} USING placed
      WHERE order_draft.person_id = placed.placed_by AND order_draft.company_id = placed.company_id
        AND order_draft.quote_id = ${service?.quoteId ?? null} AND order_draft.order_id IS NULL
    )
    SELECT number, version, state FROM placed`)
  return placed[0]
}
