import { withLesson } from '#web/language/lessons-at.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { ExchangeAdmin } from './exchange/exchange-admin.tsx'
import { ConsolePage } from './shared/console-page.tsx'

export const loader = () => null
export const clientLoader = withLesson('admin')

export default function ExchangeRatesPage() {
  const { t } = useTranslation('ratesAdmin')
  return (
    <ConsolePage
      head={t('exchange.head')}
      title={t('exchange.head')}
      lead={t('exchange.lead')}
      permission="publish-rates"
    >
      <ExchangeAdmin />
    </ConsolePage>
  )
}
