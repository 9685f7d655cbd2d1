import { Link } from 'react-router'
import type { EarlierOffer } from '#contract/requests.ts'
import { formatMoney } from '#domain/language/format-money.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { TypedText } from '#web/components/formats/typed-text.tsx'
import { QueryState } from '#web/components/query/query-state.tsx'
import { ConsolePanel } from '#web/console/shared/console-panel.tsx'
import page from '#web/console/shared/page.module.css'
import { requestPath } from '#web/console/shared/sections.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './requests.module.css'
import { useRoute } from './use-route.ts'

type EarlierOffersProps = { readonly number: string; onUse(offer: EarlierOffer): void }

/** Offers to the same customer or between the same places, whose lines can be used again. */
export function EarlierOffers({ number, onUse }: EarlierOffersProps) {
  const { t } = useTranslation('requestsAdmin')
  const query = useCallQuery('GET /api/console/request/earlierOffers', { query: { number } })
  return (
    <ConsolePanel title={t('earlier.title')}>
      <QueryState query={query} skeleton={{ rows: 3 }}>
        {({ offers }) =>
          offers.length === 0 ? (
            <p className={page.soft}>{t('earlier.none')}</p>
          ) : (
            <>
              <p className={page.soft}>{t('earlier.replaces')}</p>
              <ul className={styles.earlier}>
                {offers.map((offer) => (
                  <Offer key={offer.number} offer={offer} onUse={onUse} />
                ))}
              </ul>
            </>
          )
        }
      </QueryState>
    </ConsolePanel>
  )
}

function Offer({ offer, onUse }: Pick<EarlierOffersProps, 'onUse'> & { readonly offer: EarlierOffer }) {
  const { t } = useTranslation('requestsAdmin')
  const language = useLanguage()
  const route = useRoute()
  const { number, requestNumber, company, details, sentAt, total, lines } = offer
  return (
    <li>
      <div>
        <p>
          <Link to={requestPath(requestNumber)}>{number}</Link> <TypedText text={route(details)} />
        </p>
        <p className={page.soft}>
          {company} <FormattedTime at={sentAt} format="dateTime" />
        </p>
      </div>
      <span className={styles.figures}>
        {t('earlier.lines', { total: formatMoney(total, language), count: lines.length })}
      </span>
      <Button isCompact onClick={() => onUse(offer)}>
        {t('earlier.use')}
        <span className="visually-hidden"> {number}</span>
      </Button>
    </li>
  )
}
