import { Link, useLocation } from 'react-router'
import { useSession } from '#web/client/session-state.ts'
import { useTranslation } from '#web/language/use-translation.ts'
import { Icon, type IconName } from '#web/ui/icons.tsx'
import { type PageName, pageNames, workbenchUrls } from './pages.ts'
import styles from './shell.module.css'
import { useCurrentPage } from './use-current-page.ts'

const icons: Readonly<Record<PageName, IconName>> = {
  dashboard: 'overview',
  orders: 'list',
  quotes: 'document',
  requests: 'message',
  alerts: 'bell',
  bulk: 'table',
  addressBook: 'place',
  certification: 'shield',
  company: 'member',
  inbox: 'mail',
  settings: 'sliders',
}

/** A rail on wide screens, on phones a menu with the name of the current page. */
export function Sidebar() {
  const { t } = useTranslation('workbench')
  const location = useLocation()
  const currentPage = useCurrentPage()
  return (
    <>
      <nav className={styles.sidebar} aria-label={t('navigation')}>
        <Links currentPage={currentPage} />
      </nav>
      {/* The key closes the menu after each navigation. */}
      <details className={styles.menu} key={`${location.pathname}${location.search}`}>
        <summary>
          <Icon name={icons[currentPage]} />
          <span className="visually-hidden">{t('menu')}</span>
          {t(`pages.${currentPage}`)}
          <Unread />
          <Icon name="chevron" />
        </summary>
        <nav aria-label={t('navigation')}>
          <Links currentPage={currentPage} />
        </nav>
      </details>
    </>
  )
}

function Links({ currentPage }: { currentPage: PageName }) {
  const { t } = useTranslation('workbench')
  return (
    <ul>
      {pageNames.map((name) => (
        <li key={name}>
          <Link
            to={workbenchUrls[name]}
            title={t(`pages.${name}`)}
            aria-current={name === currentPage ? 'page' : undefined}
          >
            <Icon name={icons[name]} />
            <span className={styles.name}>{t(`pages.${name}`)}</span>
            {name === 'inbox' && <Unread />}
          </Link>
        </li>
      ))}
    </ul>
  )
}

const maxShown = 99

function Unread() {
  const { t } = useTranslation('workbench')
  const unread = useSession((state) => state.unread)
  if (unread === 0) return null
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{unread > maxShown ? `${maxShown}+` : unread}</span>
      <span className="visually-hidden">{t('unread', { count: unread })}</span>
    </span>
  )
}
