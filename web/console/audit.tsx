import { loadNamespaces } from '#web/language/load-namespaces.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { AuditList } from './audit/audit-list.tsx'
import { ConsolePage } from './shared/console-page.tsx'

export const loader = () => null
/** Entries of rates name the fields of their forms. */
const namespaces = ['ratesAdmin'] as const

export const handle = { namespaces }

export const clientLoader = loadNamespaces(namespaces)

export default function AuditPage() {
  const { t } = useTranslation('console')
  return (
    <ConsolePage
      head={t('audit.head')}
      title={t('audit.title')}
      lead={t('audit.lead')}
      permission="read-audit"
    >
      <AuditList />
    </ConsolePage>
  )
}
