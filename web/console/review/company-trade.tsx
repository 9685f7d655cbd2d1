import { Link } from 'react-router'
import type { CompanyFile } from '#contract/review.ts'
import { may } from '#domain/access/permissions.ts'
import { formatDay } from '#domain/language/format-time.ts'
import { FormattedDay, FormattedTime } from '#web/components/formats/formatted-time.tsx'
import { TypedText } from '#web/components/formats/typed-text.tsx'
import { OrderStateBadge } from '#web/console/orders/order-state.tsx'
import { RequestStateBadge } from '#web/console/requests/request-state.tsx'
import { useRoute } from '#web/console/requests/use-route.ts'
import { ConsolePanel } from '#web/console/shared/console-panel.tsx'
import page from '#web/console/shared/page.module.css'
import { orderPath, ratePath, requestPath } from '#web/console/shared/sections.ts'
import { useActor } from '#web/console/shared/staff-state.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { Badge } from '#web/ui/badge.tsx'
import styles from './review.module.css'

type Trade = CompanyFile['trade']

/** What the company trades: its contract rates, and its newest requests, quotes and orders. */
export function CompanyTrade({ trade }: { trade: Trade }) {
  return (
    <>
      <ContractRates rates={trade.contractRates} />
      <Requests requests={trade.requests} />
      <Quotes quotes={trade.quotes} />
      <Orders orders={trade.orders} />
    </>
  )
}

function ContractRates({ rates }: { rates: Trade['contractRates'] }) {
  const { t } = useTranslation('console')
  const language = useLanguage()
  const dayText = (day: string) => formatDay(day, language, 'date')
  const mayRead = may(useActor(), 'see-rates')
  return (
    <ConsolePanel title={t('trade.rates')}>
      {rates.length === 0 ? (
        <p className={page.soft}>{t('trade.noRates')}</p>
      ) : (
        <ul className={styles.notes}>
          {rates.map(({ rateId, code, version, validFrom, validTo }) => (
            <li key={rateId}>
              {mayRead ? <Link to={ratePath(rateId)}>{code}</Link> : code}
              <p className={page.soft}>
                {t('trade.validity', { version, from: dayText(validFrom), to: dayText(validTo) })}
              </p>
            </li>
          ))}
        </ul>
      )}
    </ConsolePanel>
  )
}

function Requests({ requests }: { requests: Trade['requests'] }) {
  const { t } = useTranslation('console')
  const mayRead = may(useActor(), 'answer-requests')
  return (
    <ConsolePanel title={t('trade.requests')}>
      {requests.length === 0 ? (
        <p className={page.soft}>{t('trade.noRequests')}</p>
      ) : (
        <ul className={styles.notes}>
          {requests.map(({ number, kind, state, createdAt }) => (
            <li key={number}>
              <span className={page.row}>
                {mayRead ? <Link to={requestPath(number)}>{number}</Link> : <span>{number}</span>}
                <span>{t(`requestsAdmin:kinds.${kind}`)}</span>
                <RequestStateBadge state={state} />
              </span>
              <p className={page.soft}>
                <FormattedTime at={createdAt} format="dateTime" />
              </p>
            </li>
          ))}
        </ul>
      )}
    </ConsolePanel>
  )
}

/** A quote by staff is read with the request that it answers; the others have no page in the console. */
function Quotes({ quotes }: { quotes: Trade['quotes'] }) {
  const { t } = useTranslation('console')
  const mayRead = may(useActor(), 'answer-requests')
  const route = useRoute()
  return (
    <ConsolePanel title={t('trade.quotes')}>
      {quotes.length === 0 ? (
        <p className={page.soft}>{t('trade.noQuotes')}</p>
      ) : (
        <ul className={styles.notes}>
          {quotes.map(({ number, from, to, quotedOn, isAccepted, requestNumber }) => (
            <li key={number}>
              <span className={page.row}>
                {mayRead && requestNumber ? <Link to={requestPath(requestNumber)}>{number}</Link> : number}
                <span>
                  <TypedText text={route({ from: from ?? undefined, to: to ?? undefined })} />
                </span>
                {isAccepted && <Badge tone="ok" label={t('trade.accepted')} />}
              </span>
              <p className={page.soft}>
                <FormattedDay day={quotedOn} format="date" />
              </p>
            </li>
          ))}
        </ul>
      )}
    </ConsolePanel>
  )
}

function Orders({ orders }: { orders: Trade['orders'] }) {
  const { t } = useTranslation('console')
  const mayRead = may(useActor(), 'read-all-orders')
  return (
    <ConsolePanel title={t('trade.orders')}>
      {orders.length === 0 ? (
        <p className={page.soft}>{t('trade.noOrders')}</p>
      ) : (
        <ul className={styles.notes}>
          {orders.map(({ number, state, placedAt }) => (
            <li key={number}>
              <span className={page.row}>
                {mayRead ? <Link to={orderPath(number)}>{number}</Link> : number}
                <OrderStateBadge state={state} />
              </span>
              <p className={page.soft}>
                <FormattedTime at={placedAt} format="dateTime" />
              </p>
            </li>
          ))}
        </ul>
      )}
    </ConsolePanel>
  )
}
