import { loadNamespaces } from '#web/language/load-namespaces.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { RateList } from './rates/rate-list.tsx'
import { RateTools } from './rates/rate-tools.tsx'
import { ConsolePage } from './shared/console-page.tsx'

export const loader = () => null
const namespaces = ['quotes', 'ratesAdmin', 'requestsAdmin'] as const

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
      <RateList />
    </ConsolePage>
  )
}
