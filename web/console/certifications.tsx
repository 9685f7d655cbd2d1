import { reviewWorkingDays } from '#domain/certification/review-time.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { CompanyList } from './review/company-list.tsx'
import { ConsolePage } from './shared/console-page.tsx'

export const loader = () => null

export default function CertificationsPage() {
  const { t } = useTranslation('console')
  return (
    <ConsolePage
      head={t('queue.head')}
      title={t('queue.title')}
      lead={t('queue.lead', { days: reviewWorkingDays })}
      permission="decide-certification"
    >
      <CompanyList page="queue" />
    </ConsolePage>
  )
}
