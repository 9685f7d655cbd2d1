import { Link, useLocation } from 'react-router'
import type { OrderView } from '#contract/orders.ts'
import { formatMoney } from '#domain/language/format-money.ts'
import { formatTime } from '#domain/language/format-time.ts'
import { amendUrl, correctionUrl, type OrderSection } from '#domain/notifications/workbench-paths.ts'
import { orderStateFacts } from '#domain/orders/lifecycle/states.ts'
import { openToPay } from '#domain/orders/payment/account.ts'
import { isZero } from '#domain/values/money.ts'
import { TypedText } from '#web/components/formats/typed-text.tsx'
import { isTurnOf, NextStepLine } from '#web/components/orders/next-step.tsx'
import { OrderStateBadge } from '#web/components/orders/order-state-badge.tsx'
import { PlacingSteps } from '#web/components/orders/placing-steps.tsx'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { CodeSample } from '#web/ui/code-sample.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { CancelOrder } from './cancel-order.tsx'
import { OrderMoves } from './order-moves.tsx'
import styles from './orders.module.css'
import { useReceiptChecked } from './paying/use-receipt-checked.ts'
import { useOrderReader } from './use-order-reader.ts'

type OrderStatusProps = {
  readonly order: OrderView
  onMoved(order: OrderView): void
  reload(): void
}

function nowKey({ state, payment }: OrderView, isReceiptChecked: boolean) {
  if (isReceiptChecked) return 'order.receiptChecked' as const
  const waitsForCredit = state === 'fees-accepted' && payment.terms === 'on-account'
  return waitsForCredit ? ('order.waitsForCredit' as const) : (`order.now.${state}` as const)
}

/** Where the order stands, who acts next, and what the reader can do. */
export function OrderStatus({ order, onMoved, reload }: OrderStatusProps) {
  const { t } = useTranslation('workbenchOrders')
  const reader = useOrderReader()
  const { number, state, moves, remarks } = order
  const isReceiptChecked = useReceiptChecked(order)
  // Finance checks the receipt.
  const next = isReceiptChecked ? { ...order, waitsFor: 'operations' as const } : order
  const general = remarks.filter(({ property }) => property === null)
  return (
    <Panel title={t('order.title')} tone={isTurnOf(reader, next.waitsFor) ? 'warn' : undefined}>
      <div className={styles.top}>
        <div className={styles.now}>
          <OrderStateBadge state={state} />
          <NextStepLine order={next} reader={reader} />
        </div>
        <CodeSample text={number} copyLabel={t('order.copy')} copiedLabel={t('common:copied')} />
      </div>
      {orderStateFacts[state].tab !== 'cancelled' && <PlacingSteps order={order} />}
      <p>{t(nowKey(order, isReceiptChecked))}</p>
      <StatusMoney order={order} />
      <DisputableCharges charges={order.laterCharges} />
      {order.end?.reason && (
        <p>
          <TypedText text={t('orderView:history.reason', { reason: order.end.reason })} />
        </p>
      )}
      {general.length > 0 && (
        <ul>
          {general.map(({ message }) => (
            <li key={message}>
              <TypedText text={message} />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.moves}>
        {moves.includes('send-again') && (
          <Link className={buttonClass({ variant: 'primary' })} to={correctionUrl(number, order.service)}>
            {t('moves.sendAgain')}
          </Link>
        )}
        {moves.includes('request-amendment') && (
          <Link
            className={buttonClass({
              variant: order.amendment.state === 'returned' ? 'primary' : 'secondary',
            })}
            to={amendUrl(number, order.service)}
          >
            {t(`orderAmendment:${order.amendment.state === 'returned' ? 'correct' : 'button'}`)}
          </Link>
        )}
        <OrderMoves order={order} onMoved={onMoved} reload={reload} />
        <CancelOrder order={order} onMoved={onMoved} reload={reload} />
      </div>
    </Panel>
  )
}

/** What cancelling cost, and what a running order still waits for, where it is paid before the work. */
function StatusMoney({ order: { state, cancellation, payment } }: Pick<OrderStatusProps, 'order'>) {
  const { t } = useTranslation('workbenchOrders')
  const language = useLanguage()
  const { cost } = cancellation
  if (cancellation.state === 'accepted' && cost)
    return (
      <p>
        {isZero(cost)
          ? t('order.cancelledFree')
          : t('order.cancelledFor', { cost: formatMoney(cost, language) })}
      </p>
    )
  const open = openToPay(payment.owed, payment.paid)
  if (payment.terms !== 'before-work' || orderStateFacts[state].tab !== 'in-process' || !open) return null
  return <p>{t('order.stillToPay', { amount: formatMoney(open, language) })}</p>
}

/** Charges that were billed since, as long as the customer may still dispute one; they are in a section of their own. */
function DisputableCharges({ charges }: { readonly charges: OrderView['laterCharges'] }) {
  const { t } = useTranslation('workbenchOrders')
  const language = useLanguage()
  const { search } = useLocation()
  const ends = charges.flatMap(({ open, objectionEnds }) => (open.includes('object') ? [objectionEnds] : []))
  const [first] = ends.toSorted()
  if (first === undefined) return null
  const hash: `#${OrderSection}` = '#charges'
  return (
    <p>
      <Link to={{ search, hash }}>
        {t('order.disputable', { time: formatTime(new Date(first), language) })}
      </Link>
    </p>
  )
}
