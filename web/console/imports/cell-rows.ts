import type { ImportRow } from '#contract/rate-imports.ts'

/** A wrong or changed cell of a row, or a row without any. */
export type CellRow = Pick<ImportRow, 'row' | 'code'> & {
  readonly id: string
  readonly change: ImportRow['cells'][number] | undefined
}

export const cellRowsOf = (rows: readonly ImportRow[]): readonly CellRow[] =>
  rows.flatMap(({ row, code, cells }): CellRow[] =>
    cells.length === 0
      ? [{ id: String(row), row, code, change: undefined }]
      : cells.map((change) => ({ id: `${row} ${change.cell} ${change.field}`, row, code, change })),
  )
