import { rateCode } from '#contract/rate-pricing.ts'
import type { KnownLanes } from '#domain/rates/lane-problems.ts'
import type { ImportedKind, RateHead } from '#domain/rates/rate.ts'
import type { UnderstandCells } from '#domain/rates/understand-cells.ts'
import { overlap } from '#domain/rates/valid-on.ts'
import { findCompaniesByText, findCompanyCards } from '#server/certification/index.ts'
import type { Db } from '#server/platform/database/connect.ts'
import type { SheetRow } from '#server/platform/sheets/read-rows.ts'
import { cellAddress } from '#server/platform/sheets/write-sheet.ts'
import { endingRates, type NewImportRow, newestVersions, openRates } from '#server/rates/import-store.ts'
import { costsOf, type StoredRate } from '#server/rates/rate-store.ts'
import type { SpellingOf } from './code-spelling-store.ts'
import { cellsOfRate, type RowCells, type SheetRate } from './row-cells.ts'
import { type Cell, cellIn, changedCells, columnAt } from './row-changes.ts'
import { cellsByKey, type SheetHeader } from './sheet-header.ts'
import { companyTexts, type RowResult, validateRow } from './validate-row.ts'

type Validity = Pick<RateHead, 'validFrom' | 'validTo'>

type SeenRow = Validity & { readonly row: number }

export type ImportContext = {
  readonly db: Db
  readonly importId: string
  readonly kind: ImportedKind
  readonly header: SheetHeader
  /** How a code of the sheet is stored; letter case does not distinguish codes. */
  readonly spellingOf: SpellingOf
  /** The rows so far by code; a code may occur again for other days. */
  readonly seen: Map<string, SeenRow[]>
  readonly lanes: KnownLanes
  readonly understand: UnderstandCells
  /** When the sheet is read; an edit has no sheet. */
  readonly now?: Date
}

/** Stored versions as rows of a sheet. */
export async function sheetRatesOf(
  db: Db,
  kind: ImportedKind,
  stored: readonly StoredRate[],
): Promise<readonly (SheetRate & { readonly id: string })[]> {
  const costs = await costsOf(
    db,
    stored.map(({ id }) => id),
  )
  const cards = await findCompanyCards(
    db,
    stored.flatMap(({ companies }) => companies ?? []),
  )
  const numbers = new Map(cards.map(({ companyId, number }) => [companyId, number]))
  return stored.map(({ id, code, validFrom, validTo, brands, companies, pricing }) => ({
    id,
    kind,
    code,
    validFrom,
    validTo,
    brands,
    companies: companies?.map((companyId) => numbers.get(companyId) ?? companyId) ?? null,
    pricing: pricing as SheetRate['pricing'],
    cost: costs.get(id) ?? null,
  }))
}

/** The earlier row with this code, if it is the same rate. */
function seenBefore(
  { seen }: ImportContext,
  row: number,
  { code = '', validFrom = '', validTo = '' }: RowCells,
  hasDays: boolean,
): SeenRow | undefined {
  if (code === '') return undefined
  const earlier = seen.get(code) ?? []
  // Without valid dates the days are unknown, so the code may occur once.
  const same = earlier.find((other) => !hasDays || overlap(other, { validFrom, validTo }))
  if (!same) seen.set(code, [...earlier, { row, validFrom, validTo }])
  return same
}

function wrongCells(
  context: ImportContext,
  row: number,
  cells: RowCells,
  result: RowResult,
): readonly Cell[] {
  const cellAt = cellIn(context.header, row)
  const wrong = new Map(result.ok ? [] : result.problems)
  const same = seenBefore(context, row, cells, result.ok)
  if (same && !wrong.has('code')) wrong.set('code', 'same-as-before')
  const sameCell = same && cellAddress(columnAt(context.header, 'code'), same.row)
  const { header } = context
  const inOrder = [...wrong].toSorted(([one], [other]) => columnAt(header, one) - columnAt(header, other))
  const parts = result.ok ? undefined : result.parts
  return inOrder.map(([field, problem]) => {
    const isSame = field === 'code' && problem === 'same-as-before'
    const before = (isSame ? sameCell : parts?.get(field)) || null
    return cellAt(field, { problem, before, after: cells[field] || null })
  })
}

type OpenVersion = Validity & { readonly id: string; readonly cells: RowCells }

/** The version that the row would replace, or else the newest one, to show what differs. */
const openVersionFor = (row: Validity, versions: readonly OpenVersion[] = []): OpenVersion | undefined =>
  versions.find((version) => overlap(row, version)) ?? versions[0]

type StoredVersions = {
  /** By code, the newest first. Confirming refuses a row whose open version is another one by then. */
  readonly open: ReadonlyMap<string, readonly OpenVersion[]>
  readonly newest: ReadonlyMap<string, { readonly id: string; readonly version: number }>
  /** By code, the versions that apply until a scheduled one replaces them. */
  readonly ending: ReadonlyMap<string, readonly OpenVersion[]>
}

/** The cells of one row; of an edit also those of the version it edits. */
export type CellsOfRow = {
  readonly row: number
  readonly cells: RowCells
  readonly edited?: Pick<OpenVersion, 'id' | 'cells'>
}

const filled = (cells: RowCells): RowCells =>
  Object.fromEntries(Object.entries(cells).filter(([, text]) => text !== ''))

const comparedWithNothing = { comparedVersionId: null, comparedVersion: 0, openVersionId: null }

/** With the cells as the sheet has them. */
type ValidatedRow = CellsOfRow & { readonly source: RowCells; readonly result: RowResult }

/** Where the sheet has no column, a row keeps what the version that it replaces says. */
function withKeptCells({ header }: ImportContext, cells: RowCells, { open }: StoredVersions): RowCells {
  const { code = '', validFrom = '', validTo = '' } = cells
  const replaced = openVersionFor({ validFrom, validTo }, open.get(code))
  const kept = Object.entries(replaced?.cells ?? {}).filter(([key]) => !header.has(key))
  return kept.length === 0 ? cells : { ...cells, ...Object.fromEntries(kept) }
}

/** An export has the version in force beside the scheduled one that replaces it: such a row changes nothing. */
function repeatsEnding(
  { header, seen }: ImportContext,
  { row, result }: ValidatedRow,
  all: readonly ValidatedRow[],
  { ending }: StoredVersions,
): boolean {
  if (!result.ok) return false
  const { sheetRate } = result
  const isSame = ({ cells }: OpenVersion) =>
    changedCells(header, row, cells, cellsOfRate(sheetRate)).length === 0
  if (!ending.get(sheetRate.code)?.some(isSame)) return false
  const others = all.flatMap((other) =>
    other.row !== row && other.result.ok && other.result.sheetRate.code === sheetRate.code
      ? [other.result.sheetRate]
      : [],
  )
  return [...others, ...(seen.get(sheetRate.code) ?? [])].some((other) => overlap(other, sheetRate))
}

function rowOutcome(
  context: ImportContext,
  validated: ValidatedRow,
  all: readonly ValidatedRow[],
  versions: StoredVersions,
): NewImportRow {
  const { row, cells, source, edited, result } = validated
  const { importId, header } = context
  const identity = {
    importId,
    row,
    code: cells.code || null,
    editedVersionId: edited?.id ?? null,
    source: edited ? null : filled(source),
  }
  if (repeatsEnding(context, validated, all, versions))
    return { ...identity, ...comparedWithNothing, outcome: 'unchanged', rate: null, cells: [] }
  const wrong = wrongCells(context, row, cells, result)
  if (!result.ok || wrong.length > 0)
    return { ...identity, ...comparedWithNothing, outcome: 'wrong', rate: null, cells: wrong }
  const { rate, sheetRate } = result
  const { open, newest } = versions
  const replaced = openVersionFor(sheetRate, open.get(sheetRate.code))
  const before = edited ?? replaced
  const compared = {
    ...identity,
    comparedVersionId: newest.get(sheetRate.code)?.id ?? null,
    comparedVersion: newest.get(sheetRate.code)?.version ?? 0,
    openVersionId: replaced?.id ?? null,
  }
  const cellsChanged = changedCells(header, row, before?.cells ?? {}, cellsOfRate(sheetRate))
  return cellsChanged.length === 0
    ? { ...compared, outcome: 'unchanged', rate: null, cells: [] }
    : { ...compared, outcome: before ? 'changed' : 'added', rate, cells: cellsChanged }
}

async function storedVersions(
  { db, kind, now }: ImportContext,
  codes: readonly string[],
): Promise<StoredVersions> {
  if (codes.length === 0) return { open: new Map(), newest: new Map(), ending: new Map() }
  const byCode = async (stored: readonly StoredRate[]) => {
    const rates = await sheetRatesOf(db, kind, stored)
    const versions = rates.map(({ id, ...rate }) => ({ ...rate, id, cells: cellsOfRate(rate) }))
    return Map.groupBy(versions, ({ code }) => code)
  }
  return {
    open: await byCode(await openRates(db, kind, codes)),
    newest: await newestVersions(db, kind, codes),
    ending: await byCode(now ? await endingRates(db, kind, codes, now) : []),
  }
}

/** The cells of a row, with its code as it is stored. */
function storedCells({ header, spellingOf, understand }: ImportContext, row: SheetRow): RowCells {
  const cells = understand(cellsByKey(header, row))
  const code = rateCode.safeParse(cells.code)
  return code.success ? { ...cells, code: spellingOf(code.data) } : cells
}

/** Compares rows with the stored versions: what each row would change, or what is wrong with it. */
export async function validateCells(
  context: ImportContext,
  inputs: readonly CellsOfRow[],
): Promise<NewImportRow[]> {
  const { db, kind, lanes } = context
  const codes = [...new Set(inputs.flatMap(({ cells }) => (cells.code ? [cells.code] : [])))]
  const versions = await storedVersions(context, codes)
  const whole = inputs.map((input) => ({
    ...input,
    source: input.cells,
    cells: withKeptCells(context, input.cells, versions),
  }))
  const companies = await findCompaniesByText(
    db,
    whole.flatMap(({ cells }) => companyTexts(cells)),
  )
  const validated = whole.map((input) => ({
    ...input,
    result: validateRow(kind, input.cells, { companies, lanes }),
  }))
  return validated.map((input) => rowOutcome(context, input, validated, versions))
}

export const validateRows = (context: ImportContext, rows: readonly SheetRow[]): Promise<NewImportRow[]> =>
  validateCells(
    context,
    rows.map((row) => ({ row: row.row, cells: storedCells(context, row) })),
  )
