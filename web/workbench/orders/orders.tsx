import { Gate } from '#web/components/gate/gate.tsx'
import { loadNamespaces } from '#web/language/load-namespaces.ts'
import { OrderList } from './order-list.tsx'
import { orderListNamespaces } from './order-list-namespaces.ts'

export const loader = () => null

export const handle = { namespaces: orderListNamespaces }

export const clientLoader = loadNamespaces(orderListNamespaces)

/** The orders of the company. */
export default function OrdersPage() {
  return (
    <Gate permission="read-company-orders">
      <OrderList />
    </Gate>
  )
}
