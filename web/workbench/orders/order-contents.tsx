import type { ReactNode } from 'react'
import type { OrderView } from '#contract/orders.ts'
import type { OrderSection } from '#domain/notifications/workbench-paths.ts'
import { OrderDocuments } from '#web/components/orders/correspondence/order-documents.tsx'
import { OrderMessages } from '#web/components/orders/correspondence/order-messages.tsx'
import { FeeTable } from '#web/components/orders/fee-table.tsx'
import { FeeTotals } from '#web/components/orders/fee-totals.tsx'
import { OrderFields } from '#web/components/orders/order-fields.tsx'
import { OrderInstruction } from '#web/components/orders/order-instruction.tsx'
import { HistoryAsOf } from '#web/components/orders/past/history-as-of.tsx'
import { FoldedOnPhones } from '#web/components/quotes/folded-on-phones.tsx'
import { ContingentCharges } from '#web/components/quotes/offer/contingent-charges.tsx'
import { useTranslation } from '#web/language/use-translation.ts'
import { Panel } from '#web/ui/panel.tsx'
import { BilledCharges } from './billed-charges.tsx'
import { OrderFiles } from './exports/order-files.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderWork } from './order-work.tsx'
import styles from './orders.module.css'
import { readInstruction } from './read-instruction.ts'
import { OrderPeople } from './sharing/order-people.tsx'
import { OrderShares } from './sharing/order-shares.tsx'

/** What stands in each section of an order. */
export const contentsOf = (
  order: OrderView,
  onMoved: (order: OrderView) => void,
): Readonly<Record<OrderSection, ReactNode>> => ({
  work: order.tab !== 'to-confirm' && <OrderWork order={order} />,
  charges: <Charges order={order} onMoved={onMoved} />,
  details: (
    <>
      <OrderFacts order={order} />
      <div className={styles.onScreen}>
        <OrderPeople key={order.version} number={order.number} />
      </div>
      <OrderFields order={order} />
      <OrderInstruction file={order.instruction} read={readInstruction} />
    </>
  ),
  documents: (
    <>
      <div className={styles.onScreen}>
        <OrderFiles order={order} />
      </div>
      <OrderDocuments number={order.number} side="customer" />
      <div className={styles.onScreen}>
        <OrderShares number={order.number} />
      </div>
    </>
  ),
  messages: <OrderMessages number={order.number} side="customer" />,
  history: <HistoryAsOf number={order.number} side="customer" history={order.history} />,
})

type ChargesProps = { readonly order: OrderView; onMoved(order: OrderView): void }

/** What was agreed, what was billed since, and what may be added. */
function Charges({ order, onMoved }: ChargesProps) {
  const { t } = useTranslation('orderView')
  return (
    <>
      <Panel title={t('fees.title')} lead={t(`orders:fees.${order.fees.state}`)}>
        <FeeTable fees={order.fees} order={order} />
        <FeeTotals fees={order.fees} />
      </Panel>
      <BilledCharges order={order} onMoved={onMoved} />
      {order.contingentCharges.length > 0 && (
        <FoldedOnPhones title={t('prices:contingentCharges.title')}>
          <ContingentCharges contingentCharges={order.contingentCharges} />
        </FoldedOnPhones>
      )}
    </>
  )
}
