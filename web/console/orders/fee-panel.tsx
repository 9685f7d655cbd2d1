import type { StaffOrderView } from '#contract/console-orders.ts'
import { FeeTable } from '#web/components/orders/fee-table.tsx'
import { FeeTotals } from '#web/components/orders/fee-totals.tsx'
import { ConsolePanel } from '#web/console/shared/console-panel.tsx'
import { useTranslation } from '#web/language/use-translation.ts'

/** The charges: quoted against proposed or confirmed, and what the customer objects to. */
export function FeePanel({ order }: { readonly order: StaffOrderView }) {
  const { fees } = order
  const { t } = useTranslation('ordersAdmin')
  return (
    <ConsolePanel title={t('fees.title')} actions={<span>{t(`orders:fees.${fees.state}`)}</span>}>
      <FeeTable fees={fees} order={order} />
      <FeeTotals fees={fees} />
    </ConsolePanel>
  )
}
