import { ports } from '#domain/places/ports.data.ts'
import { regionName } from '#domain/places/region-name.ts'
import { listSeparator } from '#domain/rates/fields.ts'
import type { FormState } from '#web/components/forms/use-form.ts'
import { useProblem } from '#web/components/forms/use-problem.ts'
import { OptionsCombobox } from '#web/console/shared/option-combobox.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import styles from './rate-pricing.module.css'

const countries = [...new Set(ports.map(({ country }) => country))]
  .filter((country) => country !== 'CN')
  .map((value) => ({ value, name: { zh: regionName(value, 'zh'), en: regionName(value, 'en') } }))

type CountriesFieldProps = {
  readonly form: FormState
  readonly name: string
  readonly label: string
  readonly defaultValue: string
}

/** Several countries by name; the form gets their codes as one text. */
export function CountriesField({ form, name, label, defaultValue }: CountriesFieldProps) {
  const { t } = useTranslation('ratesAdmin')
  return (
    <div className={styles.whole}>
      <OptionsCombobox
        name={name}
        label={label}
        problem={useProblem(form)(name, label)}
        options={countries}
        placeholder={t('rows.addCountry')}
        defaultValue={defaultValue.split(listSeparator).filter(Boolean)}
        remove={(country) => t('rows.removeNamed', { name: country })}
      />
    </div>
  )
}
