import { saveRate } from '#contract/rates.ts'
import { normaliseCompanyText } from '#domain/certification/claim-company.ts'
import { type KnownLanes, type LanePricing, laneProblems } from '#domain/rates/lane-problems.ts'
import { type ImportedKind, type LanePriceField, lanePriceFields } from '#domain/rates/rate.ts'
import { containerTypeCodes } from '#domain/values/container-type.ts'
import type { FieldProblem } from '#domain/values/refusal.ts'
import { isCalendarDay } from '#domain/values/shanghai-day.ts'
import type { CompanyCard } from '#server/certification/index.ts'
import { wrongFields } from '#server/platform/http/requests/wrong-fields.ts'
import { type RateScope, rateScope } from '#server/rates/rate-scope.ts'
import type { RateCost } from '#server/rates/rate-store.ts'
import { plainAmount } from './plain-amount.ts'
import type { RowCells, SheetRate } from './row-cells.ts'
import { rateColumns } from './sheet-columns.ts'
import { readSurcharges, wrongSurcharges } from './surcharge-text.ts'

/** What confirming the import saves for a row. */
type ImportedRate = RateScope & {
  readonly code: string
  readonly brands: readonly string[] | null
  readonly companies: readonly string[] | null
  readonly validFrom: string
  readonly validTo: string
  readonly pricing: SheetRate['pricing']
  readonly cost: RateCost | null
}

export type RowResult =
  | { readonly ok: true; readonly rate: ImportedRate; readonly sheetRate: SheetRate }
  | {
      readonly ok: false
      readonly problems: ReadonlyMap<string, FieldProblem>
      /** The part of a cell that is wrong, where it lists several. */
      readonly parts: ReadonlyMap<string, string>
    }

/** What a row may refer to: companies, liner services, terminals and depots. */
export type Known = { readonly companies: ReadonlyMap<string, CompanyCard>; readonly lanes: KnownLanes }

const listOf = (text: string, separators: RegExp): readonly string[] =>
  text.split(separators).flatMap((one) => (one.trim() === '' ? [] : [one.trim()]))

export const companyTexts = (cells: RowCells): readonly string[] =>
  listOf((cells.companies ?? '').normalize('NFKC'), /[;\n]/)

/** The amounts by container type; empty cells are left out. */
function typesOf(cells: RowCells, column: LanePriceField | 'cost'): Record<string, string> {
  const amounts: Record<string, string> = {}
  for (const type of containerTypeCodes) {
    const text = cells[`${column}.${type}`]
    if (text) amounts[type] = plainAmount(text)
  }
  return amounts
}

const filledCells = (cells: RowCells, ...keys: readonly string[]) =>
  Object.fromEntries(keys.flatMap((key) => (cells[key] ? [[key, cells[key]]] : [])))

const pricingOf = (kind: ImportedKind, cells: RowCells): object =>
  kind === 'ocean-lane'
    ? {
        ...filledCells(cells, 'carrier', 'service', 'pol', 'pod'),
        [lanePriceFields[kind]]: typesOf(cells, lanePriceFields[kind]),
        surcharges: readSurcharges(cells.surcharges ?? ''),
        ...filledCells(cells, 'carrierRemark'),
      }
    : {
        ...filledCells(cells, 'port', 'pickUpPlace', 'district'),
        [lanePriceFields[kind]]: typesOf(cells, lanePriceFields[kind]),
        ...(cells.tollPerVehicle && { tollPerVehicle: plainAmount(cells.tollPerVehicle) }),
      }

function saveBody(kind: ImportedKind, cells: RowCells, companies: readonly CompanyCard[]) {
  const brands = listOf((cells.brands ?? '').normalize('NFKC').toLowerCase(), /[,;\s]/)
  const cost = typesOf(cells, 'cost')
  return {
    ...filledCells(cells, 'code', 'validFrom', 'validTo'),
    kind,
    brands: brands.length > 0 ? [...new Set(brands)] : null,
    companies: companies.length > 0 ? [...new Set(companies.map(({ companyId }) => companyId))] : null,
    cost: Object.keys(cost).length > 0 ? cost : null,
    pricing: pricingOf(kind, cells),
    comparedVersionId: null,
  }
}

const columnKeys = {
  'ocean-lane': new Set(rateColumns['ocean-lane'].map(({ key }) => key)),
  'trucking-lane': new Set(rateColumns['trucking-lane'].map(({ key }) => key)),
}

/** The column of a wrong field. */
function columnOf(kind: ImportedKind, field: string): string {
  const key = field.replace(/^pricing\./, '')
  return columnKeys[kind].has(key) ? key : (key.split('.')[0] ?? key)
}

const ofAllSurcharges: readonly FieldProblem[] = ['too-many', 'same-as-before']

type Wrong = { readonly field: string; readonly problem: FieldProblem; readonly part?: string }

/** All surcharges are one cell in our own notation: each wrong one is named by its own text. */
function* wrongParts(cells: RowCells, companies: readonly FoundCompany[]): Generator<Wrong> {
  for (const { field, text } of wrongSurcharges(cells.surcharges ?? ''))
    yield { field, problem: 'wrong-format', part: text }
  const wrong = companies.filter(({ card }) => !card?.isCertified)
  const unknown = wrong.filter(({ card }) => !card)
  const named = unknown.length > 0 ? unknown : wrong
  if (wrong.length > 0)
    yield {
      field: 'companies',
      problem: unknown.length > 0 ? 'unknown-value' : 'inconsistent',
      part: named.map(({ text }) => text).join('; '),
    }
}

type FoundCompany = { readonly text: string; readonly card: CompanyCard | undefined }

/** Error values of formulas (ECMA-376 part 1, 18.18.11). */
const formulaErrors = new Set(['#N/A', '#REF!', '#VALUE!', '#DIV/0!', '#NAME?', '#NUM!', '#NULL!'])

/** What the schema cannot check: known places and liner services, dates in order, at least one price. */
function* ruleProblems(
  kind: ImportedKind,
  cells: RowCells,
  lanes: KnownLanes,
): Generator<readonly [string, FieldProblem]> {
  const { validFrom = '', validTo = '' } = cells
  // A text that is no day has its own problem, and no order.
  if (isCalendarDay(validFrom) && isCalendarDay(validTo) && validFrom > validTo)
    yield ['validTo', 'inconsistent']
  for (const key of columnKeys[kind]) if (formulaErrors.has(cells[key] ?? '')) yield [key, 'wrong-format']
  yield* laneProblems(kind, pricingOf(kind, cells) as LanePricing, lanes)
}

/** Everything that is wrong, by column; the first problem of a column counts. */
function* allProblems(
  kind: ImportedKind,
  cells: RowCells,
  schemaProblems: Iterable<readonly [string, FieldProblem]>,
  { lanes, companies }: { readonly lanes: KnownLanes; readonly companies: readonly FoundCompany[] },
): Generator<Wrong> {
  for (const [path, problem] of schemaProblems) {
    const field = columnOf(kind, path)
    if (field !== 'surcharges' || ofAllSurcharges.includes(problem)) yield { field, problem }
  }
  yield* wrongParts(cells, companies)
  for (const [path, problem] of ruleProblems(kind, cells, lanes))
    yield { field: columnOf(kind, path), problem }
}

/** The same validation as for a rate that staff save by hand. */
export function validateRow(kind: ImportedKind, cells: RowCells, known: Known): RowResult {
  const found = companyTexts(cells).map((text) => ({
    text,
    card: known.companies.get(normaliseCompanyText(text)),
  }))
  const companies = found.flatMap(({ card }) => (card?.isCertified ? [card] : []))
  const raw = saveBody(kind, cells, companies)
  const parsed = saveRate.body.safeParse(raw)
  const schemaProblems = parsed.success ? [] : wrongFields(parsed.error, raw)
  const problems = new Map<string, FieldProblem>()
  const parts = new Map<string, string>()
  const context = { lanes: known.lanes, companies: found }
  for (const { field, problem, part } of allProblems(kind, cells, schemaProblems, context)) {
    if (problems.has(field)) continue
    problems.set(field, problem)
    if (part) parts.set(field, part)
  }
  if (!parsed.success || problems.size > 0) return { ok: false, problems, parts }
  const { comparedVersionId: _, kind: __, ...saved } = parsed.data
  const pricing = saved.pricing as SheetRate['pricing']
  const numbers = companies.map(({ number }) => number)
  const sheetRate = { ...saved, kind, pricing, companies: saved.companies && [...new Set(numbers)] }
  return { ok: true, rate: { ...saved, ...rateScope(parsed.data), pricing }, sheetRate }
}
