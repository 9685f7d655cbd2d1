import type { Language } from '#domain/brands/brand.ts'
import { type ImportedKind, importedKinds } from '#domain/rates/rate.ts'
import { type FieldProblem, invalidFields, ok, type Result, refusal } from '#domain/values/refusal.ts'
import { plainTyped } from '#domain/values/typed-text.ts'
import type { SheetRow } from '#server/platform/sheets/read-rows.ts'
import { cellAddress } from '#server/platform/sheets/write-sheet.ts'
import type { RowCells } from './row-cells.ts'
import { columnNamed, isForReader, missingHeaders } from './sheet-columns.ts'

/** The position of each column in the sheet, from 1. */
export type SheetHeader = ReadonlyMap<string, number>

/** A column that is not of the template. */
type IgnoredColumn = { readonly cell: string; readonly header: string }
export type ReadHeader = { readonly header: SheetHeader; readonly ignored: readonly IgnoredColumn[] }

const columnsIn = (kind: ImportedKind, cells: readonly string[]): number =>
  cells.filter((text) => columnNamed(kind, text)).length

/** The kind that more columns belong to than to the one asked for. */
const otherKind = (kind: ImportedKind, { cells }: SheetRow): ImportedKind | undefined =>
  importedKinds.find((other) => columnsIn(other, cells) > columnsIn(kind, cells))

/**
 * Needs the required columns of the template, in any order. Other columns are ignored, unless a required one is missing:
 * it may be the missing one with another name.
 */
export function readHeader(kind: ImportedKind, head: SheetRow, language: Language): Result<ReadHeader> {
  const other = otherKind(kind, head)
  if (other) return refusal('sheet-of-other-kind', { kind: other })
  const header = new Map<string, number>()
  const ignored: IgnoredColumn[] = []
  const problems = new Map<string, FieldProblem>()
  head.cells.forEach((text, index) => {
    if (text === '' || isForReader(text)) return
    const column = columnNamed(kind, text)
    const cell = cellAddress(index + 1, head.row)
    if (!column) ignored.push({ cell, header: text })
    else if (header.has(column.key)) problems.set(cell, 'same-as-before')
    else header.set(column.key, index + 1)
  })
  const missing = missingHeaders(kind, (key) => header.has(key), language)
  if (missing.length > 0) for (const { cell } of ignored) problems.set(cell, 'unknown-value')
  for (const name of missing) problems.set(name, 'required')
  return problems.size > 0 ? invalidFields(Object.fromEntries(problems)) : ok({ header, ignored })
}

export const cellsByKey = (header: SheetHeader, { cells }: SheetRow): RowCells =>
  Object.fromEntries([...header].map(([key, at]) => [key, plainTyped(cells[at - 1] ?? '')]))
