import { plainClockTime } from '#domain/values/clock-time.ts'
import type { FieldProblem, WrongFields } from '#domain/values/refusal.ts'
import { isCalendarDay } from '#domain/values/shanghai-day.ts'
import { emailProblem, textLimits } from '#domain/values/text-limits.ts'
import { hasUnseenInLines, isBlank, plainTyped } from '#domain/values/typed-text.ts'
import { isWallTime } from '#domain/values/zoned-time.ts'
import type {
  FieldKind,
  FieldTexts,
  ListingDictionary,
  OrderField,
  OrderForm,
  OrderGroup,
  OrderValues,
} from './order-field.ts'

/** By dictionary. */
export type ListedValues = Readonly<Partial<Record<ListingDictionary, ReadonlySet<string>>>>

export type Known = {
  /** Contacts of the company's address book; a longer name may be taken from there. */
  readonly savedContacts: ReadonlySet<string>
  /** The day on which work is ordered; an amendment has none, because some of the work may be done. */
  readonly today?: string | undefined
  /** The values of dictionaries; the browser offers no others, and is not asked. */
  readonly listed?: ListedValues
}

const whole = /^(?:0|[1-9]\d{0,8})$/
const decimal = /^(?:0|[1-9]\d{0,8})(?:\.\d{1,3})?$/
const time = /^(?:[01]\d|2[0-3]):[0-5]\d$/

const matches = (pattern: RegExp) => (text: string) => (pattern.test(text) ? undefined : 'wrong-format')

/** A count, a weight or a volume of nothing is not ordered. */
const above =
  (pattern: RegExp) =>
  (text: string): FieldProblem | undefined =>
    matches(pattern)(text) ?? (Number(text) > 0 ? undefined : 'too-small')

const kindRules: Readonly<Record<FieldKind, (text: string) => FieldProblem | undefined>> = {
  line: (text) => (/[\r\n]/.test(text) ? 'wrong-format' : undefined),
  lines: () => undefined,
  whole: above(whole),
  decimal: above(decimal),
  day: (text) => (isCalendarDay(text) ? undefined : 'wrong-format'),
  time: matches(time),
  moment: (text) => (isWallTime(text) ? undefined : 'wrong-format'),
  choice: () => undefined,
  yes: (text) => (text === 'yes' ? undefined : 'unknown-value'),
  place: () => undefined,
  phone: () => undefined,
  email: emailProblem,
}

/** Whether a field with a condition is asked for. */
export const isAsked = (only: OrderField['only'], texts: FieldTexts): boolean =>
  only === undefined || only.is.includes(texts[only.field] ?? '')

/** The longest text of a field without a limit of its own. */
export const longestOf = ({ max = textLimits.typedLine }: OrderField) => max

const mostProblem = (
  { most = Number.POSITIVE_INFINITY }: OrderField,
  text: string,
): FieldProblem | undefined => (Number(text) > most ? 'too-large' : undefined)

const isPast = ({ isAhead }: OrderField, day: string, today = ''): boolean => isAhead === true && day < today

function contentProblem(
  field: OrderField,
  text: string,
  { savedContacts, today, listed = {} }: Known,
): FieldProblem | undefined {
  if (hasUnseenInLines(text)) return 'wrong-format'
  // Spec §5 limits what is typed; the address book has names of any country.
  if (field.name === 'contact' && savedContacts.has(text)) return undefined
  if ([...text].length > longestOf(field)) return 'too-long'
  if (field.choices && !field.choices.includes(text)) return 'unknown-value'
  if (field.dictionary && listed[field.dictionary]?.has(text) === false) return 'unknown-value'
  const problem = kindRules[field.kind](text) ?? mostProblem(field, text) ?? field.check?.(text)
  return problem ?? (isPast(field, text, today) ? 'too-small' : undefined)
}

function fieldProblem(field: OrderField, texts: FieldTexts, known: Known): FieldProblem | undefined {
  const text = texts[field.name] ?? ''
  if (!isAsked(field.only, texts)) return isBlank(text) ? undefined : 'inconsistent'
  if (isBlank(text)) return field.isRequired ? 'required' : undefined
  return contentProblem(field, text, known)
}

type Problems = Record<string, FieldProblem>

function addProblems(
  { problems, path }: { readonly problems: Problems; readonly path: string },
  fields: readonly OrderField[],
  texts: FieldTexts,
  known: Known,
): void {
  for (const field of fields) {
    const problem = fieldProblem(field, texts, known)
    if (problem) problems[`${path}${field.name}`] = problem
  }
  const names = new Set(fields.map(({ name }) => name))
  for (const name of Object.keys(texts)) if (!names.has(name)) problems[`${path}${name}`] = 'unknown-field'
}

function addTimeProblem(problems: Problems, path: string, row: FieldTexts, group: OrderGroup): void {
  const [earlier = '', later = ''] = group.inOrder ?? []
  const [first, second] = [row[earlier] ?? '', row[later] ?? '']
  if (time.test(first) && time.test(second) && second <= first) problems[`${path}${later}`] = 'too-small'
}

function addGroupProblems(
  problems: Problems,
  group: OrderGroup,
  rows: readonly FieldTexts[],
  known: Known,
): void {
  const { name, least, most, fields, oneOf } = group
  if (rows.length < least) problems[name] = 'too-few'
  if (rows.length > most) problems[name] = 'too-many'
  for (const [index, row] of rows.slice(0, most).entries()) {
    const path = `${name}.${index}.`
    addProblems({ problems, path }, fields, row, known)
    addTimeProblem(problems, path, row, group)
    // One thing is missing, so it is one problem, at the first of them.
    if (oneOf?.every((one) => isBlank(row[one] ?? ''))) problems[`${path}${oneOf[0]}`] = 'required'
  }
}

/** Every wrong field of an order, by its path: `grossWeightKg`, `doors.0.address`. */
export function orderProblems(form: OrderForm, { fields, groups }: OrderValues, known: Known): WrongFields {
  const problems: Problems = {}
  addProblems({ problems, path: '' }, form.fields, fields, known)
  for (const group of form.groups) addGroupProblems(problems, group, groups[group.name] ?? [], known)
  const names = new Set(form.groups.map(({ name }) => name))
  for (const name of Object.keys(groups)) if (!names.has(name)) problems[name] = 'unknown-field'
  return problems
}

/** Names and addresses keep their signs; a number may be typed with full-width digits. */
const asTyped: readonly FieldKind[] = ['line', 'lines', 'choice', 'place']

const plainOf = (kind: FieldKind, text: string): string => {
  if (kind === 'time') return plainClockTime(text)
  return asTyped.includes(kind) ? text.trim() : plainTyped(text)
}

const cleanText = ({ kind, clean = (text) => text }: OrderField, text: string): string =>
  clean(plainOf(kind, text))

/** A field that the form does not have is left as it is; it is refused. */
const cleanTexts = (fields: readonly OrderField[], texts: FieldTexts): FieldTexts =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => {
      const field = fields.find((one) => one.name === name)
      return isBlank(text) ? [] : [[name, field ? cleanText(field, text) : text]]
    }),
  )

/** As it is checked and kept: numbers and codes as they are written, blank fields left out. */
export const cleanValues = (form: OrderForm, { fields, groups }: OrderValues): OrderValues => ({
  fields: cleanTexts(form.fields, fields),
  groups: Object.fromEntries(
    Object.entries(groups).map(([name, rows]) => {
      const group = form.groups.find((one) => one.name === name)
      return [name, rows.map((row) => cleanTexts(group?.fields ?? [], row))]
    }),
  ),
})
