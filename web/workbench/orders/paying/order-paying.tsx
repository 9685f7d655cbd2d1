import { useSearchParams } from 'react-router'
import type { PaymentsOfOrder } from '#contract/online-payments.ts'
import type { OrderView } from '#contract/orders.ts'
import { formatMoney } from '#domain/language/format-money.ts'
import type { SessionState } from '#domain/orders/payment/online-payment.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { useOnOrderChange } from '#web/client/query/use-on-order-change.ts'
import { FormattedMoney } from '#web/components/formats/formatted-money.tsx'
import { FormattedDay } from '#web/components/formats/formatted-time.tsx'
import { useRefusalText } from '#web/components/forms/use-refusal-text.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { OrderReceipts } from './order-receipts.tsx'
import styles from './paying.module.css'

/** What can be paid and how, what was paid, and what became of the payment that the customer comes back from. */
export function OrderPaying({ order }: { readonly order: OrderView }) {
  const [searchParams] = useSearchParams()
  const session = searchParams.get('session') ?? undefined
  const { number, payment } = order
  const query = useCallQuery(
    'GET /api/orders/payments',
    payment.terms === null ? undefined : { query: { number, ...(session && { session }) } },
    { refetchOnNotification: true, keepsPrevious: true },
  )
  useOnOrderChange(number, query.retry)
  if (query.status !== 'ready') return null
  const { data } = query
  const isShown = data.open !== null || data.payments.length > 0
  return (
    <>
      {data.session && <Returned {...data.session} />}
      {isShown && <PayPanel order={order} data={data} />}
    </>
  )
}

const tones = { waiting: 'info', paid: 'ok', failed: 'warn', 'to-check': 'warn' } as const satisfies Record<
  SessionState,
  string
>

function Returned({ state, amount }: NonNullable<PaymentsOfOrder['session']>) {
  const { t } = useTranslation('orderMoney')
  const language = useLanguage()
  return (
    <Panel
      title={t(`returned.${state}.title`)}
      tone={tones[state]}
      lead={t(`returned.${state}.text`, { amount: formatMoney(amount, language) })}
    />
  )
}

type PayPanelProps = { readonly order: OrderView; readonly data: PaymentsOfOrder }

function PayPanel({ order, data }: PayPanelProps) {
  const { t } = useTranslation('orderMoney')
  const { open, onlineMethods } = data
  return (
    <Panel title={t('title')}>
      {open ? (
        <>
          <p className={styles.open}>
            <span>{t('open')}</span> <FormattedMoney money={open} size="strong" />
          </p>
          {onlineMethods.length > 0 && <PayOnline order={order} data={data} open={open} />}
          <section className={styles.way}>
            <h3>{t('transfer.title')}</h3>
            <p>{t('transfer.lead', { number: order.number })}</p>
          </section>
        </>
      ) : (
        <p>{t('nothing')}</p>
      )}
      <OrderReceipts number={order.number} open={open} />
      <PaymentList payments={data.payments} />
    </Panel>
  )
}

type PayOnlineProps = PayPanelProps & { readonly open: NonNullable<PaymentsOfOrder['open']> }

function PayOnline({ order: { number }, data: { onlineMethods, isDemo }, open }: PayOnlineProps) {
  const { t } = useTranslation('orderMoney')
  const language = useLanguage()
  const refusalText = useRefusalText()
  const { send, isSending, refusal } = useCallMutation('POST /api/orders/payments/session', {
    onDone: ({ url }) => window.location.assign(url),
  })
  return (
    <section className={styles.way}>
      <h3>{t('online.title')}</h3>
      <p>{t('online.lead')}</p>
      {isDemo && <p className={styles.soft}>{t('online.demo')}</p>}
      <div className={styles.buttons}>
        {onlineMethods.map(({ code, label }, index) => (
          <Button
            key={code}
            variant={index === 0 ? 'primary' : 'secondary'}
            isPending={isSending}
            onClick={() => void send({ body: { number, method: code } })}
          >
            {t('online.button', { amount: formatMoney(open, language), method: label })}
          </Button>
        ))}
      </div>
      <p role="alert">{refusalText(refusal)}</p>
    </section>
  )
}

function PaymentList({ payments }: Pick<PaymentsOfOrder, 'payments'>) {
  const { t } = useTranslation('orderMoney')
  return (
    <section className={styles.way}>
      <h3>{t('payments.title')}</h3>
      {payments.length === 0 && <p className={styles.soft}>{t('payments.none')}</p>}
      <ul className={styles.lines}>
        {payments.map(({ method, reference, amount, receivedOn }) => (
          <li key={`${method} ${reference}`}>
            <FormattedDay day={receivedOn} format="date" />
            <span>{t(`payments.methods.${method}`)}</span>
            <span className={styles.soft}>{reference}</span>
            <FormattedMoney money={amount} />
          </li>
        ))}
      </ul>
    </section>
  )
}
