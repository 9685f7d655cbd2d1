import { useNavigate, useSearchParams } from 'react-router'
import { safeReturnPath } from '#domain/identity/return-path.ts'
import { withLesson } from '#web/language/lessons-at.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { useBrand } from '#web/page/brand-context.ts'
import { PageHead } from '#web/page/page-head.tsx'
import { showNotice } from '#web/ui/notices-store.ts'
import styles from './log-in.module.css'
import { LogInForm } from './log-in-form.tsx'

/** Nothing to load, but a page without a loader of the server would only be drawn in the browser. */
export const loader = () => null

export const clientLoader = withLesson('session')

export default function LogInPage() {
  const { t } = useTranslation('session')
  const { name } = useBrand()
  const language = useLanguage()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const enter = (who: string) => {
    showNotice('info', t('logIn.welcome', { name: who }))
    void navigate(safeReturnPath(query.get('redirect')), { replace: true })
  }
  return (
    <div className={styles.page}>
      <PageHead title={`${t('logIn.head')} - ${name[language]}`} hidden />
      <section className={styles.card} aria-labelledby="log-in-title">
        <p className={styles.brand}>{name[language]}</p>
        <h1 id="log-in-title">{t('logIn.title')}</h1>
        <p className={styles.lead}>{t('logIn.lead')}</p>
        <LogInForm onEntered={enter} />
      </section>
    </div>
  )
}
