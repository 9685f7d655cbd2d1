import { useState } from 'react'
import { lineGroups } from '#domain/quotes/fee-line.ts'
import type { RequestKind } from '#domain/quotes/requests/quote-request.ts'
import type { ContainerType } from '#domain/values/container-type.ts'
import { AmountField, ChoiceField } from '#web/components/forms/field.tsx'
import type { FormState } from '#web/components/forms/use-form.ts'
import type { NamedOption } from '#web/console/shared/option-combobox.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { lineField, maxLines, type TypedLine } from './answer-lines.ts'
import { CurrencyField, FeeField, itemOf, PriceField } from './charge-fields.tsx'
import styles from './requests.module.css'
import type { Rows } from './use-rows.ts'
import { newLine } from './usual-lines.ts'

type LineRowsProps = {
  readonly form: FormState
  readonly kind: RequestKind
  /** Of a request for several container types. */
  readonly types: readonly ContainerType[]
  readonly fees: readonly NamedOption[]
  /** What the first lines contain at first. */
  readonly initial: readonly TypedLine[]
  readonly rows: Rows
  /** A quantity was replaced, so the form must be read again. */
  onQuantity(): void
}

export function LineRows({ form, kind, types, fees, initial, rows, onQuantity }: LineRowsProps) {
  const { t } = useTranslation('requestsAdmin')
  return (
    <fieldset className={styles.lines}>
      <legend>{t('answer.lines')}</legend>
      {rows.keys.map((key, index) => (
        <LineRow
          key={key}
          form={form}
          at={index}
          types={types}
          fees={fees}
          usual={initial[key] ?? newLine(kind)}
          onQuantity={onQuantity}
          onRemove={rows.keys.length > 1 ? () => rows.remove(key) : undefined}
        />
      ))}
      <p>
        <Button isCompact disabled={rows.keys.length >= maxLines} onClick={rows.add}>
          {t('answer.addLine')}
        </Button>
      </p>
    </fieldset>
  )
}

type LineRowProps = {
  readonly form: FormState
  readonly at: number
  readonly types: readonly ContainerType[]
  readonly fees: readonly NamedOption[]
  readonly usual: TypedLine
  onQuantity(): void
  readonly onRemove: (() => void) | undefined
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

function LineRow({ form, at, types, fees, usual, onQuantity, onRemove }: LineRowProps) {
  const { t } = useTranslation('requestsAdmin')
  const item = itemOf(form.values[lineField(at, 'fee')] ?? usual.fee)
  const { quantity, replaced, replaceFor } = useQuantity(usual)
  const number = at + 1
  const names = { price: lineField(at, 'unitPrice'), currency: lineField(at, 'currency') }
  return (
    <div className={styles.line} data-typed={types.length > 0 || undefined}>
      <FeeField
        form={form}
        name={lineField(at, 'fee')}
        label={t('answer.fee', { number })}
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
      {types.length > 0 && <TypeField form={form} at={at} types={types} usual={usual.containerType} />}
      <PriceField form={form} names={names} item={item} usual={usual} />
      <CurrencyField form={form} name={names.currency} item={item} usual={usual.currency} />
      <AmountField
        key={replaced}
        form={form}
        name={lineField(at, 'quantity')}
        label={item ? t('answer.quantityOf', { unit: t(`quotes:units.${item.unit}`) }) : t('answer.quantity')}
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

type TypeFieldProps = Pick<LineRowProps, 'form' | 'at' | 'types'> & {
  readonly usual: ContainerType | undefined
}

function TypeField({ form, at, types, usual }: TypeFieldProps) {
  const { t } = useTranslation('requestsAdmin')
  return (
    <ChoiceField
      form={form}
      name={lineField(at, 'containerType')}
      label={t('answer.containerType')}
      choices={[
        { value: '', label: t('answer.allTypes') },
        ...types.map((value) => ({ value, label: value })),
      ]}
      defaultValue={usual ?? ''}
    />
  )
}
