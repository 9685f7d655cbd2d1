import { loadNamespaces } from '#web/language/load-namespaces.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { RequestList } from './requests/request-list.tsx'
import { RequestView } from './requests/request-view.tsx'
import { ConsolePage } from './shared/console-page.tsx'
import { ListAndDetail } from './shared/list-and-detail.tsx'
import { requestPath } from './shared/sections.ts'

export const loader = () => null
const namespaces = ['quotes', 'ratesAdmin', 'requests', 'requestsAdmin'] as const

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
      <ListAndDetail
        pathOf={requestPath}
        label={t('console:list.detail')}
        detail={(number) => <RequestView key={number} number={number} />}
      >
        <RequestList />
      </ListAndDetail>
    </ConsolePage>
  )
}
