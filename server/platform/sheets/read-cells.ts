import { streamXlsxRows } from 'hucre/xlsx'
import { unquoted } from './quoted.ts'
import { createRowCollector, type RowLimits, type SheetRead } from './sheet-row.ts'

/** Excel stores fifteen significant digits; further ones are rounding noise. */
const excelDigits = 15

function textOf(value: unknown): string {
  if (typeof value === 'string') return unquoted(value.trim()).trim()
  if (typeof value === 'number') return String(Number(value.toPrecision(excelDigits)))
  // A date in a sheet has no time zone: it is the day as typed.
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10)
  return typeof value === 'boolean' ? String(value).toUpperCase() : ''
}

/** Rows of the first sheet without the empty ones. Throws when the file is no workbook. */
export async function readCells(bytes: Uint8Array, limits: RowLimits): Promise<SheetRead> {
  const collector = createRowCollector(limits)
  for await (const { index, values } of streamXlsxRows(bytes, { sheet: 0 })) {
    const stop = collector.add(index + 1, values.map(textOf))
    if (stop) return stop
  }
  return collector.read()
}
