import { Field } from '#web/components/forms/field.tsx'
import type { FormState } from '#web/components/forms/use-form.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { CountryField, NumberField } from './company-number.tsx'
import type { Draft } from './draft.ts'
import { LicenceField } from './licence-field.tsx'

type ApplicationFieldsProps = {
  readonly form: FormState
  readonly initial: Draft
  onLicence(licence: Draft['licence']): void
}

/** What an application states, in the order of the rules. */
export function ApplicationFields({ form, initial, onLicence }: ApplicationFieldsProps) {
  const { t } = useTranslation('company')
  const country = form.values.country ?? initial.country
  return (
    <>
      <CountryField form={form} initial={initial.country} />
      <Field
        form={form}
        name="companyName"
        label={t('form.companyName')}
        help={t('form.companyNameHelp')}
        autoComplete="organization"
        defaultValue={initial.companyName}
      />
      <NumberField form={form} country={country} initial={initial} />
      <Field
        form={form}
        name="vatNumber"
        label={t('form.vatNumber')}
        help={t('form.vatNumberHelp')}
        autoComplete="off"
        defaultValue={initial.vatNumber}
      />
      <LicenceField form={form} country={country} initial={initial.licence} onChange={onLicence} />
    </>
  )
}
