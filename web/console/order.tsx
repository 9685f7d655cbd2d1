import { useParams } from 'react-router'
import { orderWorkNamespaces } from '#web/components/orders/use-field-label.ts'
import { loadNamespaces } from '#web/language/load-namespaces.ts'
import { OrderView } from './orders/order-view.tsx'

export const loader = () => null
const namespaces = [...orderWorkNamespaces, 'ordersAdmin'] as const

export const handle = { namespaces }

export const clientLoader = loadNamespaces(namespaces)

export default function OrderPage() {
  const { number = '' } = useParams()
  return <OrderView key={number} number={number} />
}
