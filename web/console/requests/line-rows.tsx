import { useState } from 'react'
import { may } from '#domain/access/permissions.ts'
import { mostLines } from '#domain/quotes/charges/staff-charge.ts'
import { lineGroups } from '#domain/quotes/fee-line.ts'
import type { RequestKind } from '#domain/quotes/requests/quote-request.ts'
import type { ContainerType } from '#domain/values/container-type.ts'
import { AmountField, ChoiceField } from '#web/components/forms/field.tsx'
import type { FormState } from '#web/components/forms/use-form.ts'
import type { NamedOption } from '#web/console/shared/option-combobox.tsx'
import { useActor } from '#web/console/shared/staff-state.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { findFee, lineField, type TypedLine } from './answer-lines.ts'
import { CostField, CurrencyField, FeeField, itemOf, PriceField } from './charge-fields.tsx'
import styles from './requests.module.css'
import type { Rows } from './use-rows.ts'
import { usualGroup } from './usual-lines.ts'

type LineRowsProps = {
  readonly form: FormState
  readonly kind: RequestKind
  /** Of a request for several container types. */
  readonly types: readonly ContainerType[]
  readonly fees: readonly NamedOption[]
  readonly rows: Rows<TypedLine>
  /** A field was replaced, so the form must be read again. */
  onReplaced(): void
}

export function LineRows({ form, kind, types, fees, rows, onReplaced }: LineRowsProps) {
  const { t } = useTranslation('requestsAdmin')
  const seesCost = may(useActor(), 'see-costs')
  return (
    <fieldset className={styles.lines}>
      <legend>{t('answer.charges')}</legend>
      {rows.rows.map(({ key, initial }, index) => (
        <LineRow
          key={key}
          form={form}
          at={index}
          kind={kind}
          types={types}
          fees={fees}
          seesCost={seesCost}
          usual={initial}
          onReplaced={onReplaced}
          onRemove={rows.rows.length > 1 ? () => rows.remove(key) : undefined}
        />
      ))}
      <p>
        <Button isCompact disabled={rows.rows.length >= mostLines} onClick={rows.add}>
          {t('answer.addLine')}
        </Button>
      </p>
    </fieldset>
  )
}

type LineRowProps = {
  readonly form: FormState
  readonly at: number
  readonly kind: RequestKind
  readonly types: readonly ContainerType[]
  readonly fees: readonly NamedOption[]
  readonly seesCost: boolean
  readonly usual: TypedLine
  onReplaced(): void
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

/** A charge stands in its own group; one that was chosen stays while the charge has the same usual group. */
function useGroup(kind: RequestKind, usual: TypedLine) {
  const usualFee = findFee(usual.fee)
  const [latest, setLatest] = useState({
    follows: usualFee ? usualGroup(kind, usualFee) : usual.group,
    group: usual.group,
    replaced: 0,
  })
  const replaceFor = (code: string): boolean => {
    const fee = findFee(code)
    const group = fee ? usualGroup(kind, fee) : latest.follows
    if (group === latest.follows) return false
    setLatest({ follows: group, group, replaced: latest.replaced + 1 })
    return true
  }
  return { ...latest, replaceFor }
}

function LineRow(props: LineRowProps) {
  const { form, at, kind, types, fees, seesCost, usual, onReplaced, onRemove } = props
  const { t } = useTranslation('requestsAdmin')
  const item = itemOf(form.values[lineField(at, 'fee')] ?? usual.fee)
  const quantity = useQuantity(usual)
  const group = useGroup(kind, usual)
  const followFee = (code: string) => {
    const replaced = [quantity.replaceFor(code), group.replaceFor(code)]
    if (replaced.includes(true)) onReplaced()
  }
  const number = at + 1
  const names = {
    price: lineField(at, 'unitPrice'),
    cost: lineField(at, 'unitCost'),
    currency: lineField(at, 'currency'),
  }
  return (
    <div
      className={styles.line}
      data-typed={types.length > 0 || undefined}
      data-costed={seesCost || undefined}
    >
      <FeeField
        form={form}
        name={lineField(at, 'fee')}
        label={t('answer.fee', { number })}
        fees={fees}
        usualFee={usual.fee}
        onSelect={followFee}
      />
      <ChoiceField
        key={`group ${group.replaced}`}
        form={form}
        name={lineField(at, 'group')}
        label={t('answer.group')}
        choices={lineGroups.map((value) => ({ value, label: t(`groups.${value}`) }))}
        defaultValue={group.group}
      />
      {types.length > 0 && <TypeField form={form} at={at} types={types} usual={usual.containerType} />}
      <PriceField form={form} names={names} item={item} usual={usual} />
      {seesCost && <CostField form={form} names={names} item={item} usual={usual} />}
      <CurrencyField form={form} name={names.currency} item={item} usual={usual.currency} />
      <AmountField
        key={`quantity ${quantity.replaced}`}
        form={form}
        name={lineField(at, 'quantity')}
        label={item ? t('answer.quantityOf', { unit: t(`quotes:units.${item.unit}`) }) : t('answer.quantity')}
        defaultValue={quantity.quantity}
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
