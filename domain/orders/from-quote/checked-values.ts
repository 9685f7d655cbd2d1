import type { OrderForm, OrderValues } from '#domain/orders/fields/order-field.ts'
import { cleanValues, orderProblems } from '#domain/orders/fields/order-problems.ts'
import { invalidFields, ok, type Result, type WrongFields } from '#domain/values/refusal.ts'
import { contradictions, type QuotedValues, typedForm, withQuoted } from './quoted-values.ts'

const without = <T>(record: Readonly<Record<string, T>>, names: object): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !Object.hasOwn(names, name)))

/** Where a field stands in the values: `fields.packages`, `groups.doors.0.address`. */
function pathIn({ groups }: OrderForm, path: string): string {
  const [first = ''] = path.split('.')
  return groups.some(({ name }) => name === first) ? `groups.${path}` : `fields.${path}`
}

export const atPaths = (form: OrderForm, wrong: WrongFields): WrongFields =>
  Object.fromEntries(
    Object.entries(wrong).map(([path, problem]) => [`values.${pathIn(form, path)}`, problem]),
  )

/** What was typed together with what the quote says, as it is kept, or every field that is wrong. */
export function checkedValues(
  form: OrderForm,
  quoted: QuotedValues,
  sent: OrderValues,
  savedContacts: ReadonlySet<string>,
): Result<OrderValues> {
  const { fixed } = quoted
  const rest = { fields: without(sent.fields, fixed.fields), groups: without(sent.groups, fixed.groups) }
  const values = withQuoted(cleanValues(typedForm(form, quoted), rest), quoted)
  const wrong = { ...orderProblems(form, values, { savedContacts }), ...contradictions(sent, quoted) }
  return Object.keys(wrong).length > 0 ? invalidFields(atPaths(form, wrong)) : ok(values)
}
