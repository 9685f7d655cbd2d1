import type { OrderForm, OrderValues } from '#domain/orders/fields/order-field.ts'
import { cleanValues, type Known, orderProblems } from '#domain/orders/fields/order-problems.ts'
import { invalidFields, ok, type Result, type WrongFields } from '#domain/values/refusal.ts'
import { contradictions, coveredForm, withQuoted } from './quoted-form.ts'
import type { QuotedValues } from './quoted-values.ts'

/** Where a field stands in the values: `fields.packages`, `groups.doors.0.address`. */
function pathIn({ groups }: OrderForm, path: string): string {
  const isInGroup = groups.some(({ name }) => path === name || path.startsWith(`${name}.`))
  return isInGroup ? `groups.${path}` : `fields.${path}`
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
  known: Known,
): Result<OrderValues> {
  const values = withQuoted(cleanValues(form, sent), quoted)
  const wrong = {
    ...orderProblems(coveredForm(form, quoted), values, known),
    ...contradictions(sent, quoted),
  }
  return Object.keys(wrong).length > 0 ? invalidFields(atPaths(form, wrong)) : ok(values)
}

/** What was typed for one service of an order. */
type SentService = { readonly form: OrderForm; readonly quoted: QuotedValues; readonly sent: OrderValues }

/** Where a field of a service stands in what is sent: that of the main one by itself, `more.0.…` of the next. */
const ofService = (position: number, wrong: WrongFields): WrongFields =>
  position === 0
    ? wrong
    : Object.fromEntries(
        Object.entries(wrong).map(([path, problem]) => [`more.${position - 1}.${path}`, problem]),
      )

/** The values of all services, each checked by its own form, or every field that is wrong in any of them. */
export function checkedServices(
  services: readonly SentService[],
  known: Known,
): Result<readonly OrderValues[]> {
  const checked = services.map(({ form, quoted, sent }) => checkedValues(form, quoted, sent, known))
  const wrong: WrongFields = Object.assign(
    {},
    ...checked.map((result, position) => (result.ok ? {} : ofService(position, result.fields ?? {}))),
  )
  if (Object.keys(wrong).length > 0) return invalidFields(wrong)
  return ok(checked.flatMap((result) => (result.ok ? [result.value] : [])))
}
