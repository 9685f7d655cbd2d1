import { saveRate } from '#contract/rates.ts'
import { normaliseCompanyText } from '#domain/certification/claim-company.ts'
import { type KnownLanes, type LaneTerms, laneProblems } from '#domain/rates/lane-problems.ts'
import type { ImportedKind } from '#domain/rates/rate.ts'
import { containerTypeCodes } from '#domain/values/container-type.ts'
import type { FieldProblem } from '#domain/values/refusal.ts'
import type { CompanyCard } from '#server/certification/index.ts'
import { wrongFields } from '#server/platform/http/wrong-fields.ts'
import { plainAmount } from './plain-amount.ts'
import { type RateScope, rateScope } from './rate-scope.ts'
import type { RateCost } from './rate-store.ts'
import type { RowCells, SheetRate } from './row-cells.ts'
import { rateColumns } from './sheet-columns.ts'
import { readSurcharges } from './surcharge-text.ts'

/** What would be saved of a row. */
type ImportedRate = RateScope & {
  readonly code: string
  readonly brands: readonly string[] | null
  readonly companies: readonly string[] | null
  readonly validFrom: string
  readonly validTo: string
  readonly terms: SheetRate['terms']
  readonly cost: RateCost | null
}

export type JudgedRow =
  | { readonly ok: true; readonly rate: ImportedRate; readonly shown: SheetRate }
  | { readonly ok: false; readonly problems: ReadonlyMap<string, FieldProblem> }

/** What a row is held to: the companies it may name, and what is sailed and driven. */
export type Known = { readonly companies: ReadonlyMap<string, CompanyCard>; readonly lanes: KnownLanes }

const listOf = (text: string, separators: RegExp): readonly string[] =>
  text.split(separators).flatMap((one) => (one.trim() === '' ? [] : [one.trim()]))

export const companyTexts = (cells: RowCells): readonly string[] =>
  listOf((cells.companies ?? '').normalize('NFKC'), /[;\n]/)

/** The amounts of the container types that have one. */
function typesOf(cells: RowCells, word: 'freight' | 'prices' | 'cost'): Record<string, string> {
  const amounts: Record<string, string> = {}
  for (const type of containerTypeCodes) {
    const text = cells[`${word}.${type}`]
    if (text) amounts[type] = plainAmount(text)
  }
  return amounts
}

const said = (cells: RowCells, ...keys: readonly string[]) =>
  Object.fromEntries(keys.flatMap((key) => (cells[key] ? [[key, cells[key]]] : [])))

const termsOf = (kind: ImportedKind, cells: RowCells): object =>
  kind === 'ocean-lane'
    ? {
        ...said(cells, 'carrier', 'service', 'pol', 'pod'),
        freight: typesOf(cells, 'freight'),
        surcharges: readSurcharges(cells.surcharges ?? ''),
      }
    : {
        ...said(cells, 'port', 'pickUpPlace', 'district'),
        prices: typesOf(cells, 'prices'),
        ...(cells.tollPerVehicle && { tollPerVehicle: plainAmount(cells.tollPerVehicle) }),
      }

function asSaved(kind: ImportedKind, cells: RowCells, companies: readonly CompanyCard[]) {
  const brands = listOf((cells.brands ?? '').normalize('NFKC').toLowerCase(), /[,;\s]/)
  const cost = typesOf(cells, 'cost')
  return {
    ...said(cells, 'code', 'validFrom', 'validTo'),
    kind,
    brands: brands.length > 0 ? [...new Set(brands)] : null,
    companies: companies.length > 0 ? [...new Set(companies.map(({ companyId }) => companyId))] : null,
    cost: Object.keys(cost).length > 0 ? cost : null,
    terms: termsOf(kind, cells),
    basedOn: null,
  }
}

const columnKeys = {
  'ocean-lane': new Set(rateColumns['ocean-lane'].map(({ key }) => key)),
  'trucking-lane': new Set(rateColumns['trucking-lane'].map(({ key }) => key)),
}

/** The column that a wrong field came from. */
function columnOf(kind: ImportedKind, field: string): string {
  const key = field.replace(/^terms\./, '')
  return columnKeys[kind].has(key) ? key : (key.split('.')[0] ?? key)
}

/** A surcharge is a notation of ours: whatever is wrong in it, it is not written as it should be. */
const problemIn = (key: string, problem: FieldProblem): readonly [string, FieldProblem] =>
  key === 'surcharges' && problem !== 'too-many' ? [key, 'wrong-format'] : [key, problem]

/** What a sheet shows where a formula has no result (ECMA-376 part 1, 18.18.11); NUL is in no text of PostgreSQL. */
const formulaErrors = new Set(['#N/A', '#REF!', '#VALUE!', '#DIV/0!', '#NAME?', '#NUM!', '#NULL!'])

/** What no shape can tell: whether anybody sails or drives there, days in order, and anything priced at all. */
function* ruleProblems(
  kind: ImportedKind,
  cells: RowCells,
  lanes: KnownLanes,
): Generator<readonly [string, FieldProblem]> {
  if (cells.validFrom && cells.validTo && cells.validFrom > cells.validTo) yield ['validTo', 'inconsistent']
  for (const key of columnKeys[kind])
    if (formulaErrors.has(cells[key] ?? '') || cells[key]?.includes('\0')) yield [key, 'wrong-format']
  yield* laneProblems(kind, termsOf(kind, cells) as LaneTerms, lanes)
}

/** A row is held to exactly what a rate that is saved by hand is held to, and to its places. */
export function judgeRow(kind: ImportedKind, cells: RowCells, known: Known): JudgedRow {
  const cards = companyTexts(cells).map((text) => known.companies.get(normaliseCompanyText(text)))
  const companies = cards.flatMap((card) => (card ? [card] : []))
  const raw = asSaved(kind, cells, companies)
  const parsed = saveRate.body.safeParse(raw)
  const wrong = parsed.success ? [] : wrongFields(parsed.error, raw)
  const problems = new Map([...wrong].map(([field, problem]) => problemIn(columnOf(kind, field), problem)))
  if (companies.length < cards.length) problems.set('companies', 'unknown-value')
  for (const [key, problem] of ruleProblems(kind, cells, known.lanes))
    if (!problems.has(key)) problems.set(key, problem)
  if (!parsed.success || problems.size > 0) return { ok: false, problems }
  const { basedOn: _, kind: __, ...saved } = parsed.data
  const terms = saved.terms as SheetRate['terms']
  const codes = companies.map(({ creditCode }) => creditCode)
  const shown = { ...saved, kind, terms, companies: saved.companies && [...new Set(codes)] }
  return { ok: true, rate: { ...saved, ...rateScope(parsed.data), terms }, shown }
}
