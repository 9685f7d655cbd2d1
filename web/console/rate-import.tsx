import { loadNamespaces } from '#web/language/load-namespaces.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { ImportAdmin } from './imports/import-admin.tsx'
import { ConsolePage } from './shared/console-page.tsx'

export const loader = () => null
const namespaces = ['quotes', 'ratesAdmin', 'requestsAdmin'] as const

export const handle = { namespaces }

export const clientLoader = loadNamespaces(namespaces)

export default function RateImportPage() {
  const { t } = useTranslation('ratesAdmin')
  return (
    <ConsolePage
      head={t('import.head')}
      title={t('import.head')}
      lead={t('import.lead')}
      permission="publish-rates"
    >
      <ImportAdmin />
    </ConsolePage>
  )
}
