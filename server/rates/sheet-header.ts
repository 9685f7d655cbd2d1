import type { Language } from '#domain/brands/brand.ts'
import type { ImportedKind } from '#domain/rates/rate.ts'
import { type FieldProblem, invalidFields, ok, type Result } from '#domain/values/refusal.ts'
import { plainTyped } from '#domain/values/typed-text.ts'
import type { SheetRow } from '#server/platform/sheets/read-rows.ts'
import { cellAddress } from '#server/platform/sheets/write-sheet.ts'
import type { RowCells } from './row-cells.ts'
import { columnNamed, headerOf, rateColumns } from './sheet-columns.ts'

/** The position of each column in the sheet, from 1. */
export type SheetHeader = ReadonlyMap<string, number>

/** Needs every column of the template, in any order. Unknown columns are refused, so that no price is lost silently. */
export function readHeader(
  kind: ImportedKind,
  { row, cells }: SheetRow,
  language: Language,
): Result<SheetHeader> {
  const header = new Map<string, number>()
  const problems = new Map<string, FieldProblem>()
  cells.forEach((text, index) => {
    if (text === '') return
    const column = columnNamed(kind, text)
    if (!column) problems.set(cellAddress(index + 1, row), 'unknown-value')
    else if (header.has(column.key)) problems.set(cellAddress(index + 1, row), 'same-as-before')
    else header.set(column.key, index + 1)
  })
  for (const column of rateColumns[kind])
    if (!header.has(column.key)) problems.set(headerOf(column, language), 'required')
  return problems.size > 0 ? invalidFields(Object.fromEntries(problems)) : ok(header)
}

export const cellsByKey = (header: SheetHeader, { cells }: SheetRow): RowCells =>
  Object.fromEntries([...header].map(([key, at]) => [key, plainTyped(cells[at - 1] ?? '')]))
