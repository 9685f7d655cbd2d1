import type { ImportRow } from '#contract/rate-imports.ts'
import { cellAddress } from '#server/platform/sheets/write-sheet.ts'
import type { RowCells } from './row-cells.ts'
import type { SheetHeader } from './sheet-header.ts'
import { surchargeFields } from './surcharge-text.ts'

export type Cell = ImportRow['cells'][number]
type TextChange = Pick<Cell, 'field' | 'before' | 'after'>

/** A field within a cell, such as one surcharge, has the column of its cell; 0 if the sheet has no such column. */
export const columnAt = (header: SheetHeader, field: string): number =>
  header.get(field) ?? header.get(field.split('.')[0] ?? '') ?? 0

const addressIn = (header: SheetHeader, field: string, row: number): string => {
  const column = columnAt(header, field)
  return column === 0 ? '' : cellAddress(column, row)
}

export const cellIn = (header: SheetHeader, row: number) => {
  return (field: string, details: Partial<Cell>): Cell => ({
    cell: addressIn(header, field, row),
    field,
    problem: null,
    before: null,
    after: null,
    ...details,
  })
}

/** What differs between two cells of surcharges, surcharge by surcharge; the whole texts if only their order does. */
function changedSurcharges(old: string, current: string): readonly TextChange[] {
  const [before, after] = [surchargeFields(old), surchargeFields(current)]
  const changes = [...new Set([...before.keys(), ...after.keys()])]
    .filter((name) => before.get(name) !== after.get(name))
    .map((name) => ({
      field: `surcharges.${name}`,
      before: before.get(name) ?? null,
      after: after.get(name) ?? null,
    }))
  return changes.length > 0 ? changes : [{ field: 'surcharges', before: old || null, after: current || null }]
}

/** The cells that differ; of a new rate, compared with nothing, all that have a text. */
export function changedCells(
  header: SheetHeader,
  row: number,
  before: RowCells,
  after: RowCells,
): readonly Cell[] {
  const cellAt = cellIn(header, row)
  return [...header.keys()].flatMap((field) => {
    const [old, current] = [before[field] ?? '', after[field] ?? '']
    if (old === current) return []
    // The surcharges of a new rate are shown as they are written.
    if (field !== 'surcharges' || old === '')
      return [cellAt(field, { before: old || null, after: current || null })]
    return changedSurcharges(old, current).map((change) => cellAt(field, change))
  })
}
