import { loadNamespaces } from '#web/language/load-namespaces.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { CompanyList } from './review/company-list.tsx'
import { CompanyView } from './review/company-view.tsx'
import { ConsolePage } from './shared/console-page.tsx'
import { ListAndDetail } from './shared/list-and-detail.tsx'
import { companyPath } from './shared/sections.ts'

const namespaces = ['requestsAdmin', 'orders', 'ordersAdmin'] as const

export const loader = () => null

export const handle = { namespaces }

export const clientLoader = loadNamespaces(namespaces)

export default function CompaniesPage() {
  const { t } = useTranslation('console')
  return (
    <ConsolePage
      head={t('companies.head')}
      title={t('companies.title')}
      lead={t('companies.lead')}
      permission="see-companies"
    >
      <ListAndDetail
        pathOf={companyPath}
        label={t('list.detail')}
        detail={(companyId) => <CompanyView companyId={companyId} list="companies" />}
      >
        <CompanyList page="companies" />
      </ListAndDetail>
    </ConsolePage>
  )
}
