import { Gate } from '#web/components/gate/gate.tsx'
import { loadNamespaces } from '#web/language/load-namespaces.ts'
import { OrderList } from '#web/workbench/orders/order-list.tsx'
import { orderListNamespaces } from '#web/workbench/orders/order-list-namespaces.ts'
import { useKeptList } from './use-kept-list.ts'

export const loader = () => null

export const handle = { namespaces: orderListNamespaces }

export const clientLoader = loadNamespaces(orderListNamespaces)

/** The orders of the company; the list opens as it was left. */
export default function SzhmOrders() {
  const isReady = useKeptList()
  return <Gate permission="read-company-orders">{isReady && <OrderList />}</Gate>
}
