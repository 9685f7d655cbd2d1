import type { RowsByCode } from '#contract/dictionaries.ts'
import { CheckboxField, ChoiceField, Field } from '#web/components/forms/field.tsx'
import type { Given } from '#web/components/forms/rules.ts'
import type { FormState } from '#web/components/forms/use-form.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { DayField } from '#web/services/shared/day-field.tsx'
import { wordFor } from '#web/services/shared/dictionary-words.ts'
import { homePorts, useOwnPort } from '#web/services/shared/home-ports.ts'
import styles from '#web/services/shared/quote-form.module.css'
import { storageKinds, workFields } from './depot-query.ts'

type FieldsProps = { readonly form: FormState; readonly asked: Given }

export function PortField({ form, asked, rows }: FieldsProps & { rows: RowsByCode }) {
  const { t } = useTranslation('places')
  const own = useOwnPort()
  return (
    <ChoiceField
      form={form}
      name="port"
      label={t('depots.port')}
      defaultValue={asked.port || own}
      choices={homePorts.map((code) => ({ value: code, label: wordFor(rows, 'yardServiceSite', code) }))}
    />
  )
}

export function SizeField({ form, asked }: FieldsProps) {
  const { t } = useTranslation('places')
  return (
    <ChoiceField
      form={form}
      name="size"
      label={t('depots.form.size')}
      defaultValue={asked.size || '20'}
      choices={(['20', '40'] as const).map((value) => ({ value, label: t(`depots.form.sizes.${value}`) }))}
    />
  )
}

type CountFieldProps = FieldsProps & {
  readonly name: 'containers' | 'days' | (typeof workFields)[number]
  readonly help?: string
  readonly usual?: string
}

export function CountField({ form, asked, name, help, usual = '' }: CountFieldProps) {
  const { t } = useTranslation('places')
  return (
    <Field
      form={form}
      name={name}
      label={t(`depots.form.${name}`)}
      help={help}
      inputMode="numeric"
      autoComplete="off"
      defaultValue={asked[name] || usual}
    />
  )
}

/** How many stand where, of what size, for how long. */
export function StayFields({ form, asked }: FieldsProps) {
  const { t } = useTranslation('places')
  const shared = { form, asked }
  return (
    <>
      <SizeField {...shared} />
      <ChoiceField
        form={form}
        name="kind"
        label={t('depots.form.kind')}
        defaultValue={asked.kind || 'laden'}
        choices={storageKinds.map((value) => ({ value, label: t(`depots.form.kinds.${value}`) }))}
      />
      <CountField {...shared} name="containers" usual="1" />
      <CountField {...shared} name="days" help={t('depots.form.daysHelp')} />
      <DayField form={form} label={t('depots.form.day')} asked={asked.day} />
    </>
  )
}

/** What is done with them beside standing there. */
export function WorkFields({ form, asked }: FieldsProps) {
  const { t } = useTranslation('places')
  const isFilled = workFields.some((name) => asked[name]) || asked.hazardous === 'on'
  return (
    <details className={styles.more} open={isFilled || undefined}>
      <summary>{t('depots.form.work')}</summary>
      <div className={styles.fields}>
        {workFields.map((name) => (
          <CountField
            key={name}
            form={form}
            asked={asked}
            name={name}
            help={name === 'lifts' ? t('depots.form.liftsHelp') : undefined}
          />
        ))}
        <CheckboxField
          form={form}
          name="hazardous"
          label={t('depots.form.hazardous')}
          defaultChecked={asked.hazardous === 'on'}
        />
      </div>
    </details>
  )
}
