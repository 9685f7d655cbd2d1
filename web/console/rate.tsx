import { useParams } from 'react-router'
import { loadNamespaces } from '#web/language/load-namespaces.ts'
import { RateView } from './rates/view/rate-view.tsx'

export const loader = () => null
const namespaces = ['quotes', 'ratesAdmin', 'requestsAdmin', 'prices'] as const

export const handle = { namespaces }

export const clientLoader = loadNamespaces(namespaces)

export default function RatePage() {
  const { rateId = '' } = useParams()
  return <RateView rateId={rateId} />
}
