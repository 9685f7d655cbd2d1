import type { OrderForm, OrderValues } from '#domain/orders/fields/order-field.ts'
import { cleanValues } from '#domain/orders/fields/order-problems.ts'
import { atPaths } from '#domain/orders/from-quote/checked-values.ts'
import { invalidFields, ok, type Result } from '#domain/values/refusal.ts'
import { runningProblems } from './running-problems.ts'

/** What staff typed, as it is kept, or every field that is wrong by its path in the values. */
export function checkedDetails(form: OrderForm, sent: OrderValues): Result<OrderValues> {
  const values = cleanValues(form, sent)
  const wrong = runningProblems(form, values)
  return Object.keys(wrong).length > 0 ? invalidFields(atPaths(form, wrong)) : ok(values)
}
