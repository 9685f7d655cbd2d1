import { formatMoney } from '#domain/language/format-money.ts'
import type { Quoted } from '#domain/orders/fees/fees.ts'
import { contingentChargeKey } from '#domain/tariffs/charge.ts'
import { chargeName } from '#domain/tariffs/charge-name.ts'
import { textLimits } from '#domain/values/text-limits.ts'
import { AmountField, CheckboxField, Field } from '#web/components/forms/field.tsx'
import type { FormValues } from '#web/components/forms/rules.ts'
import type { FormState } from '#web/components/forms/use-form.ts'
import requests from '#web/console/requests/requests.module.css'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { addField, editField } from './fee-edits.ts'
import styles from './orders.module.css'

type RowsProps = {
  readonly quote: Quoted
  readonly form: FormState
  /** What was typed before. */
  readonly values: FormValues | undefined
}

export function FeeRows({ quote, form, values = {} }: RowsProps) {
  const { t } = useTranslation('ordersAdmin')
  return (
    <>
      <fieldset className={requests.lines}>
        <legend>{t('fees.title')}</legend>
        {quote.lines.map((line) => (
          <LineRow key={line.lineId} line={line} form={form} values={values} />
        ))}
      </fieldset>
      {quote.contingentCharges.length > 0 && (
        <fieldset className={requests.lines}>
          <legend>{t('propose.additions')}</legend>
          {quote.contingentCharges.map((charge) => (
            <AdditionRow key={contingentChargeKey(charge)} charge={charge} form={form} values={values} />
          ))}
        </fieldset>
      )}
    </>
  )
}

type InRow = { readonly form: FormState; readonly values: FormValues }

function LineRow({ line, form, values }: InRow & { readonly line: Quoted['lines'][number] }) {
  const { t } = useTranslation('ordersAdmin')
  const language = useLanguage()
  const { lineId, unitPrice, quantity, params } = line
  const charge = [chargeName(line)[language], ...(typeof params.type === 'string' ? [params.type] : [])].join(
    ' ',
  )
  const name = (field: Parameters<typeof editField>[1]) => editField(lineId, field)
  const isRemoved = Boolean(form.values[name('remove')])
  return (
    <fieldset className={styles.line} data-removed={isRemoved || undefined}>
      <legend className="visually-hidden">{charge}</legend>
      <span className={styles.charge}>
        {charge} <small>{line.fee}</small>
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
  const name = chargeName(charge)[language]
  const unit = t(`quotes:units.${charge.unit}`)
  return (
    <fieldset className={styles.addition}>
      <legend className="visually-hidden">{name}</legend>
      <span className={styles.charge}>
        {name} <small>{charge.fee}</small>
      </span>
      <span>{t('propose.each', { price: formatMoney(charge.unitPrice, language), unit })}</span>
      <AmountField
        form={form}
        name={addField(key)}
        label={t('propose.quantity', { unit })}
        defaultValue={values[addField(key)] ?? ''}
      />
    </fieldset>
  )
}
