import { useParams } from 'react-router'
import { loadNamespaces } from '#web/language/load-namespaces.ts'
import { RequestView } from './requests/request-view.tsx'

export const loader = () => null
const namespaces = ['quotes', 'ratesAdmin', 'requests', 'requestsAdmin'] as const

export const handle = { namespaces }

export const clientLoader = loadNamespaces(namespaces)

export default function RequestPage() {
  const { number = '' } = useParams()
  return <RequestView number={number} />
}
