import { useMemo } from 'react'
import { type LineGroup, lineGroups } from '#domain/quotes/fee-line.ts'
import type { RequestKind } from '#domain/quotes/quote-request.ts'
import { feeItems } from '#domain/tariffs/fee-items.data.ts'
import { ChoiceField, Field } from '#web/components/forms/field.tsx'
import type { FormState } from '#web/components/forms/use-form.ts'
import { useProblem } from '#web/components/forms/use-problem.ts'
import { type NamedOption, OptionCombobox } from '#web/console/shared/option-combobox.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { feesFor, findFee, lineField, mainFee, maxLines } from './answer-lines.ts'
import styles from './requests.module.css'

type LineRowsProps = {
  readonly form: FormState
  readonly kind: RequestKind
  /** A key for each line; its position names its fields. */
  readonly rows: readonly number[]
  onRows(rows: readonly number[]): void
}

export function LineRows({ form, kind, rows, onRows }: LineRowsProps) {
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
          usualFee={key === 0 ? mainFee(kind) : ''}
          usualGroup={usualGroup(kind)}
          onRemove={rows.length > 1 ? () => onRows(rows.filter((one) => one !== key)) : undefined}
        />
      ))}
      <p>
        <Button
          isCompact
          disabled={rows.length >= maxLines}
          onClick={() => onRows([...rows, Math.max(...rows) + 1])}
        >
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

type LineRowProps = {
  readonly form: FormState
  readonly at: number
  readonly fees: readonly NamedOption[]
  /** The main charge on the first line, none on the others. */
  readonly usualFee: string
  readonly usualGroup: LineGroup
  readonly onRemove: (() => void) | undefined
}

function LineRow({ form, at, fees, usualFee, usualGroup: group, onRemove }: LineRowProps) {
  const { t } = useTranslation('requestsAdmin')
  const fee = findFee(form.values[lineField(at, 'fee')] ?? usualFee)
  const item = fee && feeItems[fee]
  const number = at + 1
  return (
    <div className={styles.line}>
      <FeeField form={form} at={at} fees={fees} usualFee={usualFee} />
      <ChoiceField
        form={form}
        name={lineField(at, 'group')}
        label={t('answer.group')}
        choices={lineGroups.map((value) => ({ value, label: t(`groups.${value}`) }))}
        defaultValue={group}
      />
      <Field
        form={form}
        name={lineField(at, 'unitPrice')}
        label={item ? t('answer.unitPriceIn', { currency: item.currency }) : t('answer.unitPrice')}
        autoComplete="off"
        inputMode="decimal"
      />
      <Field
        form={form}
        name={lineField(at, 'quantity')}
        label={item ? t('answer.quantityOf', { unit: t(`quotes:units.${item.unit}`) }) : t('answer.quantity')}
        autoComplete="off"
        inputMode="decimal"
        defaultValue="1"
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
function FeeField({ form, at, fees, usualFee }: Pick<LineRowProps, 'form' | 'at' | 'fees' | 'usualFee'>) {
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
    />
  )
}
