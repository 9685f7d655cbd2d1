import { useTranslation } from '#web/language/use-translation.ts'
import { CompanyList } from './review/company-list.tsx'
import { ConsolePage } from './shared/console-page.tsx'

export const loader = () => null

export default function CompaniesPage() {
  const { t } = useTranslation('console')
  return (
    <ConsolePage
      head={t('companies.head')}
      title={t('companies.title')}
      lead={t('companies.lead')}
      permission="see-companies"
    >
      <CompanyList page="companies" />
    </ConsolePage>
  )
}
