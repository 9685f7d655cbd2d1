import { Outlet } from 'react-router'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { LeaveGuard } from '#web/components/drafts/leave-guard.tsx'
import { Gate, gateNamespaces } from '#web/components/gate/gate.tsx'
import { loadNamespaces } from '#web/language/load-namespaces.ts'
import { formNamespaces } from '#web/language/messages.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { useBrand } from '#web/page/brand-context.ts'
import { PageHead } from '#web/page/page-head.tsx'
import { WorkbenchSearch } from '#web/workbench/search/workbench-search.tsx'
import styles from './shell.module.css'
import { Sidebar } from './sidebar.tsx'
import { useCurrentDocument, useCurrentPage } from './use-current-page.ts'

/** A route without a server loader would only be rendered in the browser. */
export const loader = () => null

const namespaces = [
  ...formNamespaces,
  ...gateNamespaces,
  'access',
  'certification',
  'company',
  'drafts',
  'inbox',
  'notifications',
  'settings',
  'table',
  'workbench',
] as const

/** The server renders the layout only: no user is logged in there. */
export const handle = { namespaces, queryNames: [] }

export const clientLoader = loadNamespaces(namespaces)

/** Around every page of the workbench; its content is only shown to logged-in users. */
export default function WorkbenchLayout() {
  const { t } = useTranslation('workbench')
  const { name } = useBrand()
  const currentPage = useCurrentPage()
  const language = useLanguage()
  const shown = useCurrentDocument()
  const title = shown ? t(`documents.${shown.page}`, { number: shown.number }) : t(`pages.${currentPage}`)
  return (
    <div className={styles.workbench} data-surface="workbench">
      <PageHead title={`${title} - ${name[language]}`} hidden />
      <Sidebar />
      <div className={styles.page}>
        <header className={styles.head}>
          <h1>{title}</h1>
          {!shown && <p>{t(`leads.${currentPage}`)}</p>}
        </header>
        <QueryLayer>
          <Gate permission="open-workbench">
            <Outlet />
          </Gate>
        </QueryLayer>
      </div>
      <WorkbenchSearch />
      <LeaveGuard />
    </div>
  )
}
