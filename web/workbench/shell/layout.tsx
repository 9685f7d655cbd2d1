import { Outlet, useLocation } from 'react-router'
import { QueryLayer } from '#web/client/query/query-client.tsx'
import { Gate } from '#web/components/gate/gate.tsx'
import { withLesson } from '#web/language/lessons-at.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { useBrand } from '#web/page/brand-context.ts'
import { PageHead } from '#web/page/page-head.tsx'
import { pageAt } from './pages.ts'
import { Rail } from './rail.tsx'
import styles from './shell.module.css'

/** A route without a server loader would only be rendered in the browser. */
export const loader = () => null

export const clientLoader = withLesson('forms', 'gate', 'workbench')

/** Around every page of the workbench; its content is only shown to logged-in users. */
export default function WorkbenchLayout() {
  const { t } = useTranslation('workbench')
  const { name } = useBrand()
  const here = pageAt(useLocation().pathname)
  const language = useLanguage()
  return (
    <div className={styles.workbench} data-surface="workbench">
      <PageHead title={`${t(`pages.${here}`)} - ${name[language]}`} hidden />
      <Rail />
      <div className={styles.page}>
        <header className={styles.head}>
          <h1>{t(`pages.${here}`)}</h1>
          <p>{t(`leads.${here}`)}</p>
        </header>
        <QueryLayer>
          <Gate permission="open-workbench">
            <Outlet />
          </Gate>
        </QueryLayer>
      </div>
    </div>
  )
}
