import { orderWorkNamespaces } from '#web/components/orders/use-field-label.ts'
import { loadNamespaces } from '#web/language/load-namespaces.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { OrderList } from './orders/order-list.tsx'
import { OrderView } from './orders/order-view.tsx'
import { ConsolePage } from './shared/console-page.tsx'
import { ListAndDetail } from './shared/list-and-detail.tsx'
import { orderPath } from './shared/sections.ts'

export const loader = () => null
const namespaces = [...orderWorkNamespaces, 'ordersAdmin', 'orderSheet'] as const

export const handle = { namespaces }

export const clientLoader = loadNamespaces(namespaces)

export default function OrdersPage() {
  const { t } = useTranslation('ordersAdmin')
  return (
    <ConsolePage
      head={t('list.head')}
      title={t('list.head')}
      lead={t('list.lead')}
      permission="read-all-orders"
    >
      <ListAndDetail
        pathOf={orderPath}
        label={t('console:list.detail')}
        detail={(number) => <OrderView key={number} number={number} />}
      >
        <OrderList />
      </ListAndDetail>
    </ConsolePage>
  )
}
