import { withLesson } from '#web/language/lessons-at.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { ExchangeDesk } from './exchange/exchange-desk.tsx'
import { ConsolePage } from './frame/console-page.tsx'

export const loader = () => null
export const clientLoader = withLesson('desk')

export default function ExchangeRatesPage() {
  const { t } = useTranslation('ratesDesk')
  return (
    <ConsolePage
      head={t('exchange.head')}
      title={t('exchange.head')}
      lead={t('exchange.lead')}
      permission="publish-rates"
    >
      <ExchangeDesk />
    </ConsolePage>
  )
}
