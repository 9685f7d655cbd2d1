import { useState } from 'react'
import type { RateRow } from '#contract/rates.ts'
import { may } from '#domain/access/permissions.ts'
import { maxRateCompanies } from '#domain/rates/rate.ts'
import { useComboboxLabels } from '#web/components/places/use-combobox-labels.ts'
import { useActor } from '#web/console/shared/staff-state.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { MultiCombobox } from '#web/ui/combobox/combobox.tsx'
import type { ComboboxOption } from '#web/ui/combobox/use-options.ts'
import { companyNameField } from './company-name-field.ts'
import { searchCompanies, searchDelayMs } from './search-companies.ts'

type Company = NonNullable<RateRow['companies']>[number]
type CompanyPickerProps = {
  readonly name: string
  readonly picked: readonly Company[]
  /** Of a form that needs a company. */
  readonly required?: { readonly help: string; readonly problem: string | undefined }
}

const optionOf = ({ companyId, name }: Company): ComboboxOption => ({ value: companyId, label: name })

const searchNothing = () => []

/** Certified companies by name or number; without companies the rate is public. */
export function CompanyPicker({ name, picked, required }: CompanyPickerProps) {
  const { t } = useTranslation('ratesAdmin')
  const labels = useComboboxLabels()
  const maySearch = may(useActor(), 'see-companies')
  const [companies, setCompanies] = useState(() => picked.map(optionOf))
  return (
    <>
      <MultiCombobox
        name={name}
        label={t('form.companies')}
        help={maySearch ? (required?.help ?? t('form.companiesHelp')) : t('form.companiesDenied')}
        problem={required?.problem}
        placeholder={companies.length === 0 && !required ? t('scope.public') : undefined}
        search={maySearch ? searchCompanies : searchNothing}
        delayMs={searchDelayMs}
        labels={labels}
        remove={(company) => t('form.dropCompany', { name: company })}
        value={companies}
        onChange={(chosen) => setCompanies(chosen.slice(0, maxRateCompanies))}
      />
      {companies.map(({ value, label }) => (
        <input key={value} type="hidden" name={companyNameField(value)} value={label} readOnly />
      ))}
    </>
  )
}
