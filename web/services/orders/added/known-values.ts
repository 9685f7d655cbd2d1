import { valuesIn } from '#domain/orders/drafts/carried-values.ts'
import type { OrderValues } from '#domain/orders/fields/order-field.ts'
import type { FormToFill } from '#web/services/orders/form-values.ts'

/** What a service that was just added starts with: what is known of the order, then what its own quote says. */
export const knownValues = ({ typed, quoted }: FormToFill, known: OrderValues): OrderValues =>
  valuesIn(typed, { ...known, fields: { ...known.fields, ...quoted.suggested } })
