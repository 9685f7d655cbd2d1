import { Link } from 'react-router'
import type { OrderView } from '#contract/orders.ts'
import { orderUrl } from '#domain/notifications/workbench-paths.ts'
import { answerHours } from '#domain/orders/lifecycle/next-step.ts'
import { orderStateFacts, placingSteps } from '#domain/orders/lifecycle/states.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { PlacingSteps } from '#web/components/orders/placing-steps.tsx'
import { QueryState } from '#web/components/query/query-state.tsx'
import { OfferTimes } from '#web/components/quotes/offer/offer-times.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { CodeSample } from '#web/ui/code-sample.tsx'
import { Panel } from '#web/ui/panel.tsx'
import styles from './orders.module.css'

/** Spec §2: the order-confirmed page, and the confirmation once the order is generated. */
export function OrderPlaced({ number }: { readonly number: string }) {
  const query = useCallQuery('GET /api/orders/order', { query: { number } }, { refetchOnNotification: true })
  return <QueryState query={query}>{(order) => <Placed order={order} />}</QueryState>
}

function Placed({ order }: { readonly order: OrderView }) {
  const { t } = useTranslation('orderForm')
  const { stepsDone } = orderStateFacts[order.state]
  const isGenerated = stepsDone === placingSteps.length
  return (
    <div className={styles.page}>
      <Panel
        title={t(isGenerated ? 'placed.generated' : 'placed.title')}
        lead={
          order.state === 'awaiting-company-approval'
            ? t('placed.approval', { hours: answerHours.approval })
            : t('placed.lead')
        }
        takesFocus
      >
        <CodeSample text={order.number} copyLabel={t('placed.copy')} copiedLabel={t('common:copied')} />
        <PlacingSteps order={order} />
        <p>{t('placed.next')}</p>
        <div className={styles.actions}>
          <Link className={buttonClass({ variant: 'primary' })} to={orderUrl(order.number)}>
            {t('placed.open')}
          </Link>
        </div>
      </Panel>
      {order.carrier && <CutOffs quoteNumber={order.quoteNumber} />}
    </div>
  )
}

/** All cut-offs, with their zone and whether the carrier has stated them. */
function CutOffs({ quoteNumber }: { readonly quoteNumber: string }) {
  const { t } = useTranslation('orderForm')
  const query = useCallQuery('GET /api/quotes/quote', { query: { number: quoteNumber } })
  return (
    <Panel title={t('placed.cutOffs')}>
      <QueryState query={query}>
        {({ offer }) => (
          <div className={styles.times}>
            <OfferTimes offer={offer} />
          </div>
        )}
      </QueryState>
    </Panel>
  )
}
