import { Link } from 'react-router'
import type { OrderView } from '#contract/orders.ts'
import { hasTicket, ticketNumber } from '#domain/orders/ticket/booking-ticket.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { useOnOrderChange } from '#web/client/query/use-on-order-change.ts'
import { useOrderUrl } from '#web/components/orders/order-paths.ts'
import { RunningDetails } from '#web/components/orders/running/running-details.tsx'
import { asPlaceNames, PlacesOnPage } from '#web/components/places/place-names.ts'
import { QueryState } from '#web/components/query/query-state.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { OrderFacts } from '#web/workbench/orders/order-facts.tsx'
import styles from '#web/workbench/orders/orders.module.css'

/** One ticket on one page, to print and hand on: the booking, its containers and their release. */
export function TicketDocument({ number }: { readonly number: string }) {
  const { t } = useTranslation('workbenchOrders')
  const orderUrl = useOrderUrl()
  const query = useCallQuery('GET /api/orders/order', number === '' ? undefined : { query: { number } }, {
    refetchOnNotification: true,
  })
  useOnOrderChange(number, query.retry)
  const isMissing = query.status === 'refused' && query.refusal.refusal === 'not-found'
  if (number === '') return <EmptyState state="first-use" title={t('order.noNumber')} />
  if (isMissing)
    return <EmptyState state="error" title={t('order.notFound', { number })} text={t('order.notFoundText')} />
  return (
    <div className={styles.document}>
      <div className={styles.links}>
        <Link to={orderUrl(number)}>{t('ticket.toOrder')}</Link>
        <Button isCompact onClick={() => window.print()}>
          {t('order.print')}
        </Button>
      </div>
      <QueryState query={query} skeleton={{ rows: 8 }}>
        {(order) =>
          hasTicket(order) ? (
            <Ticket order={order} />
          ) : (
            <EmptyState state="first-use" title={t('ticket.none')} text={t('ticket.noneText')} />
          )
        }
      </QueryState>
    </div>
  )
}

function Ticket({ order }: { readonly order: OrderView }) {
  const { t } = useTranslation('workbenchOrders')
  const { number } = order
  const work = useCallQuery('GET /api/orders/work', { query: { number } }, { refetchOnNotification: true })
  useOnOrderChange(number, work.retry)
  return (
    <PlacesOnPage value={asPlaceNames(order.places)}>
      <Panel title={t('ticket.title')}>
        <DescriptionList
          layout="columns"
          items={[
            { term: t('ticket.number'), value: ticketNumber(number) },
            { term: t('list.orderNo'), value: number },
            { term: t('list.state'), value: t(`orders:states.${order.state}`) },
          ]}
        />
      </Panel>
      <OrderFacts order={order} />
      <QueryState query={work} skeleton={{ rows: 4 }}>
        {(done) => <RunningDetails order={order} work={done} />}
      </QueryState>
    </PlacesOnPage>
  )
}
