import type { ImportRow, ImportView } from '#contract/rate-imports.ts'

/** A wrong or changed cell of a row, or a row without any. */
export type CellRow = Pick<ImportRow, 'row' | 'code' | 'isLeftOut' | 'isChangedSince' | 'margins'> & {
  readonly id: string
  /** The first line of its row. */
  readonly isFirst: boolean
  /** All cells of the row. */
  readonly cells: ImportRow['cells']
  readonly change: ImportRow['cells'][number] | undefined
}

/** What changed after the preview is marked until the import is confirmed. */
export const cellRowsOf = (rows: readonly ImportRow[], state: ImportView['state']): readonly CellRow[] =>
  rows
    .map((row) => ({ ...row, isChangedSince: row.isChangedSince && state === 'previewed' }))
    .flatMap(({ outcome, ...row }): CellRow[] =>
      // A new rate has one line with all its figures.
      row.cells.length === 0 || outcome === 'added'
        ? [{ ...row, id: String(row.row), isFirst: true, change: undefined }]
        : row.cells.map((change, index) => ({
            ...row,
            id: `${row.row} ${change.cell} ${change.field}`,
            isFirst: index === 0,
            change,
          })),
    )
