import { useSearchParams } from 'react-router'
import { Gate } from '#web/components/gate/gate.tsx'
import { orderWorkNamespaces } from '#web/components/orders/use-field-label.ts'
import { loadNamespaces } from '#web/language/load-namespaces.ts'
import { OrderDocument } from './order-document.tsx'

export const loader = () => null
const namespaces = [
  ...orderWorkNamespaces,
  'orderDocuments',
  'orderDrafts',
  'orderSharing',
  'places',
  'workbenchOrders',
] as const

export const handle = { namespaces }

export const clientLoader = loadNamespaces(namespaces)

/** One order; the URL has its number. */
export default function OrderPage() {
  const [searchParams] = useSearchParams()
  const number = searchParams.get('number') ?? ''
  return (
    <Gate permission="read-company-orders">
      <OrderDocument key={number} number={number} />
    </Gate>
  )
}
