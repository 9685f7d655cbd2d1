import { megabyte } from '#domain/files/file-kind.ts'
import { orderSheetLimits, type SheetLine } from '#domain/orders/sheet/order-sheet.ts'
import { invalidFields, ok, type Result } from '#domain/values/refusal.ts'
import type { SheetPurpose } from '#server/platform/sheets/limits.ts'
import { readRows, type SheetRow } from '#server/platform/sheets/read-rows.ts'
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

function lineOf({ row, cells }: SheetRow, columns: readonly (string | undefined)[]): SheetLine {
  const typed = columns.flatMap((column, at) => {
    const text = (cells[at] ?? '').trim()
    return column === undefined || text === '' ? [] : [[column, valueOfCell(column, text)] as const]
  })
  return { row, cells: Object.fromEntries(typed.toReversed()) }
}

/** The rows of a workbook or a CSV file; the first of two columns with the same header counts. */
export const readOrderLines = (bytes: Uint8Array): Promise<Result<readonly SheetLine[]>> =>
  readRows(bytes, purpose, async (batches) => {
    const rows: SheetRow[] = []
    for await (const batch of batches) rows.push(...batch)
    const [header, ...others] = rows
    const columns = (header?.cells ?? []).map(columnOf)
    if (!columns.includes('orderNo') || new Set(columns).size < 2)
      return invalidFields({ file: 'inconsistent' })
    const lines = others
      .map((row) => lineOf(row, columns))
      .filter(({ cells }) => Object.keys(cells).length > 0)
    return lines.length === 0 ? invalidFields({ file: 'too-few' }) : ok(lines)
  })
