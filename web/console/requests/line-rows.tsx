import { useState } from 'react'
import type { AdminRequest } from '#contract/requests.ts'
import { may } from '#domain/access/permissions.ts'
import { mostLines } from '#domain/quotes/charges/staff-charge.ts'
import { lineGroups } from '#domain/quotes/fee-line.ts'
import type { RequestKind } from '#domain/quotes/requests/quote-request.ts'
import { feeItems } from '#domain/tariffs/fee-items.data.ts'
import { type ContainerType, isContainerType } from '#domain/values/container-type.ts'
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
import { typesOf, usualGroup, usualQuantity } from './usual-lines.ts'

type LineRowsProps = {
  readonly form: FormState
  readonly request: AdminRequest
  readonly fees: readonly NamedOption[]
  readonly rows: Rows<TypedLine>
  /** A field was replaced, so the form must be read again. */
  onReplaced(): void
}

export function LineRows({ form, request, fees, rows, onReplaced }: LineRowsProps) {
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
          request={request}
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
  readonly request: AdminRequest
  readonly fees: readonly NamedOption[]
  readonly seesCost: boolean
  readonly usual: TypedLine
  onReplaced(): void
  readonly onRemove: (() => void) | undefined
}

/** What the quantity is of: 320 of a charge by weight is not 320 of one for each bill of lading, and each type has its count. */
const countedOf = (request: AdminRequest, code: string, type: ContainerType | undefined) => {
  const fee = findFee(code)
  return fee && { unit: feeItems[fee].unit, quantity: usualQuantity(request, fee, type) }
}

/** A quantity follows its charge and container type; one that was typed stays as long as its unit. */
function useQuantity(request: AdminRequest, usual: TypedLine) {
  const unitAtFirst = itemOf(usual.fee)?.unit
  const [latest, setLatest] = useState({ unit: unitAtFirst, quantity: usual.quantity, replaced: 0 })
  /** While the charge is being typed there is none, so the unit is that of the charge before. */
  const replaceFor = (code: string, type: ContainerType | undefined, typed: string): boolean => {
    const counted = countedOf(request, code, type)
    if (!counted) return false
    const isOther = latest.unit !== undefined && counted.unit !== latest.unit
    const isTyped = typed !== latest.quantity && !isOther
    const quantity = isTyped ? latest.quantity : counted.quantity
    const isReplaced = !isTyped && quantity !== typed
    setLatest({ unit: counted.unit, quantity, replaced: latest.replaced + (isReplaced ? 1 : 0) })
    return isReplaced
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
  const { form, at, request, fees, seesCost, usual, onReplaced, onRemove } = props
  const { t } = useTranslation('requestsAdmin')
  const types = typesOf(request)
  const quantity = useQuantity(request, usual)
  const group = useGroup(request.kind, usual)
  const typed = {
    fee: form.values[lineField(at, 'fee')] ?? usual.fee,
    type: form.values[lineField(at, 'containerType')] ?? usual.containerType ?? '',
    quantity: form.values[lineField(at, 'quantity')] ?? usual.quantity,
  }
  const item = itemOf(typed.fee)
  const follow = (code: string, type: string) => {
    const ofType = isContainerType(type) ? type : undefined
    const replaced = [quantity.replaceFor(code, ofType, typed.quantity), group.replaceFor(code)]
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
        onSelect={(code) => follow(code, typed.type)}
      />
      <ChoiceField
        key={`group ${group.replaced}`}
        form={form}
        name={lineField(at, 'group')}
        label={t('answer.group')}
        choices={lineGroups.map((value) => ({ value, label: t(`groups.${value}`) }))}
        defaultValue={group.group}
      />
      {types.length > 0 && (
        <TypeField
          form={form}
          at={at}
          types={types}
          usual={usual.containerType}
          onChosen={(type) => follow(typed.fee, type)}
        />
      )}
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

type TypeFieldProps = Pick<LineRowProps, 'form' | 'at'> & {
  readonly types: readonly ContainerType[]
  readonly usual: ContainerType | undefined
  onChosen(type: string): void
}

function TypeField({ form, at, types, usual, onChosen }: TypeFieldProps) {
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
      onChosen={onChosen}
    />
  )
}
