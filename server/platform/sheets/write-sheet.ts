import { cellRef, writeXlsx, writeXlsxStream } from 'hucre/xlsx'
import { quoted, quotedInBook } from './quoted.ts'

export const sheetMediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export type SheetColumn = { readonly header: string; readonly width: number }
/** A text is written as a text even if it looks like a number or formula. */
export type SheetCell = string | number | null

type SheetHead = { readonly name: string; readonly columns: readonly SheetColumn[] }

/** The name of a cell, such as D17; row and column count from one. */
export const cellAddress = (column: number, row: number): string => cellRef(row - 1, column - 1)

const written = (cell: SheetCell): SheetCell => (typeof cell === 'string' ? quotedInBook(cell) : cell)
const headerOf = (columns: readonly SheetColumn[]) =>
  columns.map(({ header, width }) => ({ header: quoted(header), width }))

async function* writtenRows(rows: AsyncIterable<readonly SheetCell[]>): AsyncGenerator<SheetCell[]> {
  for await (const row of rows) yield row.map(written)
}

/** Streams row by row, so that only a few rows are in memory. */
export const writeSheet = (
  { name, columns }: SheetHead,
  rows: AsyncIterable<readonly SheetCell[]>,
): AsyncIterable<Uint8Array> =>
  writeXlsxStream(writtenRows(rows), { name, columns: headerOf(columns), freezePane: { rows: 1 } })

/** The cells of a range have a list to select from; other texts may be typed as well. */
export type CellList = { readonly range: string; readonly source: string }

type BookSheet = SheetHead & {
  readonly rows: readonly (readonly SheetCell[])[]
  readonly lists?: readonly CellList[]
}

/** Several small sheets in one workbook. */
export const writeBook = (sheets: readonly BookSheet[]): Promise<Uint8Array> =>
  writeXlsx({
    sheets: sheets.map(({ name, columns, rows, lists = [] }) => ({
      name,
      columns: columns.map(({ width }) => ({ width })),
      rows: [columns.map(({ header }) => quoted(header)), ...rows.map((row) => row.map(written))],
      freezePane: { rows: 1 },
      dataValidations: lists.map(({ range, source }) => ({
        type: 'list',
        range,
        formula1: source,
        allowBlank: true,
        showErrorMessage: false,
      })),
    })),
  })
