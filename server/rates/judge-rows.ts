import type { ImportRow } from '#contract/rate-imports.ts'
import type { KnownLanes } from '#domain/rates/lane-problems.ts'
import type { ImportedKind } from '#domain/rates/rate.ts'
import { findCertifiedByText, findCompanyCards } from '#server/certification/index.ts'
import type { Queries } from '#server/platform/database/connect.ts'
import type { SheetRow } from '#server/platform/sheets/read-rows.ts'
import { cellAddress } from '#server/platform/sheets/write-sheet.ts'
import { newestVersions, openRates, type StoredImportRow } from './import-store.ts'
import { companyTexts, type JudgedRow, judgeRow } from './judge-row.ts'
import { costsOf, type StoredRate } from './rate-store.ts'
import { cellsOfRate, type RowCells, type SheetRate } from './row-cells.ts'
import { cellsByKey, type SheetHeader } from './sheet-header.ts'

type Cell = ImportRow['cells'][number]

export type Judging = {
  readonly queries: Queries
  readonly importId: string
  readonly kind: ImportedKind
  readonly header: SheetHeader
  /** The codes that came so far: each may come once. */
  readonly seen: Set<string>
  readonly lanes: KnownLanes
}

/** Stored versions as a sheet would show them, by code. */
export async function shownRates(
  queries: Queries,
  kind: ImportedKind,
  stored: readonly StoredRate[],
): Promise<readonly (SheetRate & { readonly id: string })[]> {
  const costs = await costsOf(
    queries,
    stored.map(({ id }) => id),
  )
  const cards = await findCompanyCards(
    queries,
    stored.flatMap(({ companies }) => companies ?? []),
  )
  const codes = new Map(cards.map(({ companyId, creditCode }) => [companyId, creditCode]))
  return stored.map(({ id, code, validFrom, validTo, brands, companies, terms }) => ({
    ...{ id, kind, code, validFrom, validTo, brands },
    companies: companies?.map((companyId) => codes.get(companyId) ?? companyId) ?? null,
    terms: terms as SheetRate['terms'],
    cost: costs.get(id) ?? null,
  }))
}

const addressed = ({ header }: Judging, row: number) => {
  return (field: string, told: Partial<Cell>): Cell => ({
    cell: cellAddress(header.get(field) ?? 1, row),
    field,
    problem: null,
    before: null,
    after: null,
    ...told,
  })
}

function wrongCells(judging: Judging, row: number, cells: RowCells, judged: JudgedRow): readonly Cell[] {
  const cellAt = addressed(judging, row)
  const wrong = new Map(judged.ok ? [] : judged.problems)
  const code = cells.code ?? ''
  if (code !== '' && judging.seen.has(code) && !wrong.has('code')) wrong.set('code', 'same-as-before')
  judging.seen.add(code)
  return [...wrong].map(([field, problem]) => cellAt(field, { problem, after: cells[field] || null }))
}

function changedCells(judging: Judging, row: number, before: RowCells, after: RowCells): readonly Cell[] {
  const cellAt = addressed(judging, row)
  return [...judging.header.keys()].flatMap((field) => {
    const [was, is] = [before[field] ?? '', after[field] ?? '']
    return was === is ? [] : [cellAt(field, { before: was || null, after: is || null })]
  })
}

type Known = {
  /** What holds of a code until something else does. A row that was compared with it is only good while it stands. */
  readonly openVersion: ReadonlyMap<string, { readonly id: string; readonly cells: RowCells }>
  readonly newest: ReadonlyMap<string, string>
}

function outcomeOf(
  judging: Judging,
  row: number,
  { cells, judged }: { readonly cells: RowCells; readonly judged: JudgedRow },
  { openVersion, newest }: Known,
): StoredImportRow {
  const { importId } = judging
  const wrong = wrongCells(judging, row, cells, judged)
  const code = cells.code || null
  if (!judged.ok || wrong.length > 0)
    return { importId, row, outcome: 'wrong', code, basedOn: null, rate: null, cells: wrong }
  const { shown } = judged
  const basedOn = newest.get(shown.code) ?? null
  const before = openVersion.get(shown.code)
  const rate = { ...judged.rate, openVersion: before?.id ?? null }
  if (!before) return { importId, row, outcome: 'added', code, basedOn, rate, cells: [] }
  const changed = changedCells(judging, row, before.cells, cellsOfRate(shown))
  return changed.length === 0
    ? { importId, row, outcome: 'unchanged', code, basedOn, rate: null, cells: [] }
    : { importId, row, outcome: 'changed', code, basedOn, rate, cells: changed }
}

/** Some rows of a sheet against what stands: what each would do, or what is wrong with it. */
export async function judgeRows(judging: Judging, rows: readonly SheetRow[]): Promise<StoredImportRow[]> {
  const { queries, kind, header } = judging
  const given = rows.map((row) => ({ row: row.row, cells: cellsByKey(header, row) }))
  const companies = await findCertifiedByText(
    queries,
    given.flatMap(({ cells }) => companyTexts(cells)),
  )
  const codes = [...new Set(given.flatMap(({ cells }) => (cells.code ? [cells.code] : [])))]
  const open = codes.length > 0 ? await openRates(queries, kind, codes) : []
  const shown = await shownRates(queries, kind, open)
  const known = {
    openVersion: new Map(shown.map(({ id, ...rate }) => [rate.code, { id, cells: cellsOfRate(rate) }])),
    newest: codes.length > 0 ? await newestVersions(queries, kind, codes) : new Map<string, string>(),
  }
  return given.map(({ row, cells }) =>
    outcomeOf(
      judging,
      row,
      { cells, judged: judgeRow(kind, cells, { companies, lanes: judging.lanes }) },
      known,
    ),
  )
}
