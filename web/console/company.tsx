import { useLocation, useParams } from 'react-router'
import { loadNamespaces } from '#web/language/load-namespaces.ts'
import { CompanyView } from './review/company-view.tsx'
import { applicationPath } from './shared/sections.ts'

const namespaces = ['requestsAdmin', 'orders', 'ordersAdmin'] as const

export const loader = () => null

export const handle = { namespaces }

export const clientLoader = loadNamespaces(namespaces)

export default function CompanyPage() {
  const { companyId = '' } = useParams()
  const isInQueue = useLocation().pathname === applicationPath(companyId)
  return <CompanyView companyId={companyId} list={isInQueue ? 'certifications' : 'companies'} />
}
