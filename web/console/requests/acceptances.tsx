import { Link } from 'react-router'
import type { CallData } from '#contract/client.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { FormattedMoney } from '#web/components/formats/formatted-money.tsx'
import { FormattedTime } from '#web/components/formats/formatted-time.tsx'
import review from '#web/console/review/review.module.css'
import { ConsolePanel } from '#web/console/shared/console-panel.tsx'
import page from '#web/console/shared/page.module.css'
import { requestPath } from '#web/console/shared/sections.ts'
import { useTranslation } from '#web/language/use-translation.ts'

type Offers = CallData<'GET /api/console/acceptances'>['offers']

/** The latest are shown, so that the queue below stays in sight. */
const shown = 3

/** The reader's own offers that customers accepted; nothing without any. */
export function Acceptances() {
  const { t } = useTranslation('console')
  const query = useCallQuery('GET /api/console/acceptances', {})
  if (query.status !== 'ready' || query.data.offers.length === 0) return null
  const { offers } = query.data
  const earlier = offers.slice(shown)
  return (
    <ConsolePanel title={t('acceptances.title')}>
      <AcceptedOffers offers={offers.slice(0, shown)} />
      {earlier.length > 0 && (
        <details>
          <summary>{t('acceptances.earlier', { count: earlier.length })}</summary>
          <AcceptedOffers offers={earlier} />
        </details>
      )}
      <p className={page.soft}>{t('acceptances.text')}</p>
    </ConsolePanel>
  )
}

function AcceptedOffers({ offers }: { readonly offers: Offers }) {
  return (
    <ol className={review.firsts}>
      {offers.map(({ number, requestNumber, customer, total, acceptedAt }) => (
        <li key={number}>
          <Link to={requestPath(requestNumber)}>{`${number} ${customer}`}</Link>
          <span>
            <FormattedMoney money={total} /> · <FormattedTime at={acceptedAt} format="dateTime" />
          </span>
        </li>
      ))}
    </ol>
  )
}
