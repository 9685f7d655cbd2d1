import { Link, useLocation } from 'react-router'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import { useBrand } from '#web/page/brand-context.ts'
import { PageHead } from '#web/page/page-head.tsx'
import button from '#web/ui/button.module.css'
import { ContactList } from './contact-list.tsx'
import styles from './error.module.css'
import { navigationColumns } from './navigation-columns.ts'
import { RowOfContainers } from './row-of-containers.tsx'

function readable(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/** An unknown path, with links to continue. */
export function NotFound() {
  const { t } = useTranslation('site')
  const { pathname } = useLocation()
  return (
    <div className={styles.error}>
      <PageHead title={t('notFound.head')} hidden />
      <RowOfContainers />
      <p className={styles.status}>404</p>
      <h1>{t('notFound.title')}</h1>
      <p className={styles.text}>{t('notFound.text')}</p>
      <p className={styles.text}>
        {t('notFound.requestedUrl')} <code>{readable(pathname)}</code>
      </p>
      <p className={styles.actions}>
        <Link className={button.main} to="/">
          {t('errorPage.home')}
        </Link>
      </p>
      <WaysOn />
    </div>
  )
}

function WaysOn() {
  const { t } = useTranslation('site')
  const { navigation } = useBrand()
  const language = useLanguage()
  const links = navigationColumns(navigation).flatMap((column) => column.links)
  return (
    <div className={styles.ways}>
      <nav aria-labelledby="ways-on">
        <h2 id="ways-on">{t('notFound.ways')}</h2>
        <ul>
          {links.map(({ path, label }) => (
            <li key={path}>
              <Link to={path}>{label[language]}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <section>
        <h2>{t('notFound.ask')}</h2>
        <ContactList />
      </section>
    </div>
  )
}
