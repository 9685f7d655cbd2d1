import { Outlet, useLocation } from 'react-router'
import { Gate } from '#web/components/gate/gate.tsx'
import { withLesson } from '#web/language/lessons-at.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { useBrand } from '#web/page/brand-context.ts'
import { PageHead } from '#web/page/page-head.tsx'
import { pageAt } from './pages.ts'
import { Rail } from './rail.tsx'
import styles from './shell.module.css'

/** Nothing to load, but a page without a loader of the server would only be drawn in the browser. */
export const loader = () => null

export const clientLoader = withLesson('forms', 'gate', 'workbench')

/** Around every page of the workbench; what is inside is drawn for whoever is logged in. */
export default function WorkbenchLayout() {
  const { t } = useTranslation('workbench')
  const { name } = useBrand()
  const here = pageAt(useLocation().pathname)
  const language = useLanguage()
  return (
    <div className={styles.workbench}>
      <PageHead title={`${t(`pages.${here}`)} - ${name[language]}`} hidden />
      <Rail />
      <div className={styles.page}>
        <header className={styles.head}>
          <h1>{t(`pages.${here}`)}</h1>
          <p>{t(`leads.${here}`)}</p>
        </header>
        <Gate permission="open-workbench">
          <Outlet />
        </Gate>
      </div>
    </div>
  )
}
