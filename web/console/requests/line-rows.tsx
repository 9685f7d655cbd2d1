import { useMemo, useState } from 'react'
import { type LineGroup, lineGroups } from '#domain/quotes/fee-line.ts'
import type { RequestKind } from '#domain/quotes/quote-request.ts'
import { feeItems } from '#domain/tariffs/fee-items.data.ts'
import { ChoiceField, Field } from '#web/components/forms/field.tsx'
import type { FormState } from '#web/components/forms/use-form.ts'
import { useProblem } from '#web/components/forms/use-problem.ts'
import { type NamedOption, OptionCombobox } from '#web/console/shared/option-combobox.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { feesFor, findFee, lineField, mainFee, maxLines, type TypedLine } from './answer-lines.ts'
import styles from './requests.module.css'

type LineRowsProps = {
  readonly form: FormState
  readonly kind: RequestKind
  /** What the first lines contain at first; without them, one line with the main charge. */
  readonly initial: readonly TypedLine[]
  /** Of the first line. */
  readonly usualQuantity: string
  /** A key for each line; its position names its fields. */
  readonly rows: readonly number[]
  onRows(rows: readonly number[]): void
  onAdd(): void
  /** A quantity was replaced, so the form must be read again. */
  onQuantity(): void
}

export function LineRows({
  form,
  kind,
  initial,
  usualQuantity,
  rows,
  onRows,
  onAdd,
  onQuantity,
}: LineRowsProps) {
  const { t } = useTranslation('requestsAdmin')
  const fees = useMemo(
    () => feesFor(kind).map((code) => ({ value: code, name: feeItems[code].name })),
    [kind],
  )
  return (
    <fieldset className={styles.lines}>
      <legend>{t('answer.lines')}</legend>
      {rows.map((key, index) => (
        <LineRow
          key={key}
          form={form}
          at={index}
          fees={fees}
          usual={
            initial[key] ?? usualLine(kind, key === 0 ? mainFee(kind) : '', key === 0 ? usualQuantity : '1')
          }
          onQuantity={onQuantity}
          onRemove={rows.length > 1 ? () => onRows(rows.filter((one) => one !== key)) : undefined}
        />
      ))}
      <p>
        <Button isCompact disabled={rows.length >= maxLines} onClick={onAdd}>
          {t('answer.addLine')}
        </Button>
      </p>
    </fieldset>
  )
}

/** Transport is freight; work at one place belongs to that end. */
const usualGroup = (kind: RequestKind): LineGroup => {
  if (['warehouse', 'depot', 'customs'].includes(kind)) return 'origin'
  return kind === 'overseas-warehouse' ? 'destination' : 'freight'
}

const usualLine = (kind: RequestKind, fee: string, quantity: string): TypedLine => ({
  fee,
  quantity,
  unitPrice: '',
  group: usualGroup(kind),
})

type LineRowProps = {
  readonly form: FormState
  readonly at: number
  readonly fees: readonly NamedOption[]
  readonly usual: TypedLine
  onQuantity(): void
  readonly onRemove: (() => void) | undefined
}

const itemOf = (code: string) => {
  const fee = findFee(code)
  return fee && feeItems[fee]
}

/** A quantity belongs to its unit: 320 of a charge by weight is not 320 of one for each bill of lading. */
function useQuantity(usual: TypedLine) {
  const usualUnit = itemOf(usual.fee)?.unit
  const [latest, setLatest] = useState({ unit: usualUnit, quantity: usual.quantity, replaced: 0 })
  /** While the charge is being typed there is none, so the unit is that of the charge before. */
  const replaceFor = (code: string): boolean => {
    const unit = itemOf(code)?.unit
    if (!unit || unit === latest.unit) return false
    const quantity = unit === usualUnit ? usual.quantity : '1'
    setLatest({ unit, quantity, replaced: latest.replaced + (latest.unit ? 1 : 0) })
    return latest.unit !== undefined
  }
  return { ...latest, replaceFor }
}

function LineRow({ form, at, fees, usual, onQuantity, onRemove }: LineRowProps) {
  const { t } = useTranslation('requestsAdmin')
  const item = itemOf(form.values[lineField(at, 'fee')] ?? usual.fee)
  const { quantity, replaced, replaceFor } = useQuantity(usual)
  const number = at + 1
  return (
    <div className={styles.line}>
      <FeeField
        form={form}
        at={at}
        fees={fees}
        usualFee={usual.fee}
        onSelect={(code) => replaceFor(code) && onQuantity()}
      />
      <ChoiceField
        form={form}
        name={lineField(at, 'group')}
        label={t('answer.group')}
        choices={lineGroups.map((value) => ({ value, label: t(`groups.${value}`) }))}
        defaultValue={usual.group}
      />
      <Field
        form={form}
        name={lineField(at, 'unitPrice')}
        label={item ? t('answer.unitPriceIn', { currency: item.currency }) : t('answer.unitPrice')}
        autoComplete="off"
        inputMode="decimal"
        defaultValue={usual.unitPrice}
      />
      <Field
        key={replaced}
        form={form}
        name={lineField(at, 'quantity')}
        label={item ? t('answer.quantityOf', { unit: t(`quotes:units.${item.unit}`) }) : t('answer.quantity')}
        autoComplete="off"
        inputMode="decimal"
        defaultValue={quantity}
      />
      {onRemove && (
        <div className={styles.remove}>
          <Button isCompact onClick={onRemove}>
            {t('answer.removeLine')}
            <span className="visually-hidden"> {number}</span>
          </Button>
        </div>
      )}
    </div>
  )
}

/** The usual charges of such a request come first. */
function FeeField({
  form,
  at,
  fees,
  usualFee,
  onSelect,
}: Pick<LineRowProps, 'form' | 'at' | 'fees'> & { readonly usualFee: string; onSelect(code: string): void }) {
  const { t } = useTranslation('requestsAdmin')
  const name = lineField(at, 'fee')
  const label = t('answer.fee', { number: at + 1 })
  return (
    <OptionCombobox
      name={name}
      label={label}
      problem={useProblem(form)(name, label)}
      options={fees}
      defaultValue={usualFee}
      onSelect={onSelect}
    />
  )
}
