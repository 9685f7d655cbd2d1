import type { StaffOrderView } from '#contract/console-orders.ts'
import { confirmedTotals } from '#domain/orders/fees/confirmed-price.ts'
import type { FeeEdit, Quoted } from '#domain/orders/fees/fees.ts'
import { reviewFees } from '#domain/orders/fees/review-fees.ts'
import { contingentChargeKey } from '#domain/tariffs/charge.ts'
import { invalidFields, ok, type Result, type WrongFields } from '#domain/values/refusal.ts'
import type { FormValues } from '#web/components/forms/rules.ts'

type Line = StaffOrderView['fees']['lines'][number]
type QuotedLine = NonNullable<Line['quoted']>
type EditName = 'unitPrice' | 'quantity' | 'reason' | 'remove'

export const editField = (lineId: string, name: EditName): string => `${lineId}.${name}`
export const addField = (charge: string): string => `add.${charge}`

/** What was quoted, with its exchange rates, as far as the lines have them. */
export function quotedIn({ fees, contingentCharges }: StaffOrderView): Quoted {
  const lines = fees.lines.flatMap(({ quoted }) => (quoted ? [quoted] : []))
  const rates = lines.map(({ exchangeRate }) => [exchangeRate.from, exchangeRate] as const)
  return {
    day: lines[0]?.exchangeRate.date ?? '',
    lines,
    contingentCharges,
    exchangeRates: Object.fromEntries(rates),
  } as Quoted
}

const typedOr = (values: FormValues, name: string, usual: string) => (values[name] ?? usual).trim()

function lineEdit(line: QuotedLine, values: FormValues): FeeEdit | undefined {
  const { lineId } = line
  const reason = typedOr(values, editField(lineId, 'reason'), '')
  if (values[editField(lineId, 'remove')]) return { edit: 'remove', lineId, reason }
  const unitPrice = typedOr(values, editField(lineId, 'unitPrice'), line.unitPrice.amount)
  const quantity = typedOr(values, editField(lineId, 'quantity'), line.quantity.amount)
  const isSame =
    Number(unitPrice) === Number(line.unitPrice.amount) && Number(quantity) === Number(line.quantity.amount)
  return isSame && reason === '' ? undefined : { edit: 'change', lineId, unitPrice, quantity, reason }
}

/** What was typed, as far as it differs from the quote. */
export function editsIn({ lines, contingentCharges }: Quoted, values: FormValues): readonly FeeEdit[] {
  const added = contingentCharges.flatMap((charge): FeeEdit[] => {
    const key = contingentChargeKey(charge)
    const quantity = typedOr(values, addField(key), '')
    return quantity === '' ? [] : [{ edit: 'add', contingentCharge: key, quantity }]
  })
  return [...lines.flatMap((line) => lineEdit(line, values) ?? []), ...added]
}

/** A missing reason is a problem of its field, not of the calculation. */
const reasoned = (edit: FeeEdit): FeeEdit =>
  edit.edit === 'add' ? edit : { ...edit, reason: edit.reason || '-' }

function problemsOf(quote: Quoted, edit: FeeEdit): WrongFields {
  const reviewed = reviewFees(quote, [reasoned(edit)])
  const wrong = reviewed.ok ? {} : (reviewed.fields ?? {})
  if (edit.edit === 'add')
    return Object.fromEntries(
      Object.values(wrong).map((problem) => [addField(edit.contingentCharge), problem]),
    )
  return edit.reason === '' ? { ...wrong, [editField(edit.lineId, 'reason')]: 'required' } : wrong
}

/** A reason is missing, or a number cannot be read; all of them by the names of their fields. */
export function checkedEdits(quote: Quoted, edits: readonly FeeEdit[]): Result<readonly FeeEdit[]> {
  const wrong = Object.assign({}, ...edits.map((edit) => problemsOf(quote, edit))) as WrongFields
  return Object.keys(wrong).length > 0 ? invalidFields(wrong) : ok(edits)
}

/** The running total and its distance from the quote; nothing while a number cannot be read. */
export function sumOf(quote: Quoted, edits: readonly FeeEdit[]) {
  const reviewed = reviewFees(quote, edits.map(reasoned))
  return reviewed.ok ? confirmedTotals(quote, reviewed.value) : undefined
}
