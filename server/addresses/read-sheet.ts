import type { AddressRow } from '#contract/addresses.ts'
import {
  type AddressField,
  type AddressTexts,
  addressFields,
  addressKey,
  addressLimits,
  addressProblems,
  cleanAddress,
} from '#domain/addresses/address-entry.ts'
import { megabyte } from '#domain/files/file-kind.ts'
import { invalidFields, ok, type Result, type WrongFields } from '#domain/values/refusal.ts'
import type { SheetPurpose } from '#server/platform/sheets/limits.ts'
import { readRows, type SheetRow } from '#server/platform/sheets/read-rows.ts'
import { columnOf, kindOf, type SheetColumn, sheetHeaders, valueOfCell } from './address-columns.ts'

const purpose: SheetPurpose = {
  rows: addressLimits.sheet.rows,
  characters: 1_000_000,
  unpackedBytes: 10 * megabyte,
  tree: { bytes: 2 * megabyte, tags: 100_000 },
  heapMegabytes: 64,
  readingMs: 10_000,
  header: { headers: sheetHeaders, least: 3 },
}

type Columns = ReadonlyMap<SheetColumn, number>

/** Where each column is; the first of two with the same header counts. */
const columnsOf = ({ cells }: SheetRow): Columns =>
  new Map(
    cells
      .map((header, at) => [columnOf(header), at] as const)
      .filter((found): found is [SheetColumn, number] => found[0] !== undefined)
      .toReversed(),
  )

const neededColumns: readonly SheetColumn[] = ['kind', 'name', 'country']

/** Without a kind nothing is required, but what is filled in is checked. */
function problemsOf(entry: Omit<AddressTexts, 'kind'>, kind: string): WrongFields {
  const known = kindOf(kind)
  if (known) return addressProblems({ ...entry, kind: known })
  const others = Object.entries(addressProblems({ ...entry, kind: 'shipper' }))
  const filled = others.filter(([field, problem]) => problem !== 'required' && field !== 'district')
  return { kind: kind === '' ? 'required' : 'unknown-value', ...Object.fromEntries(filled) }
}

function readRow({ row, cells }: SheetRow, columns: Columns): AddressRow {
  const cell = (column: SheetColumn) => cells[columns.get(column) ?? -1] ?? ''
  const texts = Object.fromEntries(
    addressFields.map((field) => [field, valueOfCell(field, cell(field))]),
  ) as Record<AddressField, string>
  const kind = kindOf(cell('kind'))
  const fields = problemsOf(texts, cell('kind'))
  const isRight = kind !== undefined && Object.keys(fields).length === 0
  const entry = isRight ? cleanAddress({ ...texts, kind }) : { ...texts, ...(kind && { kind }) }
  return { row, entry, fields, isKnown: false }
}

const isComplete = ({ entry, fields }: AddressRow): boolean =>
  entry.kind !== undefined && Object.keys(fields).length === 0

/** Entries that the address book or an earlier row of the sheet has. */
function markKnown(rows: readonly AddressRow[], known: ReadonlySet<string>): readonly AddressRow[] {
  const seen = new Set(known)
  return rows.map((row) => {
    const { kind } = row.entry
    if (!isComplete(row) || kind === undefined) return row
    const key = addressKey({ ...row.entry, kind })
    const isKnown = seen.has(key)
    seen.add(key)
    return { ...row, isKnown }
  })
}

/** The entries of a sheet; a row that is wrong names its fields. */
export const readAddressRows = (
  bytes: Uint8Array,
  known: ReadonlySet<string>,
): Promise<Result<readonly AddressRow[]>> =>
  readRows(bytes, purpose, async (batches) => {
    const rows: SheetRow[] = []
    for await (const batch of batches) rows.push(...batch)
    const [header, ...entries] = rows
    const columns = header ? columnsOf(header) : new Map()
    if (!neededColumns.every((column) => columns.has(column))) return invalidFields({ file: 'inconsistent' })
    if (entries.length === 0) return invalidFields({ file: 'too-few' })
    return ok(
      markKnown(
        entries.map((row) => readRow(row, columns)),
        known,
      ),
    )
  })
