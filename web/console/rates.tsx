import { loadNamespaces } from '#web/language/load-namespaces.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { RateList } from './rates/list/rate-list.tsx'
import { RateTools } from './rates/list/rate-tools.tsx'
import { RateView } from './rates/view/rate-view.tsx'
import { ConsolePage } from './shared/console-page.tsx'
import { ListAndDetail } from './shared/list-and-detail.tsx'
import { ratePath } from './shared/sections.ts'

export const loader = () => null
const namespaces = ['quotes', 'ratesAdmin', 'requestsAdmin', 'prices'] as const

export const handle = { namespaces }

export const clientLoader = loadNamespaces(namespaces)

export default function RatesPage() {
  const { t } = useTranslation('ratesAdmin')
  return (
    <ConsolePage
      head={t('list.head')}
      title={t('list.head')}
      lead={t('list.lead')}
      permission="see-rates"
      side={<RateTools />}
    >
      <ListAndDetail
        pathOf={ratePath}
        label={t('console:list.detail')}
        detail={(rateId) => <RateView rateId={rateId} />}
      >
        <RateList />
      </ListAndDetail>
    </ConsolePage>
  )
}
