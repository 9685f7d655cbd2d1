import type { OrderForm } from '#domain/orders/fields/order-field.ts'
import { orderProblems } from '#domain/orders/fields/order-problems.ts'
import { withQuoted } from '#domain/orders/from-quote/quoted-form.ts'
import type { QuotedValues } from '#domain/orders/from-quote/quoted-values.ts'
import type { Rules } from '#web/components/forms/rules.ts'
import { controlRules, type Rows, typedValues } from '#web/components/orders/form-controls.ts'
import { oncePicked } from './sailings/picked-sailing.ts'

export {
  controlName,
  type Rows,
  refusalByControl,
  rowsIn,
  startRows,
  startTexts,
  typedValues,
} from '#web/components/orders/form-controls.ts'

export type FormToFill = {
  readonly form: OrderForm
  readonly quoted: QuotedValues
  readonly typed: OrderForm
}

type Checked = FormToFill & {
  readonly savedContacts: ReadonlySet<string>
  /** The day on which work is ordered. */
  readonly today?: string | undefined
  /** The ship is picked from a list. */
  readonly picksShip?: boolean
}

/** The rules of the domain, for the controls of the form. All of them are found at once for the same texts. */
export function orderRules(
  { form, quoted, typed, savedContacts, today, picksShip = false }: Checked,
  rows: Rows,
): Rules {
  return controlRules(typed, rows, (texts) => {
    const values = withQuoted(typedValues(typed, rows, texts), quoted)
    const wrong = orderProblems(form, values, { savedContacts, today })
    return picksShip ? oncePicked(wrong) : wrong
  })
}
