import { Gate } from '#web/components/gate/gate.tsx'
import { loadNamespaces } from '#web/language/load-namespaces.ts'
import { OrderList, orderListNamespaces } from './order-list.tsx'

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
