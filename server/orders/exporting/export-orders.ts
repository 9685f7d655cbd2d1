import type { DataOf } from '#contract/call.ts'
import type * as calls from '#contract/order-exports.ts'
import type { Actor } from '#domain/access/actor.ts'
import type { Language } from '#domain/brands/brand.ts'
import {
  type ExportColumn,
  exportColumns,
  isFactColumn,
  maxExportedOrders,
} from '#domain/orders/export/export-columns.ts'
import { type OrderSort, usualCustomerSort } from '#domain/orders/lifecycle/order-sorts.ts'
import { ok, type Result, refusal } from '#domain/values/refusal.ts'
import { shanghaiDay } from '#domain/values/shanghai-day.ts'
import type { OrderDeps } from '#server/orders/deps.ts'
import { namedRows, requireOrderReader } from '#server/orders/reading/read-orders.ts'
import {
  countMatching,
  type OrderSearch,
  orderListOrder,
  searchOrders,
} from '#server/orders/reading/search-orders-store.ts'
import { shipmentFactsOf } from '#server/orders/reading/shipment-facts.ts'
import { findServicesOf, type OrderListRow } from '#server/orders/store/order-store.ts'
import { listedChoices } from '#server/orders/wording/listed-choices.ts'
import { type OrderWords, orderWords } from '#server/orders/wording/order-words.ts'
import { ownPlaces } from '#server/places/index.ts'
import { createConcurrencyLimiter } from '#server/platform/concurrency-limiter.ts'
import type { EndpointInput } from '#server/platform/http/endpoint.ts'
import type { SentFile } from '#server/platform/http/replies/reply-file.ts'
import { limitedPieces } from '#server/platform/limited-pieces.ts'
import { createPauses } from '#server/platform/pauses.ts'
import { type SheetCell, sheetMediaType, writeSheet } from '#server/platform/sheets/write-sheet.ts'
import { bookingCells, bookingColumns } from './booking-cells.ts'
import { factCell, shipmentCell, shipmentColumn } from './shipment-cells.ts'

const ordersAtOnce = 500

/** Exports at once. None waits: a client that has given up would get its place. */
const limited = createConcurrencyLimiter({ concurrent: 3, queued: 0 })

export type ExportFilters = EndpointInput<typeof calls.exportShipments>['query']
export type Wanted = Omit<OrderSearch, 'order' | 'limit'> & { readonly sort: OrderSort }

/** The orders of the list on all its pages. */
export function wantedBy(
  actor: Actor,
  { mine, sort = usualCustomerSort, ...filters }: ExportFilters,
): Result<Wanted> {
  const reader = requireOrderReader(actor)
  if (!reader.ok) return reader
  const { audience, personId } = reader.value
  return ok({ ...filters, ...(mine && { ownerId: personId }), audience, sort })
}

/** Reads in pages while the reply is sent: in memory is one page. */
async function* pagesOf(
  { database: { db } }: SheetDeps,
  { sort, ...search }: Wanted,
): AsyncGenerator<readonly OrderListRow[]> {
  let after: string | undefined
  do {
    const order = orderListOrder(sort, after)
    if (!order.ok) throw new Error('The position of an order in its own list is refused')
    const found = await searchOrders(db, { ...search, order: order.value, limit: ordersAtOnce + 1 })
    const { shown, next } = order.value.pageOf(found, ordersAtOnce)
    yield shown
    after = next ?? undefined
  } while (after !== undefined)
}

/** What a sheet is made from. */
type SheetDeps = Pick<OrderDeps, 'database' | 'findPeople'>

/** The cells of some orders. */
export type Sheet = {
  readonly name: 'shipments' | 'bookings'
  readonly columns: readonly { readonly header: string; readonly width: number }[]
  cellsOf(rows: readonly OrderListRow[]): Promise<readonly (readonly SheetCell[])[]>
}

export async function* rowsOf(deps: SheetDeps, wanted: Wanted, { cellsOf }: Sheet) {
  const pause = createPauses()
  for await (const page of pagesOf(deps, wanted))
    for (const cells of await cellsOf(page)) {
      await pause()
      yield cells
    }
}

export const wordsFor = async ({ database: { db } }: SheetDeps, language: Language): Promise<OrderWords> =>
  orderWords(
    language,
    new Map((await ownPlaces(db)).map(({ code, name }) => [code, name])),
    await listedChoices(db),
  )

async function sheetFile(
  deps: OrderDeps,
  wanted: Wanted,
  words: OrderWords,
  sheet: Sheet,
): Promise<Result<SentFile>> {
  const rows = await countMatching(deps.database.db, wanted, maxExportedOrders + 1)
  if (rows > maxExportedOrders) return refusal('too-many-to-export', { max: maxExportedOrders })
  const { name, columns } = sheet
  const head = { name: words.text(`orderExports.${name}`), columns }
  const pieces = await limitedPieces(limited, writeSheet(head, rowsOf(deps, wanted, sheet)))
  if (!pieces.ok) return pieces
  const day = shanghaiDay(deps.clock.now())
  return ok({ name: `${name}-${day}-${rows}.xlsx`, mediaType: sheetMediaType, pieces: pieces.value })
}

type ExportInput = Pick<EndpointInput<typeof calls.exportShipments>, 'query' | 'request' | 'principal'> & {
  readonly query: { readonly columns?: EndpointInput<typeof calls.shipmentsCommonExport>['query']['columns'] }
}

/** All columns, or those that the reader chose. */
export const shipmentsSheet = (
  deps: SheetDeps,
  words: OrderWords,
  columns: readonly ExportColumn[] = exportColumns,
): Sheet => ({
  name: 'shipments',
  columns: columns.map((column) => shipmentColumn(words, column)),
  async cellsOf(rows) {
    const view = await namedRows(deps, rows)
    // A sheet without these columns does not read the prices of its orders.
    const factsOf = await shipmentFactsOf(deps.database.db, columns.some(isFactColumn) ? rows : [])
    return rows.map((row) => {
      const [shown, facts] = [view(row), factsOf(row)]
      return columns.map((column) =>
        isFactColumn(column) ? factCell(facts, column, words) : shipmentCell(shown, column, words),
      )
    })
  },
})

export const bookingsSheet = (deps: SheetDeps, words: OrderWords): Sheet => ({
  name: 'bookings',
  columns: bookingColumns(words),
  async cellsOf(rows) {
    const view = await namedRows(deps, rows)
    const services = await findServicesOf(deps.database.db, rows)
    const noValues = { fields: {}, groups: {} }
    return rows.map((row) => bookingCells(view(row), services.get(row.id)?.values ?? noValues, words))
  },
})

export async function exportShipments(
  deps: OrderDeps,
  { query, request: { language }, principal }: ExportInput,
): Promise<Result<SentFile>> {
  const { columns, ...filters } = query
  const wanted = wantedBy(principal.actor, filters)
  if (!wanted.ok) return wanted
  const words = await wordsFor(deps, language)
  return sheetFile(deps, wanted.value, words, shipmentsSheet(deps, words, columns))
}

export async function exportBookings(
  deps: OrderDeps,
  { query, request: { language }, principal }: EndpointInput<typeof calls.exportBkOrder>,
): Promise<Result<SentFile>> {
  const wanted = wantedBy(principal.actor, { ...query, service: 'ocean' })
  if (!wanted.ok) return wanted
  const words = await wordsFor(deps, language)
  return sheetFile(deps, wanted.value, words, bookingsSheet(deps, words))
}

export async function countOrders(
  { database: { db } }: OrderDeps,
  { query, principal }: EndpointInput<typeof calls.countOrders>,
): Promise<Result<DataOf<typeof calls.countOrders>>> {
  const wanted = wantedBy(principal.actor, query)
  if (!wanted.ok) return wanted
  const most = maxExportedOrders + 1
  const isSeaOnly = query.service === undefined || query.service === 'ocean'
  const orders = await countMatching(db, wanted.value, most)
  const bookings = isSeaOnly ? await countMatching(db, { ...wanted.value, service: 'ocean' }, most) : 0
  return ok({ orders, bookings, isTooMany: orders > maxExportedOrders })
}
