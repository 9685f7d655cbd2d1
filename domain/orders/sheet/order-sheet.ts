import type { OrderForm, OrderValues } from '#domain/orders/fields/order-field.ts'
import { cleanValues } from '#domain/orders/fields/order-problems.ts'
import type { OrderedServices } from '#domain/orders/fields/ordered-services.ts'
import { containerGroup, runningFormOf, runningForms } from '#domain/orders/running/running-fields.ts'
import { runningProblems } from '#domain/orders/running/running-problems.ts'
import type { FieldProblem, WrongFields } from '#domain/values/refusal.ts'
import { plainCode, plainTyped } from '#domain/values/typed-text.ts'

/** Our choice: the containers of a busy week; a sheet is read and applied within a request. */
export const orderSheetLimits = { rows: 500, megabytes: 2 } as const

/** The form with everything that a sheet can fill in. */
const widest = runningForms.ocean
const containerFields = containerGroup.fields
const ofContainer = `${containerGroup.name}.`

/** The columns of a sheet: the order, what staff fill in on it, one container, one milestone. */
export const orderSheetColumns: readonly string[] = [
  'orderNo',
  ...widest.fields.map(({ name }) => name),
  ...containerFields.map(({ name }) => `${ofContainer}${name}`),
  'milestone',
  'classifier',
  'time',
  'reason',
]

/** Columns with words of their own; the others have those of the fields. */
export const ownColumnWords = {
  orderNo: 'orderNo',
  'containers.number': 'containerNo',
  containers: 'allContainers',
  milestone: 'milestone',
  classifier: 'classifier',
  time: 'milestoneTime',
  reason: 'correctionReason',
} as const

export const hasOwnWord = (column: string): column is keyof typeof ownColumnWords =>
  Object.hasOwn(ownColumnWords, column)

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
    widest.fields.flatMap(({ name }) =>
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

/** What a row says about its container. */
const containerTexts = ({ cells }: SheetLine): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(cells)
      .filter(([column]) => column.startsWith(ofContainer))
      .map(([column, text]) => [column.slice(ofContainer.length), text]),
  )

/** A container that the order has is changed where cells are filled in; another one is added. */
function fillContainers(
  form: OrderForm,
  before: OrderValues,
  lines: readonly SheetLine[],
  problems: SheetProblems,
) {
  const rows = [...(before.groups.containers ?? [])]
  const sources = new Map<string, Source>()
  const hasContainers = form.groups.includes(containerGroup)
  for (const line of lines) {
    const texts = containerTexts(line)
    if (Object.keys(texts).length === 0) continue
    const number = plainCode(texts.number ?? '')
    if (!hasContainers || number === '') {
      addProblem(problems, line.row, `${ofContainer}number`, hasContainers ? 'required' : 'unknown-field')
      continue
    }
    const known = rows.findIndex((one) => one.number === number)
    const index = known < 0 ? rows.length : known
    rows[index] = { ...rows[index], ...texts, number }
    for (const { name } of containerFields)
      sources.set(`${ofContainer}${index}.${name}`, { row: line.row, column: `${ofContainer}${name}` })
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
  const containers = fillContainers(form, before, lines, problems)
  const values = cleanValues(form, {
    fields: { ...before.fields, ...fields.texts },
    groups: { ...before.groups, ...(containers.sources.size > 0 && { containers: containers.rows }) },
  })
  const wrong: WrongFields = runningProblems(form, values)
  for (const [path, problem] of Object.entries(wrong)) {
    const source = fields.sources.get(path) ?? containers.sources.get(path)
    addProblem(problems, source?.row ?? lines[0]?.row ?? 0, source?.column ?? 'orderNo', problem)
  }
  return { values, problems }
}
