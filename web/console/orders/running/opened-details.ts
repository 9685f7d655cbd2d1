import type { OrderWork } from '#contract/order-work.ts'
import type { OrderForm, OrderValues } from '#domain/orders/fields/order-field.ts'
import { cleanValues } from '#domain/orders/fields/order-problems.ts'
import { mergeValues } from '#domain/orders/running/merge-values.ts'
import { canonicalText } from '#domain/quotes/query/canonical.ts'
import type { StoredDraft } from '#web/components/drafts/draft-storage.ts'
import { rowsIn, startRows, startTexts, typedValues } from '#web/components/orders/form-controls.ts'

/** What a form starts with, on which version, and what another person changed in the meantime. */
export type OpenedDetails = {
  readonly version: number
  /** What the version has. */
  readonly base: OrderValues
  /** What the form shows. */
  readonly values: OrderValues
  /** The other person and the fields that both changed; undefined where no one else wrote. */
  readonly merged?: { readonly by: string; readonly conflicts: readonly string[] }
}

type Order = { readonly vessel: string | null; readonly voyage: string | null }

/** Before anything is filled in, the ship that was ordered is suggested. */
function baseOf({ details }: OrderWork, form: OrderForm, order: Order): OrderValues {
  if (details.version > 0) return details.values
  const known = Object.entries({ vessel: order.vessel, voyage: order.voyage }).filter(
    ([name, text]) => text !== null && form.fields.some((field) => field.name === name),
  )
  return { fields: Object.fromEntries(known) as Record<string, string>, groups: {} }
}

/** What was typed on an older version, together with what another person saved since. */
export function mergedDetails(work: OrderWork, base: OrderValues, own: OrderValues): OpenedDetails {
  const { version, values: saved, writtenBy: by } = work.details
  const { values, conflicts } = mergeValues(base, own, saved)
  return { version, base: saved, values, merged: { by, conflicts } }
}

/** What another person saved, where nothing was typed. */
export const savedDetails = ({ details: { version, values } }: OrderWork): OpenedDetails => ({
  version,
  base: values,
  values,
})

/** Whether the form has anything else than the version it was opened on. */
export function hasTyped(form: OrderForm, base: OrderValues, typed: OrderValues): boolean {
  const rows = startRows(form, base)
  const start = typedValues(form, rows, startTexts(form, rows, base))
  return canonicalText(cleanValues(form, start)) !== canonicalText(cleanValues(form, typed))
}

/** A draft continues where it was left, also where another person has saved since. */
export function openedDetails(
  work: OrderWork,
  form: OrderForm,
  order: Order,
  draft: StoredDraft | undefined,
): OpenedDetails {
  const { version } = work.details
  const base = baseOf(work, form, order)
  if (!draft) return { version, base, values: base }
  const asValues = (texts: StoredDraft['values']) => typedValues(form, rowsIn(form, texts), texts)
  const own = asValues(draft.values)
  return draft.basis === String(version)
    ? { version, base, values: own }
    : mergedDetails(work, asValues(draft.start), own)
}
