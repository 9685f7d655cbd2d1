import { useQueryUser } from '#web/client/query/query-client.tsx'
import { Gate } from '#web/components/gate/gate.tsx'
import { loadNamespaces } from '#web/language/load-namespaces.ts'
import { OrderList, orderListNamespaces } from '#web/workbench/orders/order-list.tsx'
import { useKeptList } from './use-kept-list.ts'

export const loader = () => null

export const handle = { namespaces: orderListNamespaces }

export const clientLoader = loadNamespaces(orderListNamespaces)

/** The orders of the company; the list opens as its reader left it. */
export default function SzhmOrders() {
  const user = useQueryUser()
  return (
    <Gate permission="read-company-orders">
      <KeptOrderList key={user} />
    </Gate>
  )
}

/** Within the gate, which opens once it is known who reads: each reader has a state of their own. */
function KeptOrderList() {
  const isReady = useKeptList()
  return isReady ? <OrderList /> : null
}
