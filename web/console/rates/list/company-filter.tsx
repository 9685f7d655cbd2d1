import { useState } from 'react'
import { useComboboxLabels } from '#web/components/places/use-combobox-labels.ts'
import { searchCompanies, searchDelayMs } from '#web/console/rates/form/search-companies.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Combobox } from '#web/ui/combobox/combobox.tsx'
import type { ComboboxOption } from '#web/ui/combobox/use-options.ts'

type CompanyFilterProps = {
  readonly companyId: string | undefined
  /** Of the list that was filtered. */
  readonly name: string | null
}

/** The company whose contract rates are listed. */
export function CompanyFilter({ companyId, name }: CompanyFilterProps) {
  const { t } = useTranslation('ratesAdmin')
  const labels = useComboboxLabels()
  // The name arrives with the list.
  const applied =
    companyId === undefined ? undefined : { value: companyId, label: name ?? t('list.contractCustomer') }
  const [picked, setPicked] = useState<{ readonly company: ComboboxOption | undefined }>()
  return (
    <Combobox
      name="company"
      label={t('list.contractCustomer')}
      placeholder={t('console:list.all')}
      search={searchCompanies}
      delayMs={searchDelayMs}
      labels={labels}
      value={picked ? picked.company : applied}
      onChange={(company) => setPicked({ company })}
    />
  )
}
