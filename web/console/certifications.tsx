import { reviewWorkingDays } from '#domain/certification/review-time.ts'
import { loadNamespaces } from '#web/language/load-namespaces.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { CompanyList } from './review/company-list.tsx'
import { CompanyView } from './review/company-view.tsx'
import { ConsolePage } from './shared/console-page.tsx'
import { ListAndDetail } from './shared/list-and-detail.tsx'
import { applicationPath } from './shared/sections.ts'

const namespaces = ['requestsAdmin', 'orders', 'ordersAdmin'] as const

export const loader = () => null

export const handle = { namespaces }

export const clientLoader = loadNamespaces(namespaces)

export default function CertificationsPage() {
  const { t } = useTranslation('console')
  return (
    <ConsolePage
      head={t('queue.head')}
      title={t('queue.title')}
      lead={t('queue.lead', { days: reviewWorkingDays })}
      permission="decide-certification"
    >
      <ListAndDetail
        pathOf={applicationPath}
        label={t('list.detail')}
        detail={(companyId) => <CompanyView companyId={companyId} list="certifications" />}
      >
        <CompanyList page="queue" />
      </ListAndDetail>
    </ConsolePage>
  )
}
