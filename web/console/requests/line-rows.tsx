import { useId } from 'react'
import { type LineGroup, lineGroups } from '#domain/quotes/fee-line.ts'
import type { RequestKind } from '#domain/quotes/quote-request.ts'
import { feeItems } from '#domain/tariffs/fee-items.data.ts'
import { ChoiceField, Field } from '#web/components/forms/field.tsx'
import type { FormState } from '#web/components/forms/use-form.ts'
import { useProblem } from '#web/components/forms/use-problem.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import frame from '#web/ui/field-frame.module.css'
import { describedBy, FieldFrame } from '#web/ui/field-frame.tsx'
import { feeLabel, feesFor, findFee, lineField, mainFee, mostLines } from './answer-lines.ts'
import styles from './requests.module.css'

type LineRowsProps = {
  readonly form: FormState
  readonly kind: RequestKind
  /** A key for each line; its place gives its fields their names. */
  readonly rows: readonly number[]
  onRows(rows: readonly number[]): void
}

export function LineRows({ form, kind, rows, onRows }: LineRowsProps) {
  const { t } = useTranslation('requestsAdmin')
  const language = useLanguage()
  const fees = useId()
  return (
    <fieldset className={styles.lines}>
      <legend>{t('answer.lines')}</legend>
      <datalist id={fees}>
        {feesFor(kind).map((code) => (
          <option key={code} value={feeLabel(code, language)} />
        ))}
      </datalist>
      {rows.map((key, at) => (
        <LineRow
          key={key}
          form={form}
          at={at}
          fees={fees}
          usualFee={key === 0 ? feeLabel(mainFee(kind), language) : ''}
          usualGroup={usualGroup(kind)}
          onRemove={rows.length > 1 ? () => onRows(rows.filter((one) => one !== key)) : undefined}
        />
      ))}
      <p>
        <Button
          isCompact
          disabled={rows.length >= mostLines}
          onClick={() => onRows([...rows, Math.max(...rows) + 1])}
        >
          {t('answer.addLine')}
        </Button>
      </p>
    </fieldset>
  )
}

/** What is carried is freight; what is done at one place stands at that end. */
const usualGroup = (kind: RequestKind): LineGroup => {
  if (['warehouse', 'depot', 'customs'].includes(kind)) return 'origin'
  return kind === 'overseas-warehouse' ? 'destination' : 'freight'
}

type LineRowProps = {
  readonly form: FormState
  readonly at: number
  /** The list of all fee items. */
  readonly fees: string
  /** What the first line usually bills; nothing for the others. */
  readonly usualFee: string
  readonly usualGroup: LineGroup
  readonly onRemove: (() => void) | undefined
}

function LineRow({ form, at, fees, usualFee, usualGroup: group, onRemove }: LineRowProps) {
  const { t } = useTranslation('requestsAdmin')
  const fee = findFee(form.given[lineField(at, 'fee')] ?? usualFee)
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
        <Button isCompact onClick={onRemove}>
          {t('answer.removeLine')}
          <span className="visually-hidden"> {number}</span>
        </Button>
      )}
    </div>
  )
}

/** Looked for by name or code; the list of the device narrows while it is typed. */
function FeeField({ form, at, fees, usualFee }: Pick<LineRowProps, 'form' | 'at' | 'fees' | 'usualFee'>) {
  const { t } = useTranslation('requestsAdmin')
  const id = useId()
  const name = lineField(at, 'fee')
  const label = t('answer.fee', { number: at + 1 })
  const problem = useProblem(form)(name, label)
  return (
    <FieldFrame id={id} label={label} problem={problem}>
      <div className={frame.line}>
        <input
          {...describedBy(id, problem)}
          type="text"
          name={name}
          list={fees}
          defaultValue={usualFee}
          autoComplete="off"
        />
      </div>
    </FieldFrame>
  )
}
