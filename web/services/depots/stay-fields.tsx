import type { RowsByCode } from '#contract/dictionaries.ts'
import { homePorts } from '#domain/places/home-ports.ts'
import { depotSizes } from '#domain/quotes/query/query-tables.ts'
import { storageKinds } from '#domain/tariffs/depot/depot-tariff.ts'
import { CheckboxField, ChoiceField, Field } from '#web/components/forms/field.tsx'
import type { FormValues } from '#web/components/forms/rules.ts'
import type { FormState } from '#web/components/forms/use-form.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { labelFor } from '#web/services/shared/dictionary-labels.ts'
import styles from '#web/services/shared/quote-form.module.css'
import { StartDayField } from '#web/services/shared/start-day-field.tsx'
import { useOwnPort } from '#web/services/shared/use-own-port.ts'
import { workFields } from './depot-query.ts'

type FieldsProps = { readonly form: FormState; readonly values: FormValues }

export function PortField({ form, values, rows }: FieldsProps & { rows: RowsByCode }) {
  const { t } = useTranslation('places')
  const own = useOwnPort()
  return (
    <ChoiceField
      form={form}
      name="port"
      label={t('depots.port')}
      defaultValue={values.port || own}
      choices={homePorts.map((code) => ({ value: code, label: labelFor(rows, 'yardServiceSite', code) }))}
    />
  )
}

export function SizeField({ form, values }: FieldsProps) {
  const { t } = useTranslation('places')
  return (
    <ChoiceField
      form={form}
      name="size"
      label={t('depots.form.size')}
      defaultValue={values.size || '20'}
      choices={depotSizes.map((size) => ({ value: String(size), label: t(`depots.form.sizes.${size}`) }))}
    />
  )
}

type CountFieldProps = FieldsProps & {
  readonly name: 'containers' | 'days' | (typeof workFields)[number]
  readonly help?: string
  readonly defaultValue?: string
}

export function CountField({ form, values, name, help, defaultValue = '' }: CountFieldProps) {
  const { t } = useTranslation('places')
  return (
    <Field
      form={form}
      name={name}
      label={t(`depots.form.${name}`)}
      help={help}
      inputMode="numeric"
      autoComplete="off"
      defaultValue={values[name] || defaultValue}
    />
  )
}

/** The size, kind and number of containers, and the days. */
export function StayFields({ form, values }: FieldsProps) {
  const { t } = useTranslation('places')
  const shared = { form, values }
  return (
    <>
      <SizeField {...shared} />
      <ChoiceField
        form={form}
        name="kind"
        label={t('depots.form.kind')}
        defaultValue={values.kind || 'laden'}
        choices={storageKinds.map((value) => ({ value, label: t(`depots.form.kinds.${value}`) }))}
      />
      <CountField {...shared} name="containers" defaultValue="1" />
      <CountField {...shared} name="days" help={t('depots.form.daysHelp')} />
      <StartDayField form={form} label={t('depots.form.day')} day={values.day} />
    </>
  )
}

/** The work beside the storage. */
export function WorkFields({ form, values }: FieldsProps) {
  const { t } = useTranslation('places')
  const isFilled = workFields.some((name) => values[name]) || Boolean(values.hazardous)
  return (
    <details className={styles.more} open={isFilled || undefined}>
      <summary>{t('depots.form.work')}</summary>
      <div className={styles.fields}>
        {workFields.map((name) => (
          <CountField
            key={name}
            form={form}
            values={values}
            name={name}
            help={name === 'lifts' ? t('depots.form.liftsHelp') : undefined}
          />
        ))}
        <CheckboxField
          form={form}
          name="hazardous"
          label={t('depots.form.hazardous')}
          defaultChecked={Boolean(values.hazardous)}
        />
      </div>
    </details>
  )
}
