import type { StaffOrderView } from '#contract/console-orders.ts'
import { confirmedTotals } from '#domain/orders/fees/confirmed-price.ts'
import type { FeeEdit, Quoted } from '#domain/orders/fees/fees.ts'
import { reviewFees } from '#domain/orders/fees/review-fees.ts'
import { positionOf } from '#domain/orders/fees/several-services.ts'
import { contingentChargeKey } from '#domain/tariffs/charge.ts'
import { invalidFields, ok, type Result, type WrongFields } from '#domain/values/refusal.ts'
import type { FormValues } from '#web/components/forms/rules.ts'

type Line = StaffOrderView['fees']['lines'][number]
type QuotedLine = NonNullable<Line['quoted']>
type EditName = 'unitPrice' | 'quantity' | 'reason' | 'remove'

export const editField = (lineId: string, name: EditName): string => `${lineId}.${name}`
export const addField = (charge: string): string => `add.${charge}`

type Known = Pick<StaffOrderView, 'fees' | 'contingentCharges' | 'moreServices'>

/** What was quoted, with its exchange rates, as far as the lines have them. */
export function quotedIn({ fees, contingentCharges, moreServices }: Known): Quoted {
  const lines = fees.lines.flatMap(({ quoted }) => (quoted ? [quoted] : []))
  const ratesAt = (position: number) => {
    const own = lines.filter((line) => positionOf(line) === position)
    const rates = own.map(({ exchangeRate }) => [exchangeRate.from, exchangeRate] as const)
    return { day: own[0]?.exchangeRate.date ?? '', exchangeRates: Object.fromEntries(rates) }
  }
  const more = moreServices.map((_, index) => ratesAt(index + 1))
  return { ...ratesAt(0), lines, contingentCharges, ...(more.length > 0 && { more }) } as Quoted
}

/** What was proposed before, as it was typed: a line is corrected from there, not from the quote. */
export function proposedIn({ lines }: Pick<StaffOrderView['fees'], 'lines'>): FormValues {
  return Object.fromEntries(
    lines.flatMap(({ kind, quoted, contingency, confirmed, reason }): [string, string][] => {
      if (kind === 'added' && contingency && confirmed)
        return [[addField(contingentChargeKey(contingency)), confirmed.quantity.amount]]
      if (!quoted || reason === null) return []
      const why: [string, string] = [editField(quoted.lineId, 'reason'), reason]
      if (kind === 'removed') return [[editField(quoted.lineId, 'remove'), 'on'], why]
      if (kind !== 'changed' || !confirmed) return []
      return [
        [editField(quoted.lineId, 'unitPrice'), confirmed.unitPrice.amount],
        [editField(quoted.lineId, 'quantity'), confirmed.quantity.amount],
        why,
      ]
    }),
  )
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
