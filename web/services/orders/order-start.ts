import type { OrderView } from '#contract/orders.ts'
import type { OrderValues } from '#domain/orders/fields/order-field.ts'
import { suggestedValues } from '#domain/orders/from-quote/quoted-form.ts'
import { type FormToFill, startRows, startTexts } from './form-values.ts'
import { instructionName, instructionText } from './instruction/instruction.ts'
import type { Filled } from './order-form.tsx'

/** What is known before anything is typed. */
export function startOf({ typed, quoted }: FormToFill, correcting: OrderView | undefined): Filled {
  const known: OrderValues = correcting?.values ?? suggestedValues(quoted)
  const rows = startRows(typed, known)
  const file = correcting?.instruction ?? null
  const texts = startTexts(typed, rows, known)
  return { rows, texts: { ...texts, [instructionName]: instructionText({ file, isSending: false }) } }
}
