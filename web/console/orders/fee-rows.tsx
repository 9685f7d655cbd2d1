import { Fragment } from 'react'
import type { StaffOrderView } from '#contract/console-orders.ts'
import { formatMoney } from '#domain/language/format-money.ts'
import type { Quoted } from '#domain/orders/fees/fees.ts'
import { positionOf } from '#domain/orders/fees/several-services.ts'
import { contingentChargeKey } from '#domain/tariffs/charge.ts'
import { textLimits } from '#domain/values/text-limits.ts'
import { TypedText } from '#web/components/formats/typed-text.tsx'
import { AmountField, CheckboxField, Field } from '#web/components/forms/field.tsx'
import type { FormValues } from '#web/components/forms/rules.ts'
import type { FormState } from '#web/components/forms/use-form.ts'
import { useChargeName } from '#web/components/orders/fee-table.tsx'
import requests from '#web/console/requests/requests.module.css'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { addField, editField } from './fee-edits.ts'
import styles from './orders.module.css'

type RowsProps = {
  readonly order: Pick<StaffOrderView, 'service' | 'moreServices' | 'fees'>
  readonly quote: Quoted
  readonly form: FormState
  /** What was proposed or typed before. */
  readonly values: FormValues
}

/** The lines and the possible additions, of each service by itself. */
export function FeeRows({ order: { service: main, moreServices, fees }, quote, form, values }: RowsProps) {
  const { t } = useTranslation('ordersAdmin')
  const objections = new Map(fees.objections.map(({ lineId, reason }) => [lineId, reason]))
  return [main, ...moreServices].map((service, position) => {
    const isOwn = (one: Parameters<typeof positionOf>[0]) => positionOf(one) === position
    const lines = quote.lines.filter(isOwn)
    const additions = quote.contingentCharges.filter(isOwn)
    const titled = (title: string) =>
      moreServices.length > 0 ? `${t(`orderView:services.${service}`)} · ${title}` : title
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a service has no other identity than its position.
      <Fragment key={position}>
        <fieldset className={requests.lines}>
          <legend>{titled(t('fees.title'))}</legend>
          {lines.map((line) => (
            <LineRow
              key={line.lineId}
              line={line}
              objection={objections.get(line.lineId)}
              form={form}
              values={values}
            />
          ))}
        </fieldset>
        {additions.length > 0 && (
          <fieldset className={requests.lines}>
            <legend>{titled(t('propose.additions'))}</legend>
            <div className={styles.additions}>
              {additions.map((charge) => (
                <AdditionRow key={contingentChargeKey(charge)} charge={charge} form={form} values={values} />
              ))}
            </div>
          </fieldset>
        )}
      </Fragment>
    )
  })
}

/** Of an error in the summary: the charge and its field. */
export function useFeeLabels({ lines, contingentCharges }: Quoted) {
  const { t } = useTranslation('ordersAdmin')
  const chargeName = useChargeName()
  return (control: string): string => {
    const line = lines.find(({ lineId }) => control.startsWith(`${lineId}.`))
    if (line) {
      const fields = {
        unitPrice: t('propose.unitPrice', { currency: line.unitPrice.currency }),
        quantity: t('propose.quantity', { unit: t(`quotes:units.${line.quantity.unit}`) }),
        reason: t('propose.reason'),
      }
      const field = control.slice(line.lineId.length + 1)
      const charge = chargeName({ quoted: line, contingency: null })
      return t('propose.rowField', { charge, field: fields[field as keyof typeof fields] ?? field })
    }
    const added = contingentCharges.find((charge) => control === addField(contingentChargeKey(charge)))
    return added ? chargeName({ quoted: null, contingency: added }) : control
  }
}

type InRow = { readonly form: FormState; readonly values: FormValues }

type LineProps = InRow & {
  readonly line: Quoted['lines'][number]
  /** Why the customer rejected it. */
  readonly objection: string | undefined
}

function LineRow({ line, objection, form, values }: LineProps) {
  const { t } = useTranslation('ordersAdmin')
  const { lineId, unitPrice, quantity } = line
  const charge = useChargeName()({ quoted: line, contingency: null })
  const name = (field: Parameters<typeof editField>[1]) => editField(lineId, field)
  const isRemoved = Boolean(form.values[name('remove')])
  return (
    <fieldset className={styles.line} data-removed={isRemoved || undefined}>
      <legend className="visually-hidden">{charge}</legend>
      <span className={styles.charge}>
        {charge} <small>{line.fee}</small>
        {objection && (
          <small className={styles.objection}>
            <TypedText text={t('orderView:fees.objection', { reason: objection })} />
          </small>
        )}
      </span>
      <AmountField
        form={form}
        name={name('unitPrice')}
        label={t('propose.unitPrice', { currency: unitPrice.currency })}
        defaultValue={values[name('unitPrice')] ?? unitPrice.amount}
      />
      <AmountField
        form={form}
        name={name('quantity')}
        label={t('propose.quantity', { unit: t(`quotes:units.${quantity.unit}`) })}
        defaultValue={values[name('quantity')] ?? quantity.amount}
      />
      <Field
        form={form}
        name={name('reason')}
        label={t('propose.reason')}
        autoComplete="off"
        maxLength={textLimits.reason}
        defaultValue={values[name('reason')] ?? ''}
      />
      <CheckboxField
        form={form}
        name={name('remove')}
        label={t('propose.remove', { charge })}
        defaultChecked={Boolean(values[name('remove')])}
      >
        {t('propose.removeShort')}
        <span className="visually-hidden"> {charge}</span>
      </CheckboxField>
    </fieldset>
  )
}

type AdditionProps = InRow & { readonly charge: Quoted['contingentCharges'][number] }

function AdditionRow({ charge, form, values }: AdditionProps) {
  const { t } = useTranslation('ordersAdmin')
  const language = useLanguage()
  const key = contingentChargeKey(charge)
  const name = useChargeName()({ quoted: null, contingency: charge })
  const unit = t(`quotes:units.${charge.unit}`)
  return (
    <fieldset className={styles.addition}>
      <legend className="visually-hidden">{name}</legend>
      <span className={styles.charge}>
        {name} <small>{charge.fee}</small>
        <small>{t('propose.each', { price: formatMoney(charge.unitPrice, language), unit })}</small>
      </span>
      <AmountField
        form={form}
        name={addField(key)}
        label={t('propose.quantity', { unit })}
        defaultValue={values[addField(key)] ?? ''}
      />
    </fieldset>
  )
}
