import type { FieldTexts, OrderField, OrderForm, OrderValues } from '#domain/orders/fields/order-field.ts'
import { cleanValues } from '#domain/orders/fields/order-problems.ts'
import type { OrderedServices } from '#domain/orders/fields/ordered-services.ts'
import { runningFormOf } from '#domain/orders/running/running-fields.ts'
import { runningProblems } from '#domain/orders/running/running-problems.ts'
import type { FieldProblem, WrongFields } from '#domain/values/refusal.ts'
import { plainTyped } from '#domain/values/typed-text.ts'
import { type SheetGroup, sheetForm, sheetGroups } from './sheet-columns.ts'

/** Our choice: the containers of a busy week; a sheet is read and applied within a request. */
export const orderSheetLimits = { rows: 500, megabytes: 2, filledOrders: 100 } as const

/** What becomes of the rows of an order: applied, refused, without anything new, or overtaken by a colleague. */
export const sheetOutcomes = ['good', 'wrong', 'unchanged', 'changed'] as const

/** A row by its number in the sheet, and its cells by column; empty ones are left out. */
export type SheetLine = { readonly row: number; readonly cells: Readonly<Record<string, string>> }

/** Wrong cells by row, then by column. */
export type SheetProblems = Record<number, Record<string, FieldProblem>>

export function addProblem(
  problems: SheetProblems,
  row: number,
  column: string,
  problem: FieldProblem,
): void {
  problems[row] ??= {}
  problems[row][column] ??= problem
}

/** The rows of each order, in the order of the sheet. */
export const linesByOrder = (lines: readonly SheetLine[]): ReadonlyMap<string, readonly SheetLine[]> =>
  Map.groupBy(lines, ({ cells }) => plainTyped(cells.orderNo ?? '').toUpperCase())

type Filled = { readonly values: OrderValues; readonly problems: SheetProblems }
type Source = { readonly row: number; readonly column: string }

/** Fields of the order may stand in any of its rows, but only with one text. */
function fillFields(form: OrderForm, lines: readonly SheetLine[], problems: SheetProblems) {
  const texts: Record<string, string> = {}
  const sources = new Map<string, Source>()
  const typed = lines.flatMap(({ row, cells }) =>
    sheetForm.fields.flatMap(({ name }) =>
      cells[name] === undefined ? [] : [{ row, name, text: cells[name] }],
    ),
  )
  for (const { row, name, text } of typed) {
    if (!form.fields.some((field) => field.name === name)) addProblem(problems, row, name, 'unknown-field')
    else if ((texts[name] ?? text) !== text) addProblem(problems, row, name, 'inconsistent')
    else {
      texts[name] = text
      sources.set(name, sources.get(name) ?? { row, column: name })
    }
  }
  return { texts, sources }
}

type FilledGroup = {
  readonly rows: readonly FieldTexts[]
  readonly sources: ReadonlyMap<string, Source>
}

/** What a row says about one of a group. */
const groupTexts = (name: string, cells: SheetLine['cells']): FieldTexts =>
  Object.fromEntries(
    Object.entries(cells)
      .filter(([column]) => column.startsWith(`${name}.`))
      .map(([column, text]) => [column.slice(name.length + 1), text]),
  )

const keyIn = (row: FieldTexts, { name, clean = plainTyped }: OrderField): string => clean(row[name] ?? '')

/** A truck that comes again for another container is another row. */
const isSame = (row: FieldTexts, typed: FieldTexts, also: OrderField): boolean =>
  [keyIn(row, also), ''].includes(keyIn(typed, also)) || keyIn(row, also) === ''

/** Where the row of the order stands that a row of the sheet is about; behind the last one for a new one. */
function indexOf(
  rows: readonly FieldTexts[],
  { key, also }: SheetGroup,
  typed: FieldTexts,
  numbered: ReadonlySet<number>,
): number {
  const wanted = keyIn(typed, key)
  const known = (fits: (row: FieldTexts) => boolean) =>
    rows.findIndex((row) => wanted !== '' && keyIn(row, key) === wanted && fits(row))
  const exact = also ? known((row) => keyIn(row, also) === keyIn(typed, also)) : -1
  const found = exact >= 0 ? exact : known((row) => !also || isSame(row, typed, also))
  // A declaration may get its number later: it is the first one without, each taken once.
  const unnumbered = rows.findIndex((row, index) => keyIn(row, key) === '' && !numbered.has(index))
  const index = found < 0 && !key.isRequired ? unnumbered : found
  return index < 0 ? rows.length : index
}

/** Why a row says nothing about the group; undefined where it does. */
function groupProblem(
  form: OrderForm,
  { group, key }: SheetGroup,
  texts: FieldTexts,
): FieldProblem | undefined {
  if (!form.groups.includes(group)) return 'unknown-field'
  return key.isRequired && keyIn(texts, key) === '' ? 'required' : undefined
}

type Sheet = {
  readonly form: OrderForm
  readonly before: OrderValues
  readonly lines: readonly SheetLine[]
  readonly problems: SheetProblems
}

/** One that the order has is changed where cells are filled in; another one is added. */
function fillGroup({ form, before, lines, problems }: Sheet, one: SheetGroup): FilledGroup {
  const { group, key } = one
  const { name } = group
  const rows = [...(before.groups[name] ?? [])]
  const sources = new Map<string, Source>()
  const numbered = new Set<number>()
  for (const { row, cells } of lines) {
    const texts = groupTexts(name, cells)
    if (Object.keys(texts).length === 0) continue
    const problem = groupProblem(form, one, texts)
    if (problem) {
      addProblem(problems, row, `${name}.${key.name}`, problem)
      continue
    }
    const index = indexOf(rows, one, texts, numbered)
    numbered.add(index)
    rows[index] = { ...rows[index], ...texts }
    for (const field of group.fields)
      sources.set(`${name}.${index}.${field.name}`, { row, column: `${name}.${field.name}` })
  }
  return { rows, sources }
}

/** What the order has with what the sheet says; every wrong cell is named. */
export function fillFromSheet(
  order: OrderedServices,
  before: OrderValues,
  lines: readonly SheetLine[],
): Filled {
  const form = runningFormOf(order)
  const problems: SheetProblems = {}
  const fields = fillFields(form, lines, problems)
  const groups = sheetGroups.map((one) => ({
    name: one.group.name,
    ...fillGroup({ form, before, lines, problems }, one),
  }))
  const filled = groups.filter(({ sources }) => sources.size > 0)
  const values = cleanValues(form, {
    fields: { ...before.fields, ...fields.texts },
    groups: { ...before.groups, ...Object.fromEntries(filled.map(({ name, rows }) => [name, rows])) },
  })
  const wrong: WrongFields = runningProblems(form, values)
  for (const [path, problem] of Object.entries(wrong)) {
    const source = [fields, ...groups].map(({ sources }) => sources.get(path)).find(Boolean)
    addProblem(problems, source?.row ?? lines[0]?.row ?? 0, source?.column ?? 'orderNo', problem)
  }
  return { values, problems }
}

/** The rows of a sheet that say what the order has: read again, they change nothing. */
export function linesOfOrder(
  number: string,
  { fields, groups }: OrderValues,
): readonly Readonly<Record<string, string>>[] {
  const most = Math.max(1, ...sheetGroups.map(({ group }) => groups[group.name]?.length ?? 0))
  return Array.from({ length: most }, (_, index) => ({
    orderNo: number,
    ...(index === 0 && fields),
    ...Object.fromEntries(
      sheetGroups.flatMap(({ group: { name } }) =>
        Object.entries(groups[name]?.[index] ?? {}).map(([field, text]) => [`${name}.${field}`, text]),
      ),
    ),
  }))
}
