import { Gate } from '#web/components/gate/gate.tsx'
import { orderNamespaces } from '#web/components/orders/order-namespaces.ts'
import { loadNamespaces } from '#web/language/load-namespaces.ts'
import { OrderList } from './order-list.tsx'

export const loader = () => null
const namespaces = [
  ...orderNamespaces,
  'orderDrafts',
  'orderExports',
  'orderMessages',
  'places',
  'workbenchOrders',
] as const

export const handle = { namespaces }

export const clientLoader = loadNamespaces(namespaces)

/** The orders of the company. */
export default function OrdersPage() {
  return (
    <Gate permission="read-company-orders">
      <OrderList />
    </Gate>
  )
}
