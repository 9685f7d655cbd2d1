import { megabyte } from '#domain/files/file-kind.ts'
import { orderSheetLimits, type SheetLine } from '#domain/orders/sheet/order-sheet.ts'
import { invalidFields, ok, type Result } from '#domain/values/refusal.ts'
import type { SheetPurpose } from '#server/platform/sheets/limits.ts'
import { readRows, type SheetRow } from '#server/platform/sheets/read-rows.ts'
import { cellAddress } from '#server/platform/sheets/write-sheet.ts'
import { columnOf, sheetHeaders, valueOfCell } from './sheet-columns.ts'

const purpose: SheetPurpose = {
  rows: orderSheetLimits.rows,
  characters: 1_000_000,
  unpackedBytes: 10 * megabyte,
  tree: { bytes: 2 * megabyte, tags: 100_000 },
  heapMegabytes: 64,
  readingMs: 10_000,
  keepsTimes: true,
  header: { headers: sheetHeaders, least: 2 },
  text: {
    bytes: orderSheetLimits.megabytes * megabyte,
    lines: orderSheetLimits.rows + 1,
    delimiters: [',', ';', '\t'],
  },
}

type Columns = readonly (string | undefined)[]
type IgnoredColumn = { readonly cell: string; readonly header: string }

function lineOf({ row, cells }: SheetRow, columns: Columns): SheetLine {
  const typed = columns.flatMap((column, at) => {
    const text = (cells[at] ?? '').trim()
    return column === undefined || text === '' ? [] : [[column, valueOfCell(column, text)] as const]
  })
  return { row, cells: Object.fromEntries(typed) }
}

/** The column of each cell of the header; the first of two with the same header counts. */
const columnsOf = ({ cells }: SheetRow): Columns =>
  cells.map(columnOf).map((column, at, all) => (all.indexOf(column) === at ? column : undefined))

/** The columns with a header or any text that are not read. */
function ignoredIn(header: SheetRow, others: readonly SheetRow[], columns: Columns): IgnoredColumn[] {
  const width = Math.max(header.cells.length, ...others.map(({ cells }) => cells.length))
  return Array.from({ length: width }, (_, at) => at)
    .filter((at) => columns[at] === undefined)
    .filter((at) => [header, ...others].some(({ cells }) => (cells[at] ?? '').trim() !== ''))
    .map((at) => ({ cell: cellAddress(at + 1, header.row), header: (header.cells[at] ?? '').trim() }))
}

type OrderSheet = { readonly lines: readonly SheetLine[]; readonly ignored: IgnoredColumn[] }

/** The rows of a workbook or a CSV file, and the columns that are not among them. */
export const readOrderLines = (bytes: Uint8Array): Promise<Result<OrderSheet>> =>
  readRows(bytes, purpose, async (batches) => {
    const rows: SheetRow[] = []
    for await (const batch of batches) rows.push(...batch)
    const [header = { row: 1, cells: [] }, ...others] = rows
    const columns = columnsOf(header)
    if (!columns.includes('orderNo') || new Set(columns).size < 2)
      return invalidFields({ file: 'inconsistent' })
    const lines = others
      .map((row) => lineOf(row, columns))
      .filter(({ cells }) => Object.keys(cells).length > 0)
    if (lines.length === 0) return invalidFields({ file: 'too-few' })
    return ok({ lines, ignored: ignoredIn(header, others, columns) })
  })
