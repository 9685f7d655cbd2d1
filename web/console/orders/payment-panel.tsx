import { useState } from 'react'
import type { CallData } from '#contract/client.ts'
import type { StaffOrderView } from '#contract/console-orders.ts'
import type { ReceiptView } from '#contract/payment-receipts.ts'
import { may } from '#domain/access/permissions.ts'
import { useCallQuery } from '#web/client/query/use-call-query.ts'
import { FormattedMoney } from '#web/components/formats/formatted-money.tsx'
import { FormattedDay } from '#web/components/formats/formatted-time.tsx'
import { QueryState } from '#web/components/query/query-state.tsx'
import { ConsolePanel } from '#web/console/shared/console-panel.tsx'
import page from '#web/console/shared/page.module.css'
import { useActor } from '#web/console/shared/staff-state.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Badge } from '#web/ui/badge.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { PaymentForm } from './payment-form.tsx'
import { ReceiptsPanel } from './receipts-panel.tsx'

type Payment = CallData<'GET /api/console/orders/payments'>['payments'][number]
type PaymentPanelProps = { readonly order: StaffOrderView; onDone(order: StaffOrderView): void }

/** What was booked, and for finance the form that books. */
export function PaymentPanel({ order, onDone }: PaymentPanelProps) {
  const { t } = useTranslation('ordersAdmin')
  const query = useCallQuery('GET /api/console/orders/payments', { query: { number: order.number } })
  const columns = useColumns()
  const [receipt, setReceipt] = useState<ReceiptView>()
  const mayBook = may(useActor(), 'book-payments')
  if (order.payment.terms === null) return null
  return (
    <>
      <ReceiptsPanel number={order.number} onBook={setReceipt} />
      <ConsolePanel title={t('payments.title')}>
        <QueryState query={query} skeleton={{ rows: 2 }}>
          {({ payments }) => (
            <DataTable
              caption={t('payments.title')}
              captionHidden
              density="dense"
              columns={columns}
              rows={payments}
              rowKey={({ reference, bookedAt }) => `${reference} ${bookedAt}`}
              empty={<p className={page.soft}>{t('payments.none')}</p>}
            />
          )}
        </QueryState>
        {mayBook && (
          <PaymentForm
            order={order}
            receipt={receipt}
            onLeaveReceipt={() => setReceipt(undefined)}
            onDone={(paid) => {
              setReceipt(undefined)
              onDone(paid)
            }}
          />
        )}
      </ConsolePanel>
    </>
  )
}

function useColumns(): readonly Column<Payment>[] {
  const { t } = useTranslation('ordersAdmin')
  return [
    {
      key: 'day',
      header: t('payments.valueDay'),
      cell: ({ receivedOn }) => <FormattedDay day={receivedOn} format="date" />,
    },
    {
      key: 'direction',
      header: t('payments.direction'),
      cell: ({ amount }) => t(`payments.directions.${amount.amount.startsWith('-') ? 'refund' : 'payment'}`),
    },
    {
      key: 'method',
      header: t('orderMoney:payments.method'),
      cell: ({ method }) => t(`orderMoney:payments.methods.${method}`),
    },
    {
      key: 'reference',
      header: t('payments.reference'),
      isRowHeader: true,
      cell: ({ reference, sameReferenceOn }) => (
        <span className={page.row}>
          {reference}
          {sameReferenceOn !== null && (
            <Badge tone="warn" label={t('payments.sameReference', { number: sameReferenceOn })} />
          )}
        </span>
      ),
    },
    { key: 'by', header: t('payments.bookedBy'), cell: ({ bookedBy }) => bookedBy },
    {
      key: 'amount',
      header: t('payments.amount'),
      align: 'end',
      cell: ({ amount }) => <FormattedMoney money={amount} />,
    },
  ]
}
