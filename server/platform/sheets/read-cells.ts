import { streamXlsxRows } from 'hucre/xlsx'
import { isSoundArchive } from './archive.ts'
import { sheetLimits } from './limits.ts'
import { unquoted } from './quoted.ts'

/** One row of a sheet: its row number and its cells as texts. */
export type SheetRow = { readonly row: number; readonly cells: readonly string[] }

export type CellsRead =
  | { readonly kind: 'rows'; readonly rows: readonly SheetRow[] }
  | { readonly kind: 'too-many' }
  | { readonly kind: 'unreadable' }

/** Excel stores fifteen significant digits; further ones are rounding noise. */
const excelDigits = 15

function textOf(value: unknown): string {
  if (typeof value === 'string') return unquoted(value.trim()).trim()
  if (typeof value === 'number') return String(Number(value.toPrecision(excelDigits)))
  // A date in a sheet has no time zone: it is the day as typed.
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10)
  return typeof value === 'boolean' ? String(value).toUpperCase() : ''
}

/** Without trailing empty cells. */
function cellsOf(values: readonly unknown[]): readonly string[] {
  const cells = values.map(textOf)
  return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1)
}

/** Rows of the first sheet without the empty ones. Throws when the file is no workbook. */
export async function readCells(bytes: Uint8Array): Promise<CellsRead> {
  if (!isSoundArchive(bytes)) return { kind: 'unreadable' }
  const rows: SheetRow[] = []
  for await (const { index, values } of streamXlsxRows(bytes, { sheet: 0 })) {
    const cells = cellsOf(values)
    if (cells.length === 0) continue
    if (rows.length > sheetLimits.rows || cells.length > sheetLimits.columns) return { kind: 'too-many' }
    if (cells.some((cell) => cell.length > sheetLimits.cellText)) return { kind: 'too-many' }
    rows.push({ row: index + 1, cells })
  }
  return { kind: 'rows', rows }
}
