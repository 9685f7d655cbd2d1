import { type CompanyNumber, homeCountry } from '#domain/certification/company-number.ts'
import { regionName } from '#domain/places/region-name.ts'
import { isCreditCode } from '#domain/values/credit-code.ts'
import { plainCode } from '#domain/values/typed-text.ts'
import { ChoiceField, Field } from '#web/components/forms/field.tsx'
import type { FormState } from '#web/components/forms/use-form.ts'
import { useCountries } from '#web/components/places/use-countries.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import type { Description } from '#web/ui/description-list.tsx'
import { Icon } from '#web/ui/icons.tsx'
import styles from './certification.module.css'

type FieldProps = { readonly form: FormState; readonly initial: string }

export function CountryField({ form, initial }: FieldProps) {
  const { t } = useTranslation('company')
  return (
    <ChoiceField
      form={form}
      name="country"
      label={t('form.country')}
      help={t('form.countryHelp')}
      autoComplete="country"
      placeholder={t('form.chooseCountry')}
      choices={useCountries(t('form.mainland'))}
      defaultValue={initial}
    />
  )
}

type NumberFieldProps = {
  readonly form: FormState
  readonly country: string
  readonly initial: { readonly creditCode: string; readonly registrationNumber: string }
}

/** Of mainland China the credit code, of any other country the registration number; nothing before one is chosen. */
export function NumberField({ form, country, initial }: NumberFieldProps) {
  const { t } = useTranslation('company')
  if (country === '') return null
  if (country !== homeCountry)
    return (
      <Field
        key="registrationNumber"
        form={form}
        name="registrationNumber"
        label={t('form.registrationNumber')}
        help={t('form.registrationNumberHelp')}
        autoComplete="off"
        defaultValue={initial.registrationNumber}
      />
    )
  return (
    <Field
      key="creditCode"
      form={form}
      name="creditCode"
      label={t('form.creditCode')}
      help={<CodeHelp typed={form.values.creditCode ?? initial.creditCode} />}
      autoComplete="off"
      defaultValue={initial.creditCode}
    />
  )
}

// GB 32100-2015.
const codeLength = 18

/** Validates the check digit while the code is typed. */
function CodeHelp({ typed }: { typed: string }) {
  const { t } = useTranslation('company')
  const plain = plainCode(typed)
  if (!isCreditCode(plain)) return t('form.creditCodeCount', { all: codeLength, typed: [...plain].length })
  return (
    <span className={styles.valid}>
      <Icon name="check" size={16} />
      {t('form.creditCodeRight')}
    </span>
  )
}

/** Where the caller may not see the application. */
export const noNumber: CompanyNumber = { country: homeCountry, creditCode: null, registrationNumber: null }

/** The country is named only where it is not mainland China. */
export function useNumberItems({ country, creditCode, registrationNumber }: CompanyNumber): Description[] {
  const { t } = useTranslation('company')
  const language = useLanguage()
  return [
    { term: t('form.country'), value: registrationNumber && regionName(country, language) },
    { term: t('form.creditCode'), value: creditCode },
    { term: t('form.registrationNumber'), value: registrationNumber },
  ]
}
