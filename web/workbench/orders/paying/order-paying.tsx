import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import type { PaymentsOfOrder } from '#contract/online-payments.ts'
import type { OrderView } from '#contract/orders.ts'
import { formatMoney } from '#domain/language/format-money.ts'
import { formatTime } from '#domain/language/format-time.ts'
import { holdsPaying, type SessionState } from '#domain/orders/payment/online-payment.ts'
import { standardCurrency } from '#domain/quotes/fee-line.ts'
import { type Money, money } from '#domain/values/money.ts'
import { useCallMutation } from '#web/client/query/use-call-mutation.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { useOnOrderChange } from '#web/client/query/use-on-order-change.ts'
import { FormattedMoney } from '#web/components/formats/formatted-money.tsx'
import { FormattedDay } from '#web/components/formats/formatted-time.tsx'
import { useRefusalText } from '#web/components/forms/use-refusal-text.ts'
import { OrderPayment } from '#web/components/orders/order-payment.tsx'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { BankDetails } from './bank-details.tsx'
import { OrderReceipts } from './order-receipts.tsx'
import styles from './paying.module.css'

const noneOf = (open: Money | null): Money => money('0.00', open?.currency ?? standardCurrency)

type Session = NonNullable<PaymentsOfOrder['session']>

/** When paying is open again at the latest; undefined where nothing holds it. Asked for again while it is held. */
function useHeldUntil(session: Session | null | undefined, refresh: () => unknown): Date | undefined {
  const now = useNow()
  const endsAt = session && new Date(session.endsAt)
  const isHeld = session && endsAt && now && holdsPaying({ state: session.state, endsAt }, now)
  const update = useEffectEvent(refresh)
  const heldAt = isHeld ? now.getTime() : undefined
  useEffect(() => {
    // An attempt that failed changes nothing on the order, so that no change is announced.
    if (heldAt !== undefined) void update()
  }, [heldAt])
  return isHeld ? endsAt : undefined
}

/** What is due, how it can be paid, what was paid, and what became of the payment that the customer comes back from. */
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
  const heldUntil = useHeldUntil(query.status === 'ready' ? query.data.session : null, query.retry)
  if (query.status !== 'ready')
    return <OrderPayment payment={payment} reader="customer" hasEnded={order.end !== null} />
  const { data } = query
  return (
    <>
      {data.session && <Returned {...data.session} />}
      <OrderPayment payment={payment} reader="customer">
        {data.open && heldUntil && <Held until={heldUntil} />}
        {data.open && !heldUntil && <Ways number={number} data={data} />}
        <OrderReceipts number={number} due={data.rest ?? noneOf(data.open)} isOpen={data.open !== null} />
        {data.payments.length > 0 && <PaymentList payments={data.payments} />}
      </OrderPayment>
    </>
  )
}

const tones = { waiting: 'info', paid: 'ok', failed: 'warn', 'to-check': 'warn' } as const satisfies Record<
  SessionState,
  string
>

function Returned({ state, amount }: Session) {
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

function Held({ until }: { readonly until: Date }) {
  const { t } = useTranslation('orderMoney')
  return <p>{t('held', { time: formatTime(until, useLanguage()) })}</p>
}

type WaysProps = { readonly number: string; readonly data: PaymentsOfOrder }

function Ways({ number, data }: WaysProps) {
  const { t } = useTranslation('orderMoney')
  const language = useLanguage()
  const { beingChecked, rest, onlineMethods, bankAccount } = data
  const amounts = {
    checked: beingChecked ? formatMoney(beingChecked, language) : '',
    rest: rest ? formatMoney(rest, language) : '',
  }
  return (
    <>
      {beingChecked && <p>{t(rest ? 'checked.part' : 'checked.all', amounts)}</p>}
      {rest && onlineMethods.length > 0 && <PayOnline number={number} data={data} rest={rest} />}
      {rest && <BankDetails number={number} account={bankAccount} />}
    </>
  )
}

type PayOnlineProps = WaysProps & { readonly rest: Money }

function PayOnline({ number, data: { onlineMethods, isDemo }, rest }: PayOnlineProps) {
  const { t } = useTranslation('orderMoney')
  const language = useLanguage()
  const refusalText = useRefusalText()
  const { send, isSending, refusal } = useCallMutation('POST /api/orders/payments/session', {
    onDone: ({ url }) => window.location.assign(url),
    invalidates: ['GET /api/orders/payments'],
  })
  return (
    <section className={styles.way} data-online>
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
            {t('online.button', { amount: formatMoney(rest, language), method: label })}
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
      <ul className={styles.lines}>
        {payments.map(({ method, reference, amount, receivedOn }) => (
          <li key={`${method} ${reference}`}>
            <FormattedDay day={receivedOn} format="date" />
            <span>
              {amount.amount.startsWith('-') && <>{t('payments.refund')} · </>}
              {t(`payments.methods.${method}`)}
            </span>
            <span className={styles.soft}>{reference}</span>
            <FormattedMoney money={amount} />
          </li>
        ))}
      </ul>
    </section>
  )
}
