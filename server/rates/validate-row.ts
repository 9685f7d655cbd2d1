import { saveRate } from '#contract/rates.ts'
import { normaliseCompanyText } from '#domain/certification/claim-company.ts'
import { type KnownLanes, type LanePricing, laneProblems } from '#domain/rates/lane-problems.ts'
import { type ImportedKind, type LanePriceField, lanePriceFields } from '#domain/rates/rate.ts'
import { containerTypeCodes } from '#domain/values/container-type.ts'
import type { FieldProblem } from '#domain/values/refusal.ts'
import { isCalendarDay } from '#domain/values/shanghai-day.ts'
import type { CompanyCard } from '#server/certification/index.ts'
import { wrongFields } from '#server/platform/http/wrong-fields.ts'
import { plainAmount } from './plain-amount.ts'
import { type RateScope, rateScope } from './rate-scope.ts'
import type { RateCost } from './rate-store.ts'
import type { RowCells, SheetRate } from './row-cells.ts'
import { rateColumns } from './sheet-columns.ts'
import { readSurcharges } from './surcharge-text.ts'

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
  | { readonly ok: false; readonly problems: ReadonlyMap<string, FieldProblem> }

/** What a row may refer to: certified companies, liner services, terminals and depots. */
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

/** All surcharges are one cell in our own notation, so an error in one of them is a wrong format. */
const problemIn = (key: string, problem: FieldProblem): readonly [string, FieldProblem] =>
  key === 'surcharges' && !ofAllSurcharges.includes(problem) ? [key, 'wrong-format'] : [key, problem]

/** Error values of formulas (ECMA-376 part 1, 18.18.11). PostgreSQL refuses NUL in a text. */
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
  for (const key of columnKeys[kind])
    if (formulaErrors.has(cells[key] ?? '') || cells[key]?.includes('\0')) yield [key, 'wrong-format']
  yield* laneProblems(kind, pricingOf(kind, cells) as LanePricing, lanes)
}

/** The same validation as for a rate that staff save by hand. */
export function validateRow(kind: ImportedKind, cells: RowCells, known: Known): RowResult {
  const cards = companyTexts(cells).map((text) => known.companies.get(normaliseCompanyText(text)))
  const companies = cards.flatMap((card) => (card ? [card] : []))
  const raw = saveBody(kind, cells, companies)
  const parsed = saveRate.body.safeParse(raw)
  const wrong = parsed.success ? [] : wrongFields(parsed.error, raw)
  const problems = new Map([...wrong].map(([field, problem]) => problemIn(columnOf(kind, field), problem)))
  if (companies.length < cards.length) problems.set('companies', 'unknown-value')
  for (const [field, problem] of ruleProblems(kind, cells, known.lanes)) {
    const key = columnOf(kind, field)
    if (!problems.has(key)) problems.set(key, problem)
  }
  if (!parsed.success || problems.size > 0) return { ok: false, problems }
  const { comparedVersionId: _, kind: __, ...saved } = parsed.data
  const pricing = saved.pricing as SheetRate['pricing']
  const numbers = companies.map(({ number }) => number)
  const sheetRate = { ...saved, kind, pricing, companies: saved.companies && [...new Set(numbers)] }
  return { ok: true, rate: { ...saved, ...rateScope(parsed.data), pricing }, sheetRate }
}
