import type { ReactNode } from 'react'
import type { OrderView } from '#contract/orders.ts'
import { balanceOf, dueBack, type PaymentState } from '#domain/orders/payment/account.ts'
import { FormattedMoney } from '#web/components/formats/formatted-money.tsx'
import { FormattedDay } from '#web/components/formats/formatted-time.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { Panel } from '#web/ui/panel.tsx'

const tones: Readonly<Record<PaymentState, Tone>> = {
  'nothing-due': 'neutral',
  unpaid: 'warn',
  'part-paid': 'warn',
  paid: 'ok',
  'refund-due': 'info',
}

type OrderPaymentProps = {
  readonly payment: OrderView['payment']
  readonly reader: 'customer' | 'staff'
  /** Nothing falls due later. */
  readonly hasEnded?: boolean
  /** How it can be paid. */
  readonly children?: ReactNode
}

/** What the shipper owes, has paid and pays next. */
export function OrderPayment({ payment, reader, hasEnded, children }: OrderPaymentProps) {
  const { t } = useTranslation('orderView')
  const { terms, state, owed, paid, payBy } = payment
  const isBack = state === 'refund-due'
  if (terms === null)
    return (
      <Panel title={t('payment.title')}>
        <p>{t(hasEnded ? 'payment.notDue' : 'payment.notYet')}</p>
      </Panel>
    )
  return (
    <Panel title={t('payment.title')}>
      <DescriptionList
        layout="columns"
        items={[
          {
            term: t('payment.state'),
            value: <Badge tone={tones[state]} label={t(`orders:payment.${state}`)} />,
          },
          { term: t('payment.terms'), value: t(`orders:terms.${terms}`) },
          { term: t('payment.owed'), value: <FormattedMoney money={owed} /> },
          { term: t('payment.paid'), value: <FormattedMoney money={paid} /> },
          {
            term: t(isBack ? 'payment.back' : 'payment.open'),
            value: (
              <FormattedMoney money={isBack ? dueBack(owed, paid) : balanceOf(owed, paid)} size="strong" />
            ),
          },
          { term: t('payment.payBy'), value: payBy && <FormattedDay day={payBy} format="date" /> },
        ]}
      />
      {isBack && reader === 'customer' && <p>{t('payment.backText')}</p>}
      {children}
    </Panel>
  )
}
