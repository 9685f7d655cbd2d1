import { useSearchParams } from 'react-router'
import { Gate } from '#web/components/gate/gate.tsx'
import { orderWorkNamespaces } from '#web/components/orders/use-field-label.ts'
import { loadNamespaces } from '#web/language/load-namespaces.ts'
import { TicketDocument } from './ticket-document.tsx'

export const loader = () => null
const namespaces = [...orderWorkNamespaces, 'places', 'workbenchOrders'] as const

export const handle = { namespaces }

export const clientLoader = loadNamespaces(namespaces)

/** The electronic booking ticket of one order; the URL has the number of the order. */
export default function TicketPage() {
  const [searchParams] = useSearchParams()
  const number = searchParams.get('number') ?? ''
  return (
    <Gate permission="read-company-orders">
      <TicketDocument key={number} number={number} />
    </Gate>
  )
}
