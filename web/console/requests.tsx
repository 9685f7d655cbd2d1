import { loadNamespaces } from '#web/language/load-namespaces.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { RequestList } from './requests/request-list.tsx'
import { ConsolePage } from './shared/console-page.tsx'

export const loader = () => null
const namespaces = ['quotes', 'ratesAdmin', 'requestsAdmin'] as const

export const handle = { namespaces }

export const clientLoader = loadNamespaces(namespaces)

export default function RequestsPage() {
  const { t } = useTranslation('requestsAdmin')
  return (
    <ConsolePage
      head={t('list.head')}
      title={t('list.head')}
      lead={t('list.lead')}
      permission="answer-requests"
    >
      <RequestList />
    </ConsolePage>
  )
}
