import type {
  FieldTexts,
  OrderField,
  OrderForm,
  OrderGroup,
  OrderValues,
} from '#domain/orders/fields/order-field.ts'
import { longestOf } from '#domain/orders/fields/order-problems.ts'
import { measureLimit } from '#domain/quotes/limits.ts'
import type { Refusal, WrongFields } from '#domain/values/refusal.ts'
import { countRange, type NumberRange } from '#web/components/forms/number-range.ts'
import { type FormValues, type Rule, type Rules, stating } from '#web/components/forms/rules.ts'

/** The rows of each group by ids that stay when another row is removed. */
export type Rows = Readonly<Record<string, readonly number[]>>

/** The name of a control: `packages`, `doors.2.address`. */
export const controlName = (group: string, row: number, field: string): string => `${group}.${row}.${field}`

/** A ticked box is sent by the browser in its own words. */
const textsOf = (
  fields: readonly OrderField[],
  typed: FormValues,
  nameOf: (field: string) => string,
): FieldTexts =>
  Object.fromEntries(
    fields.flatMap(({ name, kind }) => {
      const text = typed[nameOf(name)] ?? ''
      if (text.trim() === '') return []
      return [[name, kind === 'yes' ? 'yes' : text]]
    }),
  )

/** What is typed into the controls, as the server takes it. */
export const typedValues = ({ fields, groups }: OrderForm, rows: Rows, typed: FormValues): OrderValues => ({
  fields: textsOf(fields, typed, (name) => name),
  groups: Object.fromEntries(
    groups.map(({ name: group, fields: own }) => [
      group,
      (rows[group] ?? []).map((row) => textsOf(own, typed, (name) => controlName(group, row, name))),
    ]),
  ),
})

/** The control of a path of the domain: rows are counted there, and have ids here. */
function controlOf(rows: Rows, path: string): string {
  const [group = '', index = '', field] = path.split('.')
  const row = rows[group]?.[Number(index)]
  return field === undefined || row === undefined ? path : controlName(group, row, field)
}

const byControl = (rows: Rows, wrong: WrongFields): WrongFields =>
  Object.fromEntries(Object.entries(wrong).map(([path, problem]) => [controlOf(rows, path), problem]))

/** A refusal of the server by the names of the controls. */
export function refusalByControl(refusal: Refusal, rows: Rows): Refusal {
  if (!refusal.fields) return refusal
  const paths = Object.entries(refusal.fields).map(
    ([path, problem]) => [path.replace(/^values\.(fields|groups)\./, ''), problem] as const,
  )
  return { ...refusal, fields: byControl(rows, Object.fromEntries(paths)) }
}

type Control = { readonly name: string; readonly field: OrderField }

const controlsOf = ({ fields, groups }: OrderForm, rows: Rows): readonly Control[] => [
  ...fields.map((field) => ({ name: field.name, field })),
  ...groups.flatMap(({ name, fields: own }) =>
    (rows[name] ?? []).flatMap((row) =>
      own.map((field) => ({ name: controlName(name, row, field.name), field })),
    ),
  ),
]

const rangeOf = ({ kind, most = 1 }: OrderField): NumberRange =>
  kind === 'decimal'
    ? countRange({ min: measureLimit.min, max: most, isWhole: false })
    : countRange({ min: 1, max: most, isWhole: true })

/** A field with a check of its own is written in its own way, others in that of their kind. */
const statedBy = (field: OrderField) => ({
  range: field.most === undefined ? undefined : () => rangeOf(field),
  longest: longestOf(field),
  formats: field.check ? [field.name, field.kind] : [field.kind],
})

/** Rules that find every problem at once, for the controls of a form. The same texts are checked only once. */
export function controlRules(
  form: OrderForm,
  rows: Rows,
  problemsIn: (typed: FormValues) => WrongFields,
): Rules {
  const found = new WeakMap<FormValues, WrongFields>()
  const wrongIn = (texts: FormValues): WrongFields => {
    const known = found.get(texts)
    if (known) return known
    const wrong = byControl(rows, problemsIn(texts))
    found.set(texts, wrong)
    return wrong
  }
  const ruleOf = ({ name, field }: Control): Rule =>
    stating((_text, texts) => wrongIn(texts)[name], statedBy(field))
  return Object.fromEntries(controlsOf(form, rows).map((control) => [control.name, ruleOf(control)]))
}

/** What the controls start with. */
export function startTexts(typed: OrderForm, rows: Rows, { fields, groups }: OrderValues): FormValues {
  const ofRows = typed.groups.flatMap(({ name }) =>
    (rows[name] ?? []).flatMap((row, index) =>
      Object.entries(groups[name]?.[index] ?? {}).map(([field, text]) => [
        controlName(name, row, field),
        text,
      ]),
    ),
  )
  return { ...fields, ...Object.fromEntries(ofRows) }
}

/** As many rows as are known, and as many as are needed. */
export const startRows = ({ groups }: OrderForm, values: OrderValues): Rows =>
  Object.fromEntries(
    groups.map(({ name, least }) => {
      const count = Math.max(least, values.groups[name]?.length ?? 0)
      return [name, Array.from({ length: count }, (_, row) => row)]
    }),
  )

/** The rows that a draft has. */
export function rowsIn({ groups }: OrderForm, typed: FormValues): Rows {
  const idsOf = ({ name, least }: OrderGroup) => {
    const ids = Object.keys(typed).flatMap((control) => {
      const [group, row] = control.split('.')
      return group === name && row !== undefined ? [Number(row)] : []
    })
    const own = [...new Set(ids)].toSorted((one, other) => one - other)
    return own.length >= least ? own : Array.from({ length: least }, (_, row) => row)
  }
  return Object.fromEntries(groups.map((group) => [group.name, idsOf(group)]))
}
