import { loadNamespaces } from '#web/language/load-namespaces.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { ExchangeAdmin } from './exchange/exchange-admin.tsx'
import { ConsolePage } from './shared/console-page.tsx'

export const loader = () => null
const namespaces = ['quotes', 'ratesAdmin', 'requestsAdmin'] as const

export const handle = { namespaces }

export const clientLoader = loadNamespaces(namespaces)

export default function ExchangeRatesPage() {
  const { t } = useTranslation('ratesAdmin')
  return (
    <ConsolePage
      head={t('exchange.head')}
      title={t('exchange.head')}
      lead={t('exchange.lead')}
      permission="see-exchange-rates"
    >
      <ExchangeAdmin />
    </ConsolePage>
  )
}
